/// A declared event: a case of an event enum, a flow output, or a delegate method.
public struct EventDeclaration: Hashable, Sendable {
    /// The full name, `AppEvents.Teams.didSelect`: the domain, a dot, the case.
    public var name: String
    /// The types of the values that the event carries.
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
/// An event that bubbles is offered to each object on the path in turn. A closure, a delegate or a subscription reaches
/// only the object that is wired to this emitter. A step goes to one coordinator.
public struct Emission: Hashable, Sendable {
    /// Whether an object is wired to this emitter, independent of the interceptors on its path.
    public enum Heard: String, Hashable, Sendable, CaseIterable {
        /// No object is wired to it: the event is lost.
        case never
    }

    /// How an event travels if it does not bubble.
    public enum Delivery: String, Hashable, Sendable, CaseIterable {
        /// The nearest interceptor receives the event, and no object above it does.
        case direct
        /// The event is offered to the coordinator that owns the emitter, and to that coordinator's parent only if the
        /// coordinator intercepts it and lets it go on.
        case stepped
    }

    /// The full name of the event, or `Domain.*` if it isn't known which of the domain's events it is. Only an
    /// interceptor of `Domain.*` receives the latter.
    public var event: String
    /// Whether an object is wired to this emitter; `nil` if the interceptors on the path decide that.
    public var heard: Heard?
    /// How the event travels; `nil` if it bubbles.
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
        /// Whether the journey ends here depends on run-time values.
        case sometimes
        /// It observes the event, which goes on.
        case never
    }

    /// The full name of the event, or `Domain.*` for every case of a domain.
    public var event: String
    /// Whether the journey ends here.
    public var consumes: Consumption
    /// The type that receives the event, if it is not the coordinator or screen itself: an output or a delegate may be
    /// wired to an object off the path.
    public var by: String?
    /// Whether its handler does nothing: it intercepts the event, and the user sees no effect.
    public var isEmpty: Bool
    /// The place in the app's source where it intercepts the event.
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

    /// Whether it intercepts `event`: the names are equal, or its wildcard covers the domain of the event.
    public func intercepts(_ event: String) -> Bool {
        if self.event == event { return true }
        guard self.event.utf8.last == UInt8(ascii: "*") else { return false }
        let domain = self.event.utf8.dropLast()
        guard domain.last == UInt8(ascii: ".") else { return false }
        return event.utf8.starts(with: domain)
            && !event.utf8.dropFirst(domain.count).contains(UInt8(ascii: "."))
    }
}
