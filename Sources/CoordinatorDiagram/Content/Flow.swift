import TreeComparison

/// A branch as a line from a parent's box to its child.
public struct BranchLine: Hashable, Sendable {
    /// The parent's box.
    public var parent: Int
    /// The child's box.
    public var child: Int
    /// The presentation, such as `show`.
    public var presentation: String
    /// The route that leads to the child.
    public var route: String
    /// The row of the parent's box that names the route.
    public var routeRow: Int?
    /// How the child is held and removed, line by line, if the diagram shows it.
    public var lifetime: [String] = []
    /// Its change; `nil` if the diagram shows only one version.
    public var change: Change?
    /// The text of the old version, if it has changed.
    public var before: String?
    /// Whether the row of its route is shown and contains its whole text.
    var isNamedByRow = false
}

/// A part of a journey as a line: from the emission to one object to which the event is offered, or to the place where
/// it is lost.
public struct Flow: Hashable, Sendable {
    /// A place in a picture: a box, and the row in it if there is one.
    public struct Port: Hashable, Sendable {
        /// The box.
        public var box: Int
        /// The row, counted from 0; `nil` for the box as a whole.
        public var row: Int?

        /// Creates a place.
        public init(box: Int, row: Int? = nil) {
            self.box = box
            self.row = row
        }
    }

    /// What happens at the end of the line.
    public enum Fate: String, Hashable, Sendable, CaseIterable {
        /// The journey ends here.
        case consumed
        /// The journey may end here, depending on run-time values.
        case maybeConsumed
        /// The object observes the event and lets it go on.
        case observed
        /// The event left at the root: no object intercepted it.
        case lost
    }

    /// The place of the emission, or of the reference through which the event comes.
    public var source: Port
    /// The object to which the event is offered; for a lost event, the box of its marker.
    public var target: Port
    /// The full name of the event; empty if the line represents several.
    public var event: String
    /// What happens at the end.
    public var fate: Fate
    /// Its change; `nil` if the diagram shows only one version.
    public var change: Change?
}
