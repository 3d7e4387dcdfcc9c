/// An edge with a name: the presentation through which a node brings up a child (seed 000, Structure).
@MainActor public struct Branch {
    /// The presentation that was used.
    public let presentation: Presentation

    /// The name of the route that was being followed, where the node follows its routes (`HasRoutes.follow`).
    public let route: String?

    /// The child. A branch that is kept keeps it alive.
    public let child: any Coordinated

    /// How often it was used. 0 for a tab that is set and was never selected.
    public internal(set) var uses: Int
}
