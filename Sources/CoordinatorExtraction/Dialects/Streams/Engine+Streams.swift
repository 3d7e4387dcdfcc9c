/// What other dialects need to know about streams.
extension Engine {
    /// Whether a stream has a subscriber.
    func isHeard(_ stream: ObjectID) -> Bool { heap.known(stream, "heard")?.value.contains(.closure) == true }
}
