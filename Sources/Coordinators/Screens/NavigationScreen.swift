/// A screen with a stack of other screens: a `UINavigationController` or its headless counterpart.
@MainActor public protocol NavigationScreen: CoordinatedScreen {
    /// The screens on the stack, the root first (`viewControllers` in UIKit).
    var stackedScreens: [any CoordinatedScreen] { get }

    /// The observer that is notified when another screen comes to the top (`delegate` in UIKit). It must be a weak
    /// reference.
    var navigationObserver: (any NavigationScreenObserver)? { get set }

    /// Replaces the stack.
    func setStackedScreens(_ screens: [any CoordinatedScreen], animated: Bool)

    /// Puts `screen` on top. A screen can't be on a stack twice.
    func pushScreen(_ screen: any CoordinatedScreen, animated: Bool)

    /// Removes the screen on top, as the Back button does. The root stays.
    func popScreen(animated: Bool)

    /// Removes all screens above `screen`. Does nothing if it isn't on the stack.
    func popToScreen(_ screen: any CoordinatedScreen, animated: Bool)
}

/// Observes a navigation screen.
@MainActor public protocol NavigationScreenObserver: AnyObject {
    /// `screen` has come to the top, in any way (`navigationController(_:didShow:animated:)` in UIKit).
    func navigationScreen(_ navigation: any NavigationScreen, didShow screen: any CoordinatedScreen)
}
