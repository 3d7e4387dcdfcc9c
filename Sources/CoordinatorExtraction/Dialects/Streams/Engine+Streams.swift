/// What other dialects ask of streams.
extension Engine {
    /// Whether somebody listens to a stream.
    func isHeard(_ stream: ObjectID) -> Bool { heap.known(stream, "heard")?.value.contains(.closure) == true }

    /// The values that a stream begins with, or had last.
    func latest(of stream: ObjectID) -> Value { heap.known(stream, "latest")?.value ?? .never }
}
