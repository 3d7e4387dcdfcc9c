/// A node around a navigation stack (seed 001, NavigationCoordinator). Its presentations mirror those of
/// `UINavigationController`.
///
/// Children that are popped stay children: `getCached(_:identifier:)` finds them, and they can be shown again.
@MainActor
open class NavigationCoordinator<Screen: NavigationScreen>: ContainerCoordinator<Screen>,
    NavigationScreenObserver
{
    /// The stack when a screen last came to the top.
    private var knownStack: [ObjectIdentifier] = []

    /// Whether a presentation is changing the stack. The presentation activates the child itself.
    private var isPresenting = false

    /// What sort of coordinator it is.
    open override var kind: CoordinatorKind { .navigation }

    /// The presented child, else the one on top of the stack.
    open override var visibleChild: (any Coordinated)? {
        presentedChild ?? child(of: rootScreen.stackedScreens.last)
    }

    /// The children on the stack, the root first.
    public var stackedChildren: [any Coordinated] { rootScreen.stackedScreens.compactMap { child(of: $0) } }

    /// Starts it, and begins to observe the stack.
    open override func start(with completion: @escaping @MainActor () -> Void) {
        rootScreen.navigationObserver = self
        super.start(with: completion)
    }

    /// Ends it.
    open override func stop(with completion: @escaping @MainActor () -> Void) {
        if rootScreen.navigationObserver === self { rootScreen.navigationObserver = nil }
        knownStack = []
        super.stop(with: completion)
    }

    // MARK: Presentations

    /// Makes `child` the root of the stack, or pops to it if it is the root already.
    open override func root(
        _ child: any Coordinated, animated: Bool = false, completion: (@MainActor () -> Void)? = nil
    ) {
        guard bringUpAlone(child, by: .root) else { return }
        changeStack {
            if rootScreen.stackedScreens.first === child.rootScreen {
                rootScreen.popToScreen(child.rootScreen, animated: animated)
            } else {
                rootScreen.setStackedScreens([child.rootScreen], animated: animated)
            }
        }
        completion?()
    }

    /// Pushes `child`, or pops to it if it is already on the stack.
    open override func show(_ child: any Coordinated, sender: AnyObject? = nil) {
        bringToTop(child, by: .show, animated: true)
    }

    /// Pushes `child`, or pops to it if it is already on the stack: a screen can't be there twice.
    open func push(_ child: any Coordinated, animated: Bool = true) {
        bringToTop(child, by: .push, animated: animated)
    }

    /// Replaces the stack with the screens of `children`, the root first. All of them are started or activated.
    open func setStack(_ children: [any Coordinated], animated: Bool = false) {
        let shown = children.filter { bringUp($0, by: .set) }
        changeStack { rootScreen.setStackedScreens(shown.map { $0.rootScreen }, animated: animated) }
    }

    /// Pops to `child` and activates it. Does nothing if it isn't on the stack.
    open func popToCoordinator(_ child: any Coordinated, animated: Bool = true) {
        guard let child = self.child(of: child.rootScreen), isStacked(child) else { return }
        child.activate()
        changeStack { rootScreen.popToScreen(child.rootScreen, animated: animated) }
    }

    /// Removes the screen on top, as the Back button does. `poppedBack(to:)` is called afterwards.
    open func pop(animated: Bool = true) { rootScreen.popScreen(animated: animated) }

    // MARK: Popping back

    /// Called when the stack went back to `child`: by the Back button, a swipe, or `pop(animated:)`. Activates the
    /// child unless overridden.
    ///
    /// - Parameter child: the child whose screen is on top now; `nil` if that screen has no coordinator among the
    ///   children.
    open func poppedBack(to child: (any Coordinated)?) { child?.activate() }

    /// Checks whether the stack went back.
    public func navigationScreen(_ navigation: any NavigationScreen, didShow screen: any CoordinatedScreen) {
        let formerStack = knownStack
        knownStack = navigation.stackedScreens.map(ObjectIdentifier.init)
        let wasBelow = formerStack.dropLast().contains(ObjectIdentifier(screen))
        if wasBelow, !isPresenting { poppedBack(to: child(of: screen)) }
    }

    private func bringToTop(_ child: any Coordinated, by presentation: Presentation, animated: Bool) {
        guard bringUp(child, by: presentation) else { return }
        changeStack {
            if isStacked(child) {
                rootScreen.popToScreen(child.rootScreen, animated: animated)
            } else {
                rootScreen.pushScreen(child.rootScreen, animated: animated)
            }
        }
    }

    private func isStacked(_ child: any Coordinated) -> Bool {
        rootScreen.stackedScreens.contains { $0 === child.rootScreen }
    }

    private func changeStack(_ change: () -> Void) {
        let wasPresenting = isPresenting
        isPresenting = true
        change()
        isPresenting = wasPresenting
        knownStack = rootScreen.stackedScreens.map(ObjectIdentifier.init)
    }
}
