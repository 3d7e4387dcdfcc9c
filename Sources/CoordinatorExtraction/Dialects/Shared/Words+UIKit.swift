extension Vocabulary {
    /// UIKit, and the similar parts of AppKit.
    static let uiKit = Vocabulary(
        libraries: LibraryNames(
            superclasses: [
                "UIViewController": "UIResponder", "UIView": "UIResponder", "NSViewController": "UIResponder",
                "NSView": "UIResponder", "UIResponder": "NSObject", "NSResponder": "NSObject",
            ],
            controllers: [
                "*ViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
                "UIPageViewController", "UISearchController", "UIAlertController", "UIImagePickerController",
                "UIActivityViewController", "UIInputViewController", "NSWindowController",
            ],
            views: Names(
                beginning: ["UI", "MK", "NS"],
                ending: ["View", "Cell", "Button", "Control", "Field", "Bar", "Label"]),
            beginnings: [
                "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
                "CPTemplateApplicationSceneDelegate",
            ],
            carriers: ["Any*", "UI*"],
            inert: [
                "NSObject", "NSObjectProtocol", "Any*", "ObservableObject", "Sendable", "Hashable", "Equatable",
                "Identifiable", "class", "Codable", "Decodable", "Encodable", "Comparable", "CaseIterable", "Error",
                "LocalizedError", "CustomStringConvertible",
            ],
            telling: ["UI*Delegate", "UI*DataSource"], designated: ["frame", "nibName"]),
        shows: ContainerNames(
            containers: [
                "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
            ],
            windows: ["UIWindow"], stacks: ["UINavigationController"], tabBars: ["UITabBarController"]),
        types: TypeNames(navigation: ["UI*Presenter"]),
        members: MemberNames(
            presented: ["rootViewController": "root", "viewControllers": "set", "contentViewController": "root"],
            screens: ["rootViewController", "viewController"]),
        functions: FunctionNames(
            presentations: [
                "setViewControllers": "set", "showDetailViewController": "show",
            ],
            makers: ["instantiate", "viewcontroller"],
            lookups: [
                "viewController(forKey:)", "topViewController(*", "topMostViewController(*", "topmostViewController(*",
                "visibleViewController(*", "currentViewController(*", "presentedViewController(*",
            ],
            navigating: ["pushViewController"]),
        relevant: [
            "Tab", "Window", "window", "Scene", "scene", "@main", "View", "view", "Controller", "controller", "Modal",
            "modal", "toryboard", "Nib", "resent", "push", "root", "Root", "child", "Child", "parent",
        ])
}
