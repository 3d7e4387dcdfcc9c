import TreeComparison

/// A branch as a line from a parent's box to its child.
public struct BranchLine: Hashable, Sendable {
    /// The box above.
    public var parent: Int
    /// The box below.
    public var child: Int
    /// The presentation, such as `show`.
    public var presentation: String
    /// The route that leads here.
    public var route: String
    /// The row of the parent's box that names the route.
    public var routeRow: Int?
    /// How the child is held and removed, if the diagram says so, line by line.
    public var lifetime: [String] = []
    /// What has become of it; `nil` where a diagram shows one version alone.
    public var change: Change?
    /// The text of the old version, if it has changed.
    public var before: String?
    /// Whether the row of its route is there and says all that is to be said of it.
    var isNamedByRow = false
}

/// A part of a journey as a line: from the emission to one object that is offered the event, or to the place where it
/// is lost.
public struct Flow: Hashable, Sendable {
    /// A place in a picture: a box, and the row in it if there is one.
    public struct Port: Hashable, Sendable {
        /// The box.
        public var box: Int
        /// The row, counted from 0; `nil` for the box as a whole.
        public var row: Int?

        /// Names a place.
        public init(box: Int, row: Int? = nil) {
            self.box = box
            self.row = row
        }
    }

    /// What happens at the end of the line.
    public enum Fate: String, Hashable, Sendable, CaseIterable {
        /// The journey ends here.
        case consumed
        /// It may end here: that depends on run-time values.
        case maybeConsumed
        /// The object observes the event and lets it bubble.
        case observed
        /// The event left at the root: no object intercepted it.
        case lost
    }

    /// Where it is emitted, or the reference through which it comes.
    public var source: Port
    /// The object that is offered the event; for a lost event the box of its marker.
    public var target: Port
    /// The full name of the event; empty if the line represents several.
    public var event: String
    /// What happens at the end.
    public var fate: Fate
    /// What has become of it; `nil` where a diagram shows one version alone.
    public var change: Change?
}
