/// A window without pixels.
@MainActor public final class UIWindow {
    /// What fills the window.
    public var rootViewController: UIViewController?

    /// Makes an empty window.
    public init() {}
}
