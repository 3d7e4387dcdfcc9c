/// The drawn parts of one journey, so that a reader can follow it in the picture.
public struct JourneyTrace: Hashable, Sendable {
    /// The start of the journey; `nil` if it isn't shown.
    public var source: Flow.Port?
    /// The line to each of its stops, or the one to the place where it is lost, as indices into `Diagram.flows`; `nil`
    /// for a stop without a line. Empty if the options leave the journey out. With `Diagram.leavesOutPassing`, only the
    /// line to the consumer.
    public var lines: [Int?]
}
