/// A node that switches between children (seed 001, ContainerCoordinator): typically the app's first coordinator.
@MainActor
open class ContainerCoordinator<Screen: CoordinatedScreen>: Coordinator<Screen>, Coordinating, Dismantled,
    RouteFollowing
{
    nonisolated let store = BranchStore()

    /// The screen of the child that `root(_:animated:completion:)` brought up last.
    private weak var rootedScreen: (any CoordinatedScreen)?

    /// Counts the presentations of single children, to notice when one is replaced by another before it completes.
    var turns = 0

    /// The name of the route that is being followed now.
    var routeUnderway: String?

    /// The children, in the order in which they came.
    public var children: [any Coordinated] { store.children }

    /// The presentations that brought the children up, or can bring them up.
    public var branches: [Branch] { store.branches }

    /// What sort of coordinator it is.
    open override var kind: CoordinatorKind { .container }

    /// The child that is seen now.
    open var visibleChild: (any Coordinated)? { presentedChild ?? child(of: rootedScreen) }

    /// Forgets a child and its branches without stopping it.
    public func release(_ child: any Coordinated) {
        guard store.contains(child) else { return }
        store.remove(child)
        if child.parentCoordinator === self { child.parentCoordinator = nil }
    }

    override func disownChildren() -> [any Coordinated] {
        let children = store.children
        store.removeAll()
        for child in children { child.parentCoordinator = nil }
        return children
    }

    nonisolated func surrender(into pending: inout [AnyObject]) { store.surrender(into: &pending) }

    // MARK: Presentations

    /// Replaces the child before by `child`. If it is already shown, it is only activated.
    ///
    /// Override it for a transition of your own; call `bringUp(_:by:)` there, or `super`.
    open func root(_ child: any Coordinated, animated: Bool = false, completion: (@MainActor () -> Void)? = nil) {
        guard bringUpAlone(child, by: .root) else { return }
        let screen = child.rootScreen
        let former = rootedScreen
        if former === screen, screen.embeddingScreen === rootScreen {
            completion?()
            return
        }
        rootedScreen = screen
        rootScreen.embedScreen(screen, animated: animated) { [rootScreen] in
            // Meanwhile it may have been brought up elsewhere.
            if former !== screen, former?.embeddingScreen === rootScreen { former?.withdrawScreen() }
            completion?()
        }
    }

    /// Shows `child` as fits: on the navigation stack around this node, else over it.
    open func show(_ child: any Coordinated, sender: AnyObject? = nil) {
        guard bringUp(child, by: .show) else { return }
        rootScreen.showScreen(child.rootScreen, sender: sender)
    }

    /// Presents `child` over this node. Refused, and reported, where another child is presented already.
    open func present(_ child: any Coordinated, animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
        if let presented = rootScreen.presentedScreen, presented !== child.rootScreen {
            CoordinatorIssues.report(.alreadyPresenting(parent: self, child: child))
            return
        }
        guard bringUp(child, by: .present) else { return }
        if rootScreen.presentedScreen === child.rootScreen {
            completion?()
        } else {
            rootScreen.presentScreen(child.rootScreen, animated: animated, completion: completion)
        }
    }

    /// Dismisses the child that is presented. It stays a child, to be presented again.
    open func dismiss(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
        rootScreen.dismissScreen(animated: animated, completion: completion)
    }

    /// The child that is presented over this node.
    public final var presentedChild: (any Coordinated)? { child(of: rootScreen.presentedScreen) }
}
