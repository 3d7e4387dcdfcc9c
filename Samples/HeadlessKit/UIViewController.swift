/// A view controller without pixels: it embeds and presents as UIKit's does, without delay.
@MainActor open class UIViewController {
    /// The view controller around this one.
    public internal(set) weak var parent: UIViewController?

    /// The view controller over this one.
    public private(set) var presentedViewController: UIViewController?

    /// The view controller under this one.
    public private(set) weak var presentingViewController: UIViewController?

    /// Whether only code can dismiss it: it can't be dragged down.
    public var isModalInPresentation = false

    /// Makes a view controller without connections to others.
    public init() {}

    /// The navigation stack around this view controller.
    public var navigationController: UINavigationController? {
        var around = parent
        while let candidate = around {
            if let stack = candidate as? UINavigationController { return stack }
            around = candidate.parent
        }
        return nil
    }

    /// Presents `controller` over this one. Nothing happens where one is presented already.
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        guard presentedViewController == nil else { return }
        presentedViewController = controller
        controller.presentingViewController = self
        completion?()
    }

    /// Dismisses what this view controller presents.
    open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
        completion?()
    }
}
