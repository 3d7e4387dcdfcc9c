/// Something that happened on a screen or in a coordinator, as a case of an enum.
///
/// Events are grouped by domain. Each domain is an enum, and one struct contains all of them (seed 000, Events):
/// ```swift
/// struct AppEvents {
///     enum Teams: CoordinatorEvent { case didSelect(Team), setFavorite(Team) }
/// }
/// ```
/// `Equatable` is part of this protocol; seed 000 requires it on every enum separately.
public protocol CoordinatorEvent: Equatable {
    /// The name of the domain without its module, such as `AppEvents.Teams`.
    static var domain: String { get }

    /// The name of the case without its payload, such as `didSelect`.
    var caseName: String { get }
}

/// The name of the protocol in the seeds.
public typealias CoordinateEvents = CoordinatorEvent

extension CoordinatorEvent {
    /// The type's own name, without its module.
    public static var domain: String { TypeName.withoutModule(Self.self) }

    /// The case's own name, read by reflection.
    public var caseName: String { CaseName.of(self) }

    /// The full name: the domain, a dot, the case, as in `AppEvents.Teams.didSelect`.
    public var eventName: String { "\(Self.domain).\(caseName)" }
}
