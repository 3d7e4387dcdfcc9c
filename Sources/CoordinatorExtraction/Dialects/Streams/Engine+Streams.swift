/// The facts about streams for other dialects.
extension Engine {
    /// Whether a stream has a subscriber.
    func isHeard(_ stream: ObjectID) -> Bool { heap.known(stream, "heard")?.value.contains(.closure) == true }
}
