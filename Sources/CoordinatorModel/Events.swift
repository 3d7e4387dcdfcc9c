/// A declared event: a case of an event enum, a flow output, or a delegate method.
public struct EventDeclaration: Hashable, Sendable {
    /// The full name, `AppEvents.Teams.didSelect`: the domain, a dot, the case.
    public var name: String
    /// The types that travel with it.
    public var payload: [String]
    /// Where it is declared in the app's source.
    public var location: Location?
    /// Findings to suppress here.
    public var ignores: [Ignore]
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Where it stands in the file that it was read from.
    public var origin: Origin

    /// Creates a declaration.
    public init(name: String, payload: [String] = [], location: Location? = nil) {
        self.name = name
        self.payload = payload
        self.location = location
        ignores = []
        extensions = [:]
        origin = Origin()
    }
}

/// A place where a screen or a coordinator emits an event.
///
/// After "How an event travels": a channel that bubbles asks everybody on the path in turn; a closure, a delegate or a
/// subscription is heard by whoever was wired to this one object; a step goes to one coordinator.
public struct Emission: Hashable, Sendable {
    /// What is known of who hears this object's channel, whatever interceptors stand on its path.
    public enum Heard: String, Hashable, Sendable, CaseIterable {
        /// Nobody was wired to it: the event is lost.
        case never
    }

    /// How an event comes to those who hear it, where it does not bubble.
    public enum Delivery: String, Hashable, Sendable, CaseIterable {
        /// The nearest place that claims the event hears it, and nobody above is asked.
        case direct
        /// The coordinator that owns the emitter is asked; its parent only where that one claims the event and lets it
        /// go on.
        case stepped
    }

    /// The full name of the event; `Domain.*` where it isn't known which of the domain's events it is. Only a claim on
    /// `Domain.*` hears that.
    public var event: String
    /// Whether somebody hears this object's channel; `nil` where that follows from the interceptors on the path.
    public var heard: Heard?
    /// How the event travels; `nil` where it bubbles.
    public var delivery: Delivery?
    /// Where it is emitted in the app's source.
    public var location: Location?
    /// Findings to suppress here.
    public var ignores: [Ignore]
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Where it stands in the file that it was read from.
    public var origin: Origin

    /// Creates an emission.
    public init(event: String, heard: Heard? = nil, delivery: Delivery? = nil, location: Location? = nil) {
        self.event = event
        self.heard = heard
        self.delivery = delivery
        self.location = location
        ignores = []
        extensions = [:]
        origin = Origin()
    }
}

/// A coordinator's or screen's claim on an event, with what it does to the event's journey.
public struct Interceptor: Hashable, Sendable {
    /// What a claim does to propagation.
    public enum Consumption: String, Hashable, Sendable, CaseIterable {
        /// `return true`: the journey ends here.
        case always
        /// It depends on run-time values.
        case sometimes
        /// It looks, and lets the event bubble.
        case never
    }

    /// The full name of the event, or `Domain.*` for every case of a domain.
    public var event: String
    /// Whether the journey ends here.
    public var consumes: Consumption
    /// The type that catches, where it is not the coordinator or screen itself: an output or a delegate that is wired
    /// to something off the path.
    public var by: String?
    /// Whether its handler does nothing: it claims the event, and the user sees no effect.
    public var isEmpty: Bool
    /// Where it intercepts in the app's source.
    public var location: Location?
    /// Findings to suppress here.
    public var ignores: [Ignore]
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Where it stands in the file that it was read from.
    public var origin: Origin

    /// Creates an interceptor.
    public init(
        event: String, consumes: Consumption = .always, by: String? = nil, isEmpty: Bool = false,
        location: Location? = nil
    ) {
        self.event = event
        self.consumes = consumes
        self.by = by
        self.isEmpty = isEmpty
        self.location = location
        ignores = []
        extensions = [:]
        origin = Origin()
    }

    /// Whether a name stands for every case of a domain, as `AppEvents.Teams.*` does.
    public static func isWildcard(_ name: String) -> Bool { name.utf8.suffix(2).elementsEqual(".*".utf8) }

    /// Whether this claim is on `event`: the same name, or any case under its wildcard's domain.
    public func claims(_ event: String) -> Bool {
        if self.event == event { return true }
        guard self.event.utf8.last == UInt8(ascii: "*") else { return false }
        let domain = self.event.utf8.dropLast()
        guard domain.last == UInt8(ascii: ".") else { return false }
        return event.utf8.starts(with: domain)
            && !event.utf8.dropFirst(domain.count).contains(UInt8(ascii: "."))
    }
}
