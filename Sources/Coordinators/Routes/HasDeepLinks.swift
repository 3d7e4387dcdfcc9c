/// A coordinator that can be entered from outside (seed 001, HasRoutes: deep linking).
///
/// What a link is, an app says: a `URL`, the path of one, a notification's payload. The mapping is static, so that a
/// parent can ask the type of a child that isn't there yet and nest the answer in its own route.
@MainActor public protocol HasDeepLinks: HasRoutes {
    /// What comes from outside.
    associatedtype Link

    /// The route that a link leads to; `nil` where it leads nowhere.
    static func route(for link: Link) -> Route?
}

extension HasDeepLinks {
    /// Goes where `link` leads.
    ///
    /// - Returns: whether it leads anywhere. Where it doesn't, nothing changes.
    public func open(_ link: Link) -> Bool {
        guard let route = Self.route(for: link) else { return false }
        goTo(route)
        return true
    }
}
