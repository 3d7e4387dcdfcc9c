import HeadlessKit

/// Whatever a router can bring to the screen.
@MainActor protocol Presentable: AnyObject {
    var toPresent: UIViewController { get }
}

/// A module as its coordinator sees it: what can be shown, with outputs to wire.
@MainActor protocol BaseView: Presentable {}

extension UIViewController: Presentable {
    var toPresent: UIViewController { self }
}
