import CoordinatorModel

/// The naming conventions of an app that doesn't use this package's own coordinators: the names of its coordinators and
/// screens, and of the properties in which they hold one another.
///
/// The defaults are the names in seeds 000 to 004 and their usual variants. The names of coordinators and delegates are
/// the same as in the reading of source:
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

    /// Properties that hold children. An object in such a property is a coordinator whatever its class is called,
    /// unless it is a screen. Such a property may also lead to an ancestor, which makes a cycle of the navigation.
    public var childProperties: Set<String> = [
        "childCoordinators", "children", "coordinators", "childCoordinator", "child",
    ]

    /// Properties that lead back to a presenter, an owner or a receiver. Their values are not children.
    public var backProperties = NamePattern([
        "parent", "*Parent", "parent*", "owner", "delegate", "*Delegate", "presenting*", "root", "rootCoordinator",
        "appCoordinator", "coordinator",
    ])

    /// Properties of a coordinator, or of a router that it uses, that hold a screen whatever the screen's class is
    /// called.
    public var screenProperties: Set<String> = [
        "rootViewController", "rootController", "navigationController", "tabBarController", "viewController",
        "controller", "screen", "rootScreen", "window",
    ]

    /// Properties of a screen that hold the screens that it embeds or presents, with the presentation that each
    /// property stands for. A coordinator whose screen is found there was presented in that way; `nil` means that the
    /// presentation is unknown. Coordinators may have such properties as well: containers often have a
    /// `currentViewController`.
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

    /// The owner of a flow output, by the class that has it, where the owner is not that class: which protocol declares
    /// the output can't be found out from the object. `["ItemsListController": "ItemsListView"]` results in
    /// `ItemsListView.onItemSelect`.
    public var eventOwners: [String: String] = [:]

    /// The methods of delegate protocols, each of which is an event. They can't be read at run time. If a protocol
    /// isn't listed here, `*` stands for all its methods. `["LoginViewControllerDelegate": ["didLogIn"]]` results in
    /// `LoginViewControllerDelegate.didLogIn`.
    public var delegateMethods: [String: [String]] = [:]

    /// Classes of screens that are left out of the tree, such as `UINavigationController`, unless they emit or
    /// intercept events. The screens that they embed take their place.
    public var transparentScreens = NamePattern([])

    /// The screens that a screen embeds, in their order, where reflection can't find them: a `UINavigationController`
    /// keeps its `viewControllers` in storage that isn't Swift's. Called for every screen.
    public var embedded: (@Sendable (AnyObject) -> [AnyObject])?

    /// Creates the default conventions.
    public init() {}
}
