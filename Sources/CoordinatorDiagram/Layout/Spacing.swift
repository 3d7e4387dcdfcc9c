/// The room that an arrangement leaves, in points.
enum Spacing {
    /// Between two neighbours.
    static let siblings = 20.0
    /// Between two trees.
    static let trees = 24.0
    /// Before what nobody presents, besides: it stands apart from the rest.
    static let beforeUnattached = 28.0
    /// Between two lanes for events.
    static let lane = 6.0
    /// Between a box and the first lane beside it.
    static let beforeLanes = 9.0
    /// What a branch needs to swing from its parent's height to its child's.
    static let swing = 24.0
    /// Between a branch's label and the box it leads to, the arrow included.
    static let afterLabel = 13.0
    /// Between two loops at a box's side.
    static let loop = 5.0
    /// How high a label is, where branches run downwards.
    static let labelHeight = 30.0
    /// Between the markers of lost events.
    static let markers = 8.0
    /// Between a root and the markers of its lost events, besides their lanes.
    static let beforeMarkers = 18.0
    /// How round the corners of event flows are.
    static let corner = 5.0
    /// The lengths of the arrows of branches and flows.
    static let branchArrow = 7.0
    static let flowArrow = 6.0
}
