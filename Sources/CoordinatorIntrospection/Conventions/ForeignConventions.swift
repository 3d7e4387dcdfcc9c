import CoordinatorModel

/// How an app that doesn't use this package's own coordinators names things: what its coordinators and screens are
/// called, and under which names they hold one another.
///
/// The defaults are the names that seeds 000 to 004 use, and their usual variants; those of coordinators and delegates are
/// those by which source is read:
///
/// ```swift
/// var conventions = ForeignConventions()
/// conventions.coordinators.globs.append("*Flow")
/// conventions.childProperties.insert("subflows")
/// let tree = CoordinatorTree(reflecting: appFlow, by: conventions)
/// ```
public struct ForeignConventions: Sendable {
    /// Names of classes whose instances, and those of their subclasses, are coordinators.
    public var coordinators = NamePattern(UsualNames.coordinators + ["*Coordinating"])

    /// Names of classes whose instances, and those of their subclasses, are screens, unless they are coordinators.
    public var screens = NamePattern(["*ViewController", "*NavigationController", "*TabBarController", "*Screen"])

    /// Properties that hold children. An object in one of them is a coordinator whatever its class is called, unless
    /// it is a screen; and such a property may lead to an ancestor, which is a cycle of the navigation.
    public var childProperties: Set<String> = [
        "childCoordinators", "children", "coordinators", "childCoordinator", "child",
    ]

    /// Properties that lead back: to a presenter, an owner or a receiver. Their values are not children.
    public var backProperties = NamePattern([
        "parent", "*Parent", "parent*", "owner", "delegate", "*Delegate", "presenting*", "root", "rootCoordinator",
        "appCoordinator", "coordinator",
    ])

    /// Properties of a coordinator, or of a router it uses, that hold a screen whatever its class is called.
    public var screenProperties: Set<String> = [
        "rootViewController", "rootController", "navigationController", "tabBarController", "viewController",
        "controller", "screen", "rootScreen", "window",
    ]

    /// Properties of a screen that hold the screens embedded in it or presented by it, and the presentation that each
    /// stands for. A coordinator whose screen is found there was presented that way; `nil` means unknown.
    /// A coordinator may have such a property as well, as containers have a `currentViewController`.
    public var embeddingProperties: [String: String?] = [
        "viewControllers": nil, "children": nil, "childViewControllers": nil, "screens": nil, "rootViewController": nil,
        "stack": "push", "tabs": "select", "presentedViewController": "present", "presented": "present",
        "currentViewController": "root",
    ]

    /// Properties through which a screen or coordinator emits events by a protocol (seed 004).
    public var delegateProperties = NamePattern(
        UsualNames.delegates.flatMap { [$0, "*\($0.prefix(1).uppercased())\($0.dropFirst())"] })

    /// Closures of coordinators and screens that are not flow outputs (seed 003), although they are optional and return
    /// nothing.
    public var ignoredOutputs = NamePattern([])

    /// Owners of flow outputs instead of their class: a protocol that declares the output can't be known from
    /// the object. `["ItemsListController": "ItemsListView"]` makes `ItemsListView.onItemSelect`.
    public var eventOwners: [String: String] = [:]

    /// The methods of delegate protocols, which can't be read at run time: each is an event. If a protocol isn't named
    /// here, `*` stands for all of its methods. `["LoginViewControllerDelegate": ["didLogIn"]]` makes
    /// `LoginViewControllerDelegate.didLogIn`.
    public var delegateMethods: [String: [String]] = [:]

    /// Classes of screens that are left out of the tree, such as `UINavigationController`, unless one emits or
    /// intercepts: the screens that they embed replace them.
    public var transparentScreens = NamePattern([])

    /// What a screen embeds, in their order, where reflection can't see it: a `UINavigationController` keeps its
    /// `viewControllers` in storage that isn't Swift's. Is called for every screen.
    public var embedded: (@Sendable (AnyObject) -> [AnyObject])?

    /// Creates the default conventions.
    public init() {}
}
