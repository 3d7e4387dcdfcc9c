/// A node that switches between children (seed 001, ContainerCoordinator): typically the app's first coordinator.
@MainActor
open class ContainerCoordinator<Screen: CoordinatedScreen>: Coordinator<Screen>, Coordinating, Dismantled,
    RouteFollowing
{
    nonisolated let store = BranchStore()

    /// The screen of the child that `root(_:animated:completion:)` presented last.
    private weak var rootedScreen: (any CoordinatedScreen)?

    /// Counts the presentations of single children, to notice if another child replaces one before its presentation
    /// completes.
    var turns = 0

    /// The name of the route that is being followed now.
    var routeUnderway: String?

    /// The children, in the order in which they were added.
    public var children: [any Coordinated] { store.children }

    /// The presentations that presented the children, or can present them.
    public var branches: [Branch] { store.branches }

    /// What sort of coordinator it is.
    open override var kind: CoordinatorKind { .container }

    /// The child that is visible now.
    open var visibleChild: (any Coordinated)? { presentedChild ?? child(of: rootedScreen) }

    /// Removes a child and its branches without stopping it.
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

    /// Replaces the current child with `child`. If `child` is already shown, it is only activated.
    ///
    /// Override it for your own transition; call `bringUp(_:by:)` there, or `super`.
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
            // Meanwhile, another coordinator may have presented the former child.
            if former !== screen, former?.embeddingScreen === rootScreen { former?.withdrawScreen() }
            completion?()
        }
    }

    /// Shows `child` on the navigation stack around this node, or presents it over this node if there is none.
    open func show(_ child: any Coordinated, sender: AnyObject? = nil) {
        guard bringUp(child, by: .show) else { return }
        rootScreen.showScreen(child.rootScreen, sender: sender)
    }

    /// Presents `child` over this node. If another child is presented already, reports an issue and does nothing.
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

    /// Dismisses the presented child, which stays a child and can be presented again.
    open func dismiss(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
        rootScreen.dismissScreen(animated: animated, completion: completion)
    }

    /// The child that is presented over this node.
    public final var presentedChild: (any Coordinated)? { child(of: rootScreen.presentedScreen) }
}
