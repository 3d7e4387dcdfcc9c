/// A named edge: the presentation through which a node presents a child (seed 000, Structure).
@MainActor public struct Branch {
    /// The presentation that was used.
    public let presentation: Presentation

    /// The name of the route that was followed at the time, if the node follows routes with `HasRoutes.follow`.
    public let route: String?

    /// The child. A stored branch keeps it alive.
    public let child: any Coordinated

    /// The number of times that it was used: 0 for a tab that was never selected.
    public internal(set) var uses: Int
}
