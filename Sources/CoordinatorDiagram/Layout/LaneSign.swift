/// A sign of a stroke in a box where it has no row.
public struct LaneSign: Hashable, Sendable {
    /// What it shows.
    public enum Meaning: Hashable, Sendable {
        /// Something is emitted.
        case emitter
        /// An object observes the event.
        case bead
        /// The stroke ends at the box's side.
        case end
    }

    /// What it shows.
    public var meaning: Meaning
    /// Its position.
    public var middle: Point
    /// The stroke to which it belongs.
    public var stroke: Int
    /// The event, if nothing else in its box names it.
    public var name: String?
}
