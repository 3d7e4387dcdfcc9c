/// All rules, in the order in which they are listed and their findings are reported.
public enum RuleCatalog {
    static let rules: [any (Rule & SendableMetatype).Type] = [
        UnhandledEvent.self,
        UnconsumedEvent.self,
        EmptyHandler.self,
        UnsetClosure.self,
        MissingEnvironment.self,
        RouteWithoutDestination.self,
        UnreachableRoute.self,
        CoordinatorInBody.self,
        AttachWithoutDetach.self,
        RetainCycles.self,
        LeakedChild.self,
        FinishWithoutTelling.self,
        WrongChildFinished.self,
        UnreportedDismissal.self,
        DroppedCoordinator.self,
        UndeclaredEvent.self,
        UnusedEvent.self,
        DeadInterceptor.self,
        ShadowedInterceptor.self,
        InvalidActiveRoute.self,
        UnboundRoute.self,
        LeafWithChildren.self,
        ChildlessNode.self,
        DuplicateChild.self,
        UnattachedCoordinator.self,
        DependencyGap.self,
        NavigationCycle.self,
        MaxDepth.self,
        MaxChildren.self,
        IncompleteReading.self,
        UnresolvedFact.self,
        SuperfluousIgnore.self,
    ]

    /// The manual pages of all rules, in that order.
    public static let manuals: [RuleManual] = rules.map { $0.manual }

    /// The manual page of one rule; `nil` for an id that no rule has.
    public static func manual(of id: String) -> RuleManual? { manuals.first { $0.id == id } }
}
