extension Vocabulary {
    /// The known facts about how libraries keep objects alive.
    static let lifetimes = Vocabulary(
        lives: LifetimeNames(
            keeping: [
                "Published", "objc", "IBOutlet", "MainActor", "nonobjc", "ObservedObject", "StateObject", "State",
                "Bindable",
            ],
            plain: ["*Delegate", "*DataSource"],
            weak: ["*delegate", "*datasource", "*target", "presentationcontextprovider"],
            weakCalls: [
                "addObserver", "removeObserver", "addTarget", "type", "print", "debugPrint", "dump", "NSLog", "os_log",
                "log", "verbose", "debug", "info", "notice", "trace", "warning", "error", "fault", "critical", "assert",
                "precondition", "unsafeBitCast",
            ], passing: ["UIAlertAction", "asyncAfter"],
            caching: ["singleton", "cached", "shared", "scope", "scoped", "inObjectScope", "lazy", "weak"],
            values: ["Bool", "Int", "String", "Double", "Float", "TimeInterval", "Void"],
            leaving: ["dismiss*", "pop*"],
            leavingBy: ["push": ["popViewController", "popModule", "pop"], "present": ["dismiss", "dismissModule"]],
            presenting: [
                "present*", "push*", "show", "showDetailViewController", "setRoot*", "!presentationController*",
                "!pushed*",
            ], windows: ["window", "rootViewController"],
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
            gone: ["onDismiss*", "didDismiss*", "onPop*", "didPop*", "onDisappear*", "didDisappear*", "onGone*"],
            replacingBack: ["leftBarButtonItem*", "setLeftBarButton*", "navigationBarBackButtonHidden"],
            swipes: ["interactivePopGestureRecognizer"], swipeDelegates: ["gestureRecognizerShouldBegin"],
            freeing: [
                "remove*", "cancel*", "invalidate*", "stop*", "dispose*", "deallocate", "unregister*", "unsubscribe*",
            ],
            hidingBar: [
                "hidesBackButton", "setHidesBackButton", "isNavigationBarHidden", "setNavigationBarHidden",
                "navigationBarHidden", "hidesNavigationBar",
            ],
            bars: ["navigationBar"],
            barStyles: [
                "tintColor", "barTintColor", "*TextAttributes", "*Appearance", "prefersLargeTitles", "isTranslucent",
                "barStyle", "shadowImage", "backgroundColor", "titleVerticalPositionAdjustment", "layoutMargins",
            ],
            leavingControls: [
                "back", "back*Button", "backBtn", "btnBack", "buttonBack", "*BackButton", "close", "close*Button",
                "closeBtn", "btnClose", "buttonClose", "*CloseButton", "cancel*Button", "*CancelButton", "left*Button",
            ],
            stoppingDrag: [
                "isModalInPresentation", "transitioningDelegate", "interactiveDismissDisabled", "fullScreenCover",
            ],
            styles: ["modalPresentationStyle"], sheets: ["pageSheet", "formSheet", "automatic"],
            stacks: ["*NavigationController"], replacing: ["setViewControllers", "viewControllers"],
            bounding: ["first", "prefix", "take"]))
}
