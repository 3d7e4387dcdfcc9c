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
    /// Its place in the file that it was read from.
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
/// See "How an event travels": an event that bubbles is offered to each object on the path in turn; a closure, a
/// delegate or a subscription reaches the object that was wired to this one emitter; a step goes to one coordinator.
public struct Emission: Hashable, Sendable {
    /// Whether an object is wired to this emitter, independent of the interceptors on its path.
    public enum Heard: String, Hashable, Sendable, CaseIterable {
        /// No object was wired to it: the event is lost.
        case never
    }

    /// How an event travels if it does not bubble.
    public enum Delivery: String, Hashable, Sendable, CaseIterable {
        /// The nearest interceptor receives the event, and no object above it does.
        case direct
        /// The event is offered to the coordinator that owns the emitter; to its parent only if that one intercepts it
        /// and lets it go on.
        case stepped
    }

    /// The full name of the event; `Domain.*` where it isn't known which of the domain's events it is. Only an
    /// interceptor of `Domain.*` receives it.
    public var event: String
    /// Whether an object is wired to this emitter; `nil` if that follows from the interceptors on the path.
    public var heard: Heard?
    /// How the event travels; `nil` where it bubbles.
    public var delivery: Delivery?
    /// Where it is emitted in the app's source.
    public var location: Location?
    /// Findings to suppress here.
    public var ignores: [Ignore]
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Its place in the file that it was read from.
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

/// A coordinator or screen that receives an event, and whether the event goes on from there.
public struct Interceptor: Hashable, Sendable {
    /// Whether an interceptor ends the journey.
    public enum Consumption: String, Hashable, Sendable, CaseIterable {
        /// `return true`: the journey ends here.
        case always
        /// It depends on run-time values.
        case sometimes
        /// It observes the event.
        case never
    }

    /// The full name of the event, or `Domain.*` for every case of a domain.
    public var event: String
    /// Whether the journey ends here.
    public var consumes: Consumption
    /// The type that receives the event, if it is not the coordinator or screen itself: an output or a delegate that is
    /// wired to something off the path.
    public var by: String?
    /// Whether its handler does nothing: it intercepts the event, and the user sees no effect.
    public var isEmpty: Bool
    /// Where it intercepts in the app's source.
    public var location: Location?
    /// Findings to suppress here.
    public var ignores: [Ignore]
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Its place in the file that it was read from.
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

    /// Whether it intercepts `event`: the names are equal, or its wildcard covers the event's domain.
    public func intercepts(_ event: String) -> Bool {
        if self.event == event { return true }
        guard self.event.utf8.last == UInt8(ascii: "*") else { return false }
        let domain = self.event.utf8.dropLast()
        guard domain.last == UInt8(ascii: ".") else { return false }
        return event.utf8.starts(with: domain)
            && !event.utf8.dropFirst(domain.count).contains(UInt8(ascii: "."))
    }
}
