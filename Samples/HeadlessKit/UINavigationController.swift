/// A navigation stack without pixels.
@MainActor open class UINavigationController: UIViewController {
    /// The view controllers on the stack, the root first.
    public private(set) var viewControllers: [UIViewController] = []

    /// Makes an empty stack.
    public override init() {}

    /// Makes a stack with its first view controller.
    public init(rootViewController: UIViewController) {
        super.init()
        setViewControllers([rootViewController], animated: false)
    }

    /// The one that is seen.
    public var topViewController: UIViewController? { viewControllers.last }

    /// Replaces the stack.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        for controller in viewControllers { controller.parent = nil }
        for controller in controllers { controller.parent = self }
        viewControllers = controllers
    }

    /// Puts a view controller on top.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [controller], animated: animated)
    }

    /// Takes the top away, as the Back button does. The root stays.
    open func popViewController(animated: Bool) {
        if viewControllers.count > 1 { setViewControllers(viewControllers.dropLast(), animated: animated) }
    }
}
