/// What every coordinator is: it wraps a screen, lives, and has a parent. It has no children unless it is also
/// `Coordinating` (seed 001, Coordinated+Coordinating).
@MainActor public protocol Coordinated: EventResponder {
    /// The type of the wrapped screen.
    associatedtype RootScreen: CoordinatedScreen

    /// The screen that this coordinator wraps. It is never exchanged.
    var rootScreen: RootScreen { get }

    /// The name among its siblings, by default the type's. A new child replaces one with the same name.
    var identifier: String { get }

    /// What sort of coordinator it is, in the words of `tree.json`.
    var kind: CoordinatorKind { get }

    /// The coordinator that brought this one up. Held weakly, and kept up to date by the presentations.
    var parentCoordinator: (any Coordinating)? { get set }

    /// Whether it runs: `start` was called, and `stop` was not since.
    var isStarted: Bool { get }

    /// Prepares whatever is needed before the root screen is shown. Called once, by the first presentation.
    func start(with completion: @escaping @MainActor () -> Void)

    /// Called on every presentation but the first, so that the screen shows the latest data.
    func activate()

    /// Ends it: its subtree stops, its parent releases it, its screen goes.
    func stop(with completion: @escaping @MainActor () -> Void)

    /// An event that was not consumed has reached this coordinator, the last on its path.
    func eventLeft(_ journey: EventJourney)
}

extension Coordinated {
    /// The type's name.
    public var identifier: String { TypeName.bare(of: self) }

    /// A leaf.
    public var kind: CoordinatorKind { .coordinator }

    /// The event is offered to the parent next, never to the parent's screens (seed 000, Events).
    public var nextEventResponder: (any EventResponder)? { parentCoordinator }

    /// Starts without waiting for the end.
    public func start() { start(with: {}) }

    /// Stops without waiting for the end.
    public func stop() { stop(with: {}) }

    /// Reports the event: the seeds' library drops it in silence.
    public func eventLeft(_ journey: EventJourney) { CoordinatorIssues.report(.eventLeft(journey)) }
}
