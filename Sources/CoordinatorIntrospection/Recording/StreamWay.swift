import Coordinators

/// The path of a stream's events: the object that sends them, the object that receives them, and those above both.
///
/// Events of a stream do not bubble, so the recorder can't find the ends of the stream: the code that subscribes names
/// them.
public struct StreamWay: Hashable, Sendable {
    /// All responders from the emitter to the root.
    public let path: [RecordedJourney.Responder]
    /// The index of the subscriber in the path. The objects between the emitter and the subscriber are not offered the
    /// event.
    public let subscriber: Int
    /// The name of the stream at the emitter: `actions`.
    public let channel: String

    /// Creates the path of a stream's events.
    ///
    /// - Parameters:
    ///   - channel: the stream's name at the emitter. It names events whose values are not cases of an enum.
    ///   - path: all responders from the emitter to the root.
    ///   - subscriber: the index of the subscriber in `path`: by default that of the first object above the emitter. An
    ///     index outside the path means the nearest end of the path.
    public init(_ channel: String, path: [RecordedJourney.Responder], subscriber: Int = 1) {
        self.channel = channel
        self.path = path
        self.subscriber = min(max(0, subscriber), max(0, path.count - 1))
    }

    /// The event's name for a value: `CartAction.pay` for a case of an enum, else the stream's name at its emitter.
    public func event(of value: some Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return "\(path.first.map { $0.type + "." } ?? "")\(channel)" }
        return "\(TypeName.of(type(of: value))).\(CaseName.of(value))"
    }

    func journey(of event: String) -> RecordedJourney {
        RecordedJourney(event: event, path: path, offered: path.isEmpty ? 0 : subscriber + 1, isConsumed: !path.isEmpty)
    }
}
