import Coordinators
import CoordinatorModel

/// A coordinator or screen that declares which events it emits and intercepts.
///
/// The body of `interceptEvent(_:)` can't be read at run time. If the app's source isn't available either, types can
/// declare their events:
/// ```swift
/// extension TeamsListScreen: DeclaresEvents {
///     static var emits: [EventReference] { [.event(AppEvents.Teams.self, "didSelect")] }
/// }
/// extension TeamsCoordinator: DeclaresEvents {
///     static var intercepts: [EventInterceptor] { [.always(.event(AppEvents.Teams.self, "didSelect"))] }
/// }
/// ```
/// A class's declaration applies to its subclasses, unless they have their own. Events that an `EventRecorder` recorded
/// are merged with the declared ones.
@MainActor public protocol DeclaresEvents: EventResponder {
    /// The events that it emits; none by default.
    static var emits: [EventReference] { get }

    /// The events that it intercepts; none by default.
    static var intercepts: [EventInterceptor] { get }
}

extension DeclaresEvents {
    /// Emits nothing, by default.
    public static var emits: [EventReference] { [] }

    /// Intercepts nothing, by default.
    public static var intercepts: [EventInterceptor] { [] }
}

/// An event, or all events of a domain, identified by the enum that declares it.
public struct EventReference {
    /// The enum.
    public var domain: any CoordinatorEvent.Type
    /// The name of the case; `nil` stands for every case.
    public var caseName: String?

    /// One event. If no case has this name, the reference is listed as `unresolved` in the tree and not used.
    public static func event(_ domain: any CoordinatorEvent.Type, _ caseName: String) -> EventReference {
        EventReference(domain: domain, caseName: caseName)
    }

    /// Every event of a domain.
    public static func every(_ domain: any CoordinatorEvent.Type) -> EventReference {
        EventReference(domain: domain, caseName: nil)
    }
}

/// The events that a type intercepts, and whether they go on from there (seed 000, Events).
public struct EventInterceptor {
    /// The events.
    public var events: EventReference
    /// Whether the journey ends here.
    public var consumes: Interceptor.Consumption

    /// `interceptEvent` returns `true`.
    public static func always(_ events: EventReference) -> EventInterceptor {
        EventInterceptor(events: events, consumes: .always)
    }

    /// Whether `interceptEvent` returns `true` depends on run-time values.
    public static func sometimes(_ events: EventReference) -> EventInterceptor {
        EventInterceptor(events: events, consumes: .sometimes)
    }

    /// `interceptEvent` observes the event and returns `false`.
    public static func never(_ events: EventReference) -> EventInterceptor {
        EventInterceptor(events: events, consumes: .never)
    }
}
