/// The error if Graphviz's output is not an SVG that coordviz accepts.
public struct SVGError: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    public var message: String
    /// The position in Graphviz's output, in bytes from its start.
    public var offset: Int

    /// The message for people.
    public var description: String { "the SVG that Graphviz wrote is not as expected: \(message) (byte \(offset))" }
}
