/// Tabs without pixels.
@MainActor open class UITabBarController: UIViewController {
    /// The view controllers of the tabs, from left to right.
    public var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in oldValue { controller.parent = nil }
            for controller in viewControllers { controller.parent = self }
        }
    }

    /// Which tab is selected, from the left, from 0.
    public var selectedIndex = 0
}
