/// A symbol of a stroke in a box in which the stroke has no row.
public struct LaneSign: Hashable, Sendable {
    /// The meaning of the symbol.
    public enum Meaning: Hashable, Sendable {
        /// An event is emitted.
        case emitter
        /// An object observes the event, or may consume it.
        case bead(Flow.Fate)
        /// The stroke ends at the box's side.
        case end
    }

    /// The meaning of the symbol.
    public var meaning: Meaning
    /// Its position.
    public var middle: Point
    /// The stroke that it belongs to.
    public var stroke: Int
    /// The event, if nothing else in the box names it.
    public var name: String?
}
