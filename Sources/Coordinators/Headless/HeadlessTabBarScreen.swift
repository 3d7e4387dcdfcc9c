/// Tabs without pixels that behave like a `UITabBarController`.
@MainActor open class HeadlessTabBarScreen: HeadlessScreen, TabBarScreen {
    /// The observer that decides when a tab is tapped.
    public weak var tabBarObserver: (any TabBarScreenObserver)?

    /// The screen of the selected tab.
    public private(set) weak var selectedTabScreen: (any CoordinatedScreen)?

    /// The screens of the tabs, from left to right. They are also the embedded screens.
    public var tabScreens: [any CoordinatedScreen] { embeddedScreens }

    /// Replaces the tabs. The selected tab stays selected if it is among them; otherwise the first tab is selected.
    open func setTabScreens(_ screens: [any CoordinatedScreen]) {
        placeEmbedded(screens)
        keepASelection()
    }

    /// Selects a tab from code.
    open func selectTabScreen(_ screen: any CoordinatedScreen) {
        if tabScreens.contains(where: { $0 === screen }) { selectedTabScreen = screen }
    }

    /// Simulates a tap on a tab: the observer decides; without an observer the tab is selected.
    ///
    /// - Parameter index: the position of the tab, from the left, starting at 0. If there is no such tab, nothing
    ///   happens.
    public func tapTab(at index: Int) {
        guard tabScreens.indices.contains(index) else { return }
        let screen = tabScreens[index]
        if tabBarObserver?.tabBarScreen(self, shouldSelect: screen) ?? true { selectTabScreen(screen) }
    }

    /// Embeds a screen by adding a tab at the right.
    open override func embedScreen(
        _ screen: any CoordinatedScreen, animated: Bool, completion: (@MainActor () -> Void)?
    ) {
        setTabScreens(tabScreens.filter { $0 !== screen } + [screen])
        completion?()
    }

    override func dropEmbedded(_ screen: any CoordinatedScreen) {
        super.dropEmbedded(screen)
        keepASelection()
    }

    private func keepASelection() {
        if !tabScreens.contains(where: { $0 === selectedTabScreen }) { selectedTabScreen = tabScreens.first }
    }
}
