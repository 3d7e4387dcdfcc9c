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

    /// The coordinator that presents this one.
    public weak var parentCoordinator: (any Coordinating)?

    /// Whether it runs.
    public private(set) var isStarted = false

    /// Creates a coordinator that wraps `rootScreen`, and makes it the screen's coordinator.
    public init(rootScreen: Screen) {
        self.rootScreen = rootScreen
        rootScreen.coordinator = self
    }

    /// The name among its siblings: that of its type, unless overridden.
    open var identifier: String { TypeName.bare(of: self) }

    /// What sort of coordinator it is.
    open var kind: CoordinatorKind { .coordinator }

    /// Starts it. An override must call `super` and pass the completion on.
    open func start(with completion: @escaping @MainActor () -> Void) {
        // A coordinator that was stopped can be started again. Then it is the coordinator of its screen again.
        rootScreen.coordinator = self
        isStarted = true
        completion()
    }

    /// Called by every presentation except the first. An override must call `super`.
    open func activate() {}

    /// Ends it. An override must call `super` and pass the completion on, which runs when all descendants have stopped.
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

    /// Called when an event is offered to this coordinator; lets it bubble on unless overridden.
    open func interceptEvent(_ event: any CoordinatorEvent) -> Bool { false }

    /// Called when an event that was not consumed has reached this coordinator, the last one on its path. Reports it
    /// unless overridden.
    open func eventLeft(_ journey: EventJourney) { CoordinatorIssues.report(.eventLeft(journey)) }

    /// Removes the children and returns them, for `stop`. A leaf has none.
    func disownChildren() -> [any Coordinated] { [] }
}

extension Coordinator where Screen: InitializableScreen {
    /// Creates the root screen and wraps it.
    public convenience init() { self.init(rootScreen: Screen()) }
}
