/// A leaf: it wraps a screen, provides its data, and has no children (seed 001, Coordinator).
///
/// ```swift
/// final class TeamsListCoordinator: Coordinator<TeamsListScreen>, HasDependencies {
///     var dependencies: AppDependencies?
///
///     override func start(with completion: @escaping @MainActor () -> Void) {
///         super.start(with: completion)
///         rootScreen.teams = dependencies?.store.teams ?? []
///     }
/// }
/// ```
@MainActor open class Coordinator<Screen: CoordinatedScreen>: Coordinated {
    /// The screen that this coordinator wraps.
    public let rootScreen: Screen

    /// The coordinator that brought this one up.
    public weak var parentCoordinator: (any Coordinating)?

    /// Whether it runs.
    public private(set) var isStarted = false

    /// Wraps `rootScreen`, which learns that this is its coordinator.
    public init(rootScreen: Screen) {
        self.rootScreen = rootScreen
        rootScreen.coordinator = self
    }

    /// The name among its siblings: the type's, unless overridden.
    open var identifier: String { TypeName.bare(of: self) }

    /// What sort of coordinator it is.
    open var kind: CoordinatorKind { .coordinator }

    /// Starts it. An override calls `super` and passes the completion on.
    open func start(with completion: @escaping @MainActor () -> Void) {
        // A coordinator that was stopped can be started again, and its screen is its own again.
        rootScreen.coordinator = self
        isStarted = true
        completion()
    }

    /// Called on every presentation but the first. An override calls `super`.
    open func activate() {}

    /// Ends it. An override calls `super` and passes the completion on, which runs when the whole subtree has stopped.
    open func stop(with completion: @escaping @MainActor () -> Void) {
        isStarted = false
        let children = disownChildren()
        if let parent = parentCoordinator {
            parentCoordinator = nil
            parent.release(self)
        }
        rootScreen.withdrawScreen()
        if rootScreen.coordinator === self { rootScreen.coordinator = nil }
        StopCascade.stop(children, of: self, then: completion)
    }

    /// Looks at an event; passes it on unless overridden.
    open func interceptEvent(_ event: any CoordinatorEvent) -> Bool { false }

    /// An event that was not consumed has reached this coordinator, the last on its path. Reports it unless overridden.
    open func eventLeft(_ journey: EventJourney) { CoordinatorIssues.report(.eventLeft(journey)) }

    /// Lets go of the children, for `stop`. A leaf has none.
    func disownChildren() -> [any Coordinated] { [] }
}

extension Coordinator where Screen: InitializableScreen {
    /// Makes the root screen and wraps it.
    public convenience init() { self.init(rootScreen: Screen()) }
}
