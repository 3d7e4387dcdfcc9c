/// A navigation stack without pixels that behaves like a `UINavigationController`.
@MainActor open class HeadlessNavigationScreen: HeadlessScreen, NavigationScreen {
    /// The observer that is notified when another screen comes to the top.
    public weak var navigationObserver: (any NavigationScreenObserver)?

    /// The screens on the stack, the root first. They are also the embedded screens.
    public var stackedScreens: [any CoordinatedScreen] { embeddedScreens }

    /// Replaces the stack.
    open func setStackedScreens(_ screens: [any CoordinatedScreen], animated: Bool) { place(screens) }

    /// Puts `screen` on top. As in UIKit, pushing a screen that is already on the stack is a programmer's error.
    open func pushScreen(_ screen: any CoordinatedScreen, animated: Bool) {
        precondition(!stackedScreens.contains { $0 === screen }, "a screen can't be pushed twice on the same stack")
        place(stackedScreens + [screen])
    }

    /// Removes the screen on top. The root stays.
    open func popScreen(animated: Bool) {
        if stackedScreens.count > 1 { place(stackedScreens.dropLast()) }
    }

    /// Removes all screens above `screen`.
    open func popToScreen(_ screen: any CoordinatedScreen, animated: Bool) {
        guard let index = stackedScreens.firstIndex(where: { $0 === screen }) else { return }
        place(Array(stackedScreens[...index]))
    }

    /// Simulates a tap on the Back button, or a swipe from the left edge.
    public func tapBack() { popScreen(animated: true) }

    /// Embeds a screen by putting it on top of the stack.
    open override func embedScreen(
        _ screen: any CoordinatedScreen, animated: Bool, completion: (@MainActor () -> Void)?
    ) {
        pushScreen(screen, animated: animated)
        completion?()
    }

    override func dropEmbedded(_ screen: any CoordinatedScreen) { place(stackedScreens.filter { $0 !== screen }) }

    private func place(_ screens: [any CoordinatedScreen]) {
        let formerTop = stackedScreens.last
        placeEmbedded(screens)
        if let top = screens.last, top !== formerTop { navigationObserver?.navigationScreen(self, didShow: top) }
    }
}
