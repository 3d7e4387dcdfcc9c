/// A coordinator: it wraps a screen, is started and stopped, and has a parent. It has children only if it is also
/// `Coordinating` (seed 001, Coordinated+Coordinating).
@MainActor public protocol Coordinated: EventResponder {
    /// The type of the wrapped screen.
    associatedtype RootScreen: CoordinatedScreen

    /// The screen that this coordinator wraps. It never changes.
    var rootScreen: RootScreen { get }

    /// The name among its siblings, by default that of its type. A new child replaces an existing child of the same
    /// name.
    var identifier: String { get }

    /// What sort of coordinator it is, in the words of `tree.json`.
    var kind: CoordinatorKind { get }

    /// The coordinator that presents this one. The reference is weak; presentations keep it up to date.
    var parentCoordinator: (any Coordinating)? { get set }

    /// Whether it runs: `start` was called, and `stop` was not called since.
    var isStarted: Bool { get }

    /// Prepares everything that the root screen needs before it is shown. Called once, by the first presentation.
    func start(with completion: @escaping @MainActor () -> Void)

    /// Called by every presentation except the first, so that the screen can show the latest data.
    func activate()

    /// Ends it: its descendants stop, its parent releases it, and its screen is removed.
    func stop(with completion: @escaping @MainActor () -> Void)

    /// Called when an event that was not consumed has reached this coordinator, the last one on its path.
    func eventLeft(_ journey: EventJourney)
}

extension Coordinated {
    /// The type's name.
    public var identifier: String { TypeName.bare(of: self) }

    /// A leaf, by default.
    public var kind: CoordinatorKind { .coordinator }

    /// The next responder is the parent, never one of the parent's screens (seed 000, Events).
    public var nextEventResponder: (any EventResponder)? { parentCoordinator }

    /// Starts it without a completion.
    public func start() { start(with: {}) }

    /// Stops it without a completion.
    public func stop() { stop(with: {}) }

    /// Reports the event. (The seeds' library drops it silently.)
    public func eventLeft(_ journey: EventJourney) { CoordinatorIssues.report(.eventLeft(journey)) }
}
