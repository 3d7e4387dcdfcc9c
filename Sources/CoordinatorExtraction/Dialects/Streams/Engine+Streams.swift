/// What other dialects ask of streams.
extension Engine {
    /// Whether somebody listens to a stream.
    func isHeard(_ stream: ObjectID) -> Bool { heap.known(stream, "heard")?.value.contains(.closure) == true }
}
