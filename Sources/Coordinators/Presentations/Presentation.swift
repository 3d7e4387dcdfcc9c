/// The name of a way to present a child. Custom presentations may have any name.
public struct Presentation: RawRepresentable, Hashable, Sendable {
    /// The word for it in `tree.json`.
    public var rawValue: String

    /// Creates a presentation from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The child replaces the current one.
    public static let root = Presentation(rawValue: "root")
    /// The child is pushed if there is a stack around the node; otherwise it is presented.
    public static let show = Presentation(rawValue: "show")
    /// The child is presented over the others.
    public static let present = Presentation(rawValue: "present")
    /// The child is pushed on a stack.
    public static let push = Presentation(rawValue: "push")
    /// The child has a tab.
    public static let select = Presentation(rawValue: "select")
    /// The child is part of a stack that is set as a whole.
    public static let set = Presentation(rawValue: "set")
}
