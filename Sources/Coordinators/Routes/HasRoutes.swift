/// A coordinator whose navigation state is a value, set from above (seed 000, Routing).
///
/// ```swift
/// extension TeamsCoordinator: HasRoutes {
///     enum Route: Equatable { case list, team(Team) }
///
///     func goTo(_ route: Route) {
///         follow(route) {
///             switch route {
///             case .list: root(getCached(TeamsListCoordinator.self) ?? TeamsListCoordinator())
///             case .team(let team): showDetails(of: team)
///             }
///         }
///     }
/// }
/// ```
/// A route that carries the route of a child (`case teams(TeamsCoordinator.Route?)`) is nested: the parent presents the
/// child and calls its `goTo(_:)` with the inner route.
@MainActor public protocol HasRoutes: AnyObject {
    /// The routes that this coordinator can show.
    associatedtype Route: Equatable

    /// The route that it shows now.
    var activeRoute: Route { get set }

    /// Shows `route`. To refuse a route, an implementation does nothing, and `activeRoute` stays.
    func goTo(_ route: Route)
}

extension HasRoutes {
    /// Makes `route` the active route and runs the steps that present it. Branches used by these steps get the name of
    /// the route.
    ///
    /// The route becomes active before the steps run. So if a step goes to another route at once, as a splash screen
    /// without work does, the later route stays. Setting `activeRoute` last, as the seeds do, would lose it.
    public func follow(_ route: Route, by steps: () -> Void) {
        activeRoute = route
        guard let follower = self as? any RouteFollowing else { return steps() }
        let outer = follower.routeUnderway
        follower.routeUnderway = CaseName.of(route)
        steps()
        follower.routeUnderway = outer
    }
}

/// A node that records the route being followed in its branches.
@MainActor protocol RouteFollowing: AnyObject {
    var routeUnderway: String? { get set }
}
