/// The sort of a coordinator: one of the four of seed 001, or any other word for a custom one.
public struct CoordinatorKind: RawRepresentable, Hashable, Sendable {
    /// The word for it in `tree.json`.
    public var rawValue: String

    /// Creates a kind from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A leaf: it has no children.
    public static let coordinator = CoordinatorKind(rawValue: "coordinator")
    /// A node that switches between children.
    public static let container = CoordinatorKind(rawValue: "container")
    /// A node around a navigation stack.
    public static let navigation = CoordinatorKind(rawValue: "navigation")
    /// A node around tabs.
    public static let tabBar = CoordinatorKind(rawValue: "tabBar")
}
