/// A receiver of a graph in Graphviz's terms, element by element: the DOT text, or the C library.
///
/// The picture and the DOT text come from the same calls, so they cannot differ. Elements are passed one at a time, so
/// that the labels of 50,000 boxes are never in memory twice.
public protocol DotSink {
    /// Sets attributes of the graph. It is called first.
    mutating func graph(_ attributes: [DotAttribute])
    /// Sets the attributes of every node that does not set them itself.
    mutating func nodeDefaults(_ attributes: [DotAttribute])
    /// Sets the attributes of every edge that does not set them itself.
    mutating func edgeDefaults(_ attributes: [DotAttribute])
    /// Adds node `number`; numbers start at 0 and have no gaps. The node's name is `n` and the number.
    mutating func node(_ number: Int, _ attributes: [DotAttribute])
    /// Adds an edge between two nodes that were added before.
    mutating func edge(from tail: Int, to head: Int, _ attributes: [DotAttribute])
    /// Adds a subgraph that keeps `nodes` on one rank.
    mutating func sameRank(_ nodes: [Int])
}

/// One attribute of a graph, node or edge.
public struct DotAttribute: Hashable, Sendable {
    /// The attributes that coordviz uses. The list is closed, so that a name from outside never becomes an attribute.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case bgcolor, rankdir, ranksep, nodesep, newrank, ordering, splines, pad, margin, outputorder
        case shape, style, width, height, fixedsize, fillcolor, color, penwidth, peripheries, group
        case label, fontname, fontsize, fontcolor, labelloc, labeljust, tooltip, id
        case `class`
        case pos, lp, dir, arrowhead, arrowtail, arrowsize, constraint, weight, minlen, headlabel, xlabel
        case tailport, headport, dpi, URL, target, edgetooltip, labeltooltip, headclip, tailclip, comment, notranslate
    }

    /// The name of the attribute.
    public var name: Name
    /// Its value.
    public var value: DotValue

    /// Creates an attribute.
    public init(_ name: Name, _ value: DotValue) {
        self.name = name
        self.value = value
    }
}

/// The value of an attribute.
public enum DotValue: Hashable, Sendable {
    /// Text from any source, which is escaped so that it stays text.
    case text(String)
    /// A constant or a number of coordviz itself, which is written unchanged.
    case constant(String)
    /// An HTML-like label, which was built from escaped parts.
    case html(String)
}
