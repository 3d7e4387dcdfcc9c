/// A node around tabs (seed 001, TabBarCoordinator): typically the main coordinator of an app.
@MainActor open class TabBarCoordinator<Screen: TabBarScreen>: ContainerCoordinator<Screen>, TabBarScreenObserver {
    /// What sort of coordinator it is.
    open override var kind: CoordinatorKind { .tabBar }

    /// The presented child, else the one of the selected tab.
    open override var visibleChild: (any Coordinated)? { presentedChild ?? selectedChild }

    /// The child of the selected tab.
    public var selectedChild: (any Coordinated)? { child(of: rootScreen.selectedTabScreen) }

    /// Starts it, and begins to observe the tabs.
    open override func start(with completion: @escaping @MainActor () -> Void) {
        rootScreen.tabBarObserver = self
        super.start(with: completion)
    }

    /// Ends it.
    open override func stop(with completion: @escaping @MainActor () -> Void) {
        if rootScreen.tabBarObserver === self { rootScreen.tabBarObserver = nil }
        super.stop(with: completion)
    }

    /// Replaces the tabs with one for each of `children`, from left to right.
    ///
    /// They become children and are not started until they are selected. Children that lose their tab are stopped.
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

    /// Selects the tab of `child`. If the child has no tab, reports an issue and does nothing.
    open func select(_ child: any Coordinated) {
        guard rootScreen.tabScreens.contains(where: { $0 === child.rootScreen }) else {
            CoordinatorIssues.report(.notATab(parent: self, child: child))
            return
        }
        guard bringUpAlone(child, by: .select) else { return }
        rootScreen.selectTabScreen(child.rootScreen)
    }

    /// Called when the user tapped the tab of `child`. Selects it, unless overridden.
    open func tabTapped(for child: any Coordinated) { select(child) }

    /// Prevents the screen from selecting a child's tab itself: `tabTapped(for:)` decides.
    public func tabBarScreen(_ tabBar: any TabBarScreen, shouldSelect screen: any CoordinatedScreen) -> Bool {
        guard let child = child(of: screen) else { return true }
        tabTapped(for: child)
        return false
    }
}
