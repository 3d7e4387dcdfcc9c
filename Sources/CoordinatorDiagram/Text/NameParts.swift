/// A type's name in two parts: its stem, and a suffix such as `Coordinator`.
struct NameParts: Hashable, Sendable {
    /// `Teams` of `TeamsCoordinator`.
    var stem: String
    /// `Coordinator` of `TeamsCoordinator`; empty if the name has no such suffix.
    var suffix: String

    /// The text that both make.
    var whole: String { stem + suffix }

    /// A drawn text, which may have lost its suffix.
    init(_ text: String, suffix: String) {
        let isWhole = !suffix.isEmpty && text.hasSuffix(suffix)
        (stem, self.suffix) = isWhole ? (String(text.dropLast(suffix.count)), suffix) : (text, "")
    }

    init(stem: String, suffix: String) { (self.stem, self.suffix) = (stem, suffix) }

    /// The ways to split a name, with the longest suffix first and without any last.
    static func choices(_ name: String) -> [NameParts] {
        let whole = NameParts(stem: name, suffix: "")
        // If fonts differ in the widths of letters, a second part would not begin where the first one ends.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return [whole] }
        return suffixes.filter { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
            .map { NameParts(name, suffix: $0) } + [whole]
    }

    /// The domain of an event for little room: `Login` for `LoginViewControllerDelegate`.
    static func narrowDomain(_ name: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
        for suffix in declarers where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
            return String(name.dropLast(suffix.count))
        }
        return choices(name)[0].stem
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
