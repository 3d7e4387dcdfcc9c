/// What is drawn of one journey, so that it can be followed in the picture.
public struct JourneyTrace: Hashable, Sendable {
    /// Where it starts; `nil` where that isn't shown.
    public var source: Flow.Port?
    /// The line to each of its stops, or the one to where it is lost, as indices into `Diagram.flows`; `nil` for a stop
    /// to which none leads. Empty where the options leave the journey out. Where `Diagram.leavesOutPassing`, the one to
    /// who consumes it alone.
    public var lines: [Int?]
}
