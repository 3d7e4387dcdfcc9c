/// A node around tabs (seed 001, TabBarCoordinator): typically the main coordinator of an app.
@MainActor open class TabBarCoordinator<Screen: TabBarScreen>: ContainerCoordinator<Screen>, TabBarScreenObserver {
    /// What sort of coordinator it is.
    open override var kind: CoordinatorKind { .tabBar }

    /// The child that is presented, else the one of the selected tab.
    open override var visibleChild: (any Coordinated)? { presentedChild ?? selectedChild }

    /// The child of the selected tab.
    public var selectedChild: (any Coordinated)? { child(of: rootScreen.selectedTabScreen) }

    /// Starts it, and listens to the tabs from now on.
    open override func start(with completion: @escaping @MainActor () -> Void) {
        rootScreen.tabBarObserver = self
        super.start(with: completion)
    }

    /// Ends it.
    open override func stop(with completion: @escaping @MainActor () -> Void) {
        if rootScreen.tabBarObserver === self { rootScreen.tabBarObserver = nil }
        super.stop(with: completion)
    }

    /// Gives every one of `children` a tab, from left to right, in the place of the tabs before.
    ///
    /// They become children and are not started yet: selecting does that. Children that lose their tab are stopped.
    open func setCoordinators(_ children: [any Coordinated]) {
        let kept = Set(children.map(ObjectIdentifier.init))
        for screen in rootScreen.tabScreens {
            if let child = child(of: screen), !kept.contains(ObjectIdentifier(child)) { child.stop() }
        }
        var tabs: [any CoordinatedScreen] = []
        for child in children where adopt(child) {
            prepareBranch(.select, to: child)
            tabs.append(child.rootScreen)
        }
        rootScreen.setTabScreens(tabs)
    }

    /// Selects the tab of `child`. Refused, and reported, where it has none.
    open func select(_ child: any Coordinated) {
        guard rootScreen.tabScreens.contains(where: { $0 === child.rootScreen }) else {
            CoordinatorIssues.report(.notATab(parent: self, child: child))
            return
        }
        guard bringUpAlone(child, by: .select) else { return }
        rootScreen.selectTabScreen(child.rootScreen)
    }

    /// The user tapped the tab of `child`. Selects it at once, unless overridden.
    open func tabTapped(for child: any Coordinated) { select(child) }

    /// Keeps the screen from selecting a child's tab by itself: `tabTapped(for:)` decides.
    public func tabBarScreen(_ tabBar: any TabBarScreen, shouldSelect screen: any CoordinatedScreen) -> Bool {
        guard let child = child(of: screen) else { return true }
        tabTapped(for: child)
        return false
    }
}
