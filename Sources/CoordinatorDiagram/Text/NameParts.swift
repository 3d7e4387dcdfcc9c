/// A type's name in two parts: its stem, and a suffix such as `Coordinator`.
struct NameParts {
    /// `Teams` of `TeamsCoordinator`.
    var stem: String
    /// `Coordinator` of `TeamsCoordinator`; empty if the name has no such suffix.
    var suffix: String

    init(_ name: String) {
        // If fonts differ in the widths of letters, a second part would not begin where the first one ends.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            (stem, suffix) = (name, "")
            return
        }
        for suffix in Self.suffixes where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
            (stem, self.suffix) = (String(name.dropLast(suffix.count)), suffix)
            return
        }
        (stem, suffix) = (name, "")
    }

    /// A name for little room: without its suffix.
    static func narrow(_ name: String) -> String { NameParts(name).stem }

    /// The domain of an event for little room: `Login` for `LoginViewControllerDelegate`.
    static func narrowDomain(_ name: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
        for suffix in declarers where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
            return String(name.dropLast(suffix.count))
        }
        return narrow(name)
    }

    /// The suffixes of types that declare outputs and delegates.
    private static let declarers = [
        "ViewControllerDelegate", "ViewModelDelegate", "CoordinatorDelegate", "ControllerDelegate", "ScreenDelegate",
        "ViewDelegate", "Delegate", "CoordinatorOutput", "ViewModelOutput", "ViewOutput", "Output", "ViewModel",
        "Listener",
    ]

    /// Longer suffixes come before those that they end with.
    private static let suffixes = [
        "ScreenCoordinator", "FlowCoordinator", "Coordinator", "HostingController", "ViewController", "Controller",
        "ScreenView", "View", "Screen", "Router", "Flow",
    ]
}
