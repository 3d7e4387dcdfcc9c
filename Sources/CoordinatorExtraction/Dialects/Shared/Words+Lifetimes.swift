extension Vocabulary {
    /// What is known of how libraries keep objects alive.
    static let lifetimes = Vocabulary(
        lives: LifetimeNames(
            keeping: ["Published", "objc", "IBOutlet", "MainActor", "nonobjc", "ObservedObject"],
            plain: [
                "NSObject", "NSObjectProtocol", "Any*", "ObservableObject", "Sendable", "Hashable", "Equatable",
                "Identifiable", "class", "*Delegate", "*DataSource",
            ],
            weak: ["*delegate", "*datasource", "*target", "presentationcontextprovider"],
            weakCalls: ["addObserver", "removeObserver", "addTarget", "type", "print"],
            leaving: ["dismiss*", "pop*"],
            observing: [
                "isMovingFromParent*", "isBeingDismissed", "deallocated", "deallocating", "methodInvoked",
                "sentMessage",
                "onDisappear", "onDismiss*", "didPop*", "notifyWhenInteractionChanges", "viewDidDisappear*",
                "viewWillDisappear*", "presentationController*",
            ],
            observers: [
                "didShow", "willShow", "animationControllerFor", "shouldPop", "didPop", "presentationControllerDid*",
                "presentationControllerWill*", "presentationControllerShould*", "didMove", "willMove",
                "popViewController", "popToRootViewController", "dismiss",
            ],
            disappearing: ["viewDidDisappear", "viewWillDisappear"],
            silent: [
                "super", "navigationController", "tabBarController", "view", "NotificationCenter", "UIApplication",
                "UIView", "Timer", "timer", "DispatchQueue", "print", "IQKeyboardManager",
                "setNeedsStatusBarAppearanceUpdate",
            ],
            replacingBack: [
                "leftBarButtonItem*", "setLeftBarButton*", "interactivePopGestureRecognizer",
                "navigationBarBackButtonHidden",
            ],
            hidingBar: [
                "hidesBackButton", "setHidesBackButton", "isNavigationBarHidden", "setNavigationBarHidden",
                "navigationBarHidden", "hidesNavigationBar",
            ],
            bars: ["navigationBar"],
            stoppingDrag: [
                "isModalInPresentation", "transitioningDelegate", "interactiveDismissDisabled", "fullScreenCover",
            ],
            styles: ["modalPresentationStyle"], sheets: ["pageSheet", "formSheet", "automatic"],
            stacks: ["*NavigationController"], replacing: ["setViewControllers", "viewControllers"]))
}
