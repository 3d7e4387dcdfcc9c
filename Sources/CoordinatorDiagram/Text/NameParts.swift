/// A type's name in two parts: its stem, and a suffix such as `Coordinator`.
struct NameParts {
    /// `Teams` of `TeamsCoordinator`.
    var stem: String
    /// `Coordinator` of `TeamsCoordinator`; empty where the name doesn't say.
    var suffix: String

    init(_ name: String) {
        // Where fonts disagree on the widths of letters, a second part would not begin where the first one ends.
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

    /// A name where there is little room: without what sort of thing it is.
    static func narrow(_ name: String) -> String { NameParts(name).stem }

    /// Longer ones before those that they end with.
    private static let suffixes = [
        "ScreenCoordinator", "FlowCoordinator", "Coordinator", "HostingController", "ViewController", "Controller",
        "ScreenView", "View", "Screen", "Router", "Flow",
    ]
}
