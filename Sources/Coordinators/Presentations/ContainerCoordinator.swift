/// A node that switches between children (seed 001, ContainerCoordinator): typically the app's first coordinator.
@MainActor
open class ContainerCoordinator<Screen: CoordinatedScreen>: Coordinator<Screen>, Coordinating, Dismantled,
    RouteFollowing
{
    private nonisolated let store = BranchStore()

    /// The screen of the child that `root(_:animated:completion:)` brought up last.
    private weak var rootedScreen: (any CoordinatedScreen)?

    /// Counts the presentations of children that stand alone, to see whether one was overtaken by another.
    private var turns = 0

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

    // MARK: Bringing up

    /// Makes `child` ready for a presentation: it becomes a child, gets its dependencies, is started or, if it runs
    /// already, activated; and the presentation is remembered as a branch.
    ///
    /// Call it first in every presentation of your own, and show the child's screen only where it returns `true`.
    ///
    /// - Returns: whether the child is to be shown: `false` where it can't be a child (reported), or has stopped again.
    public func bringUp(_ child: any Coordinated, by presentation: Presentation) -> Bool {
        guard adopt(child) else { return false }
        store.remember(presentation, route: routeUnderway, to: child)
        Injection.inject(from: self, into: child)
        if child.isStarted {
            child.activate()
        } else {
            child.start()
        }
        return store.contains(child)
    }

    /// Brings up a child that is to be the only one in its place.
    ///
    /// - Returns: also `false` where the child, while it started, made this node present another: the later one stays.
    func bringUpAlone(_ child: any Coordinated, by presentation: Presentation) -> Bool {
        turns += 1
        let turn = turns
        return bringUp(child, by: presentation) && turns == turn
    }

    /// Makes `child` a child, without starting it.
    ///
    /// - Returns: `false` where that would make a circle, which is reported.
    func adopt(_ child: any Coordinated) -> Bool {
        if store.contains(child) {
            child.parentCoordinator = self
            return true
        }
        if hasAncestor(child) {
            CoordinatorIssues.report(.circle(parent: self, child: child))
            return false
        }
        let identifier = child.identifier
        store.child(named: identifier)?.stop()
        child.parentCoordinator?.release(child)
        child.parentCoordinator = self
        store.add(child, named: identifier)
        return true
    }

    /// Remembers a branch that can be used, and hasn't been yet.
    func prepareBranch(_ presentation: Presentation, to child: any Coordinated) {
        store.prepare(presentation, to: child)
    }

    /// Forgets a child and its branches without stopping it.
    public func release(_ child: any Coordinated) {
        guard store.contains(child) else { return }
        store.remove(child)
        if child.parentCoordinator === self { child.parentCoordinator = nil }
    }

    /// The child that wraps a screen.
    final func child(of screen: (any CoordinatedScreen)?) -> (any Coordinated)? {
        guard let child = screen?.coordinator, store.contains(child) else { return nil }
        return child
    }

    override func disownChildren() -> [any Coordinated] {
        let children = store.children
        store.removeAll()
        for child in children { child.parentCoordinator = nil }
        return children
    }

    nonisolated func surrender(into pending: inout [AnyObject]) { store.surrender(into: &pending) }

    private func hasAncestor(_ child: any Coordinated) -> Bool {
        if child === self { return true }
        // Who has no children is nobody's ancestor: so a chain is built in linear time.
        guard let node = child as? any Coordinating, !node.children.isEmpty else { return false }
        var ancestor = parentCoordinator
        while let candidate = ancestor {
            if candidate === child { return true }
            ancestor = candidate.parentCoordinator
        }
        return false
    }

    // MARK: Presentations

    /// Puts `child` in the place of the one before. Where it stands there already it is only activated.
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
