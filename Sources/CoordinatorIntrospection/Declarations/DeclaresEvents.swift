import Coordinators
import CoordinatorModel

/// A coordinator or screen that says which events it emits and intercepts.
///
/// Code can't be read at run time, so that `interceptEvent(_:)` keeps to itself what it does. Where the app's source
/// isn't at hand either, its types can say it:
/// ```swift
/// extension TeamsListScreen: DeclaresEvents {
///     static var emits: [EventReference] { [.event(AppEvents.Teams.self, "didSelect")] }
/// }
/// extension TeamsCoordinator: DeclaresEvents {
///     static var intercepts: [EventInterceptor] { [.always(.event(AppEvents.Teams.self, "didSelect"))] }
/// }
/// ```
/// What a class declares holds for its subclasses, unless they declare their own. What an `EventRecorder` saw is
/// merged with it.
@MainActor public protocol DeclaresEvents: EventResponder {
    /// The events that it emits; none by default.
    static var emits: [EventReference] { get }

    /// The events that it intercepts; none by default.
    static var intercepts: [EventInterceptor] { get }
}

extension DeclaresEvents {
    /// It emits nothing.
    public static var emits: [EventReference] { [] }

    /// It intercepts nothing.
    public static var intercepts: [EventInterceptor] { [] }
}

/// An event, or all of a domain, by the enum that declares it.
public struct EventReference {
    /// The enum.
    public var domain: any CoordinatorEvent.Type
    /// The name of the case; `nil` stands for each of them.
    public var caseName: String?

    /// One event. A name that isn't a case's is `unresolved` in the tree, never believed.
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

    /// It depends on run-time values.
    public static func sometimes(_ events: EventReference) -> EventInterceptor {
        EventInterceptor(events: events, consumes: .sometimes)
    }

    /// `interceptEvent` looks, and returns `false`.
    public static func never(_ events: EventReference) -> EventInterceptor {
        EventInterceptor(events: events, consumes: .never)
    }
}
