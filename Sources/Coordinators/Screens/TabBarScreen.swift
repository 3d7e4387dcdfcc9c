/// A screen with tabs: a `UITabBarController` or its headless counterpart.
@MainActor public protocol TabBarScreen: CoordinatedScreen {
    /// The screens of the tabs, from left to right (`viewControllers` in UIKit).
    var tabScreens: [any CoordinatedScreen] { get }

    /// The screen of the selected tab.
    var selectedTabScreen: (any CoordinatedScreen)? { get }

    /// The observer that decides when a tab is tapped (`delegate` in UIKit). It must be a weak reference.
    var tabBarObserver: (any TabBarScreenObserver)? { get set }

    /// Replaces the tabs. The selected tab stays selected if it is among them; otherwise the first tab is selected.
    func setTabScreens(_ screens: [any CoordinatedScreen])

    /// Selects a tab from code, without consulting the observer. Does nothing if `screen` has no tab.
    func selectTabScreen(_ screen: any CoordinatedScreen)
}

/// Observes a tab bar screen.
@MainActor public protocol TabBarScreenObserver: AnyObject {
    /// The user tapped the tab of `screen`.
    ///
    /// - Returns: whether the screen should select the tab itself (`tabBarController(_:shouldSelect:)` in UIKit).
    func tabBarScreen(_ tabBar: any TabBarScreen, shouldSelect screen: any CoordinatedScreen) -> Bool
}
