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
/// A route that carries the route of a child (`case teams(TeamsCoordinator.Route?)`) is nested: the parent brings the
/// child up and sends it to the inner route.
@MainActor public protocol HasRoutes: AnyObject {
    /// Where this coordinator can go.
    associatedtype Route: Equatable

    /// Where it is.
    var activeRoute: Route { get set }

    /// Goes there. A route that mustn't be followed now is refused by doing nothing: `activeRoute` stays.
    func goTo(_ route: Route)
}

extension HasRoutes {
    /// Makes `route` the active one and runs the steps that lead there; branches that are made meanwhile get its name.
    ///
    /// The route is active before the steps run: if a step leads elsewhere at once, as a splash screen does
    /// that has nothing to wait for, the later route stays. Setting `activeRoute` last, as the seeds do, loses it.
    public func follow(_ route: Route, by steps: () -> Void) {
        activeRoute = route
        guard let follower = self as? any RouteFollowing else { return steps() }
        let outer = follower.routeUnderway
        follower.routeUnderway = CaseName.of(route)
        steps()
        follower.routeUnderway = outer
    }
}

/// A node that names its branches after the route being followed.
@MainActor protocol RouteFollowing: AnyObject {
    var routeUnderway: String? { get set }
}
