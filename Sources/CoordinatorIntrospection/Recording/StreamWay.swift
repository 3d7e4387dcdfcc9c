import Coordinators

/// The path of a stream's events: the object that sends them, the one that receives them, and those above both.
///
/// Events of a stream do not bubble, so the recorder can't see the two ends of the stream: the code that subscribes
/// names them.
public struct StreamWay: Hashable, Sendable {
    /// All responders from the emitter to the root.
    public let path: [RecordedJourney.Responder]
    /// The position of the subscriber in the path. Objects between it and the emitter are not offered the event.
    public let subscriber: Int
    /// The name of the stream at the emitter: `actions`.
    public let channel: String

    /// Describes the way of a stream's events.
    ///
    /// - Parameters:
    ///   - channel: the stream's name at the emitter. It names events whose values are no cases of an enum.
    ///   - path: all responders from the emitter to the root.
    ///   - subscriber: the position in `path` of the one that subscribes: by default the first above the emitter. One
    ///     outside the path stands for its nearest end.
    public init(_ channel: String, path: [RecordedJourney.Responder], subscriber: Int = 1) {
        self.channel = channel
        self.path = path
        self.subscriber = min(max(0, subscriber), max(0, path.count - 1))
    }

    /// The name of a value as an event: `CartAction.pay` for a case of an enum, else the stream's name at its emitter.
    public func event(of value: some Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return "\(path.first.map { $0.type + "." } ?? "")\(channel)" }
        return "\(TypeName.of(type(of: value))).\(CaseName.of(value))"
    }

    func journey(of event: String) -> RecordedJourney {
        RecordedJourney(event: event, path: path, offered: path.isEmpty ? 0 : subscriber + 1, isConsumed: !path.isEmpty)
    }
}
