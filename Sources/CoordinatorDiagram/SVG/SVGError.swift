/// What Graphviz wrote is not an SVG that coordviz would let out.
public struct SVGError: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    public var message: String
    /// Where in what Graphviz wrote, in bytes from its start.
    public var offset: Int

    /// The message for people.
    public var description: String { "the SVG that Graphviz wrote is not as expected: \(message) (byte \(offset))" }
}
