/// A coordinator that links from outside can open (seed 001, HasRoutes: deep linking).
///
/// The app decides the type of its links: a `URL`, the path of one, or the payload of a notification. The mapping is
/// static, so that a parent can call it for a child that doesn't exist yet, and nest the result in its own route.
@MainActor public protocol HasDeepLinks: HasRoutes {
    /// The type of the links.
    associatedtype Link

    /// The route that a link leads to; `nil` if it leads nowhere.
    static func route(for link: Link) -> Route?
}

extension HasDeepLinks {
    /// Goes to the route that `link` leads to.
    ///
    /// - Returns: whether the link leads to a route. If it doesn't, nothing changes.
    public func open(_ link: Link) -> Bool {
        guard let route = Self.route(for: link) else { return false }
        goTo(route)
        return true
    }
}
