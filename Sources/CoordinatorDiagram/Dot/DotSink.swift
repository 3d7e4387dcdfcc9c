/// A receiver of a graph in Graphviz's terms, element by element: the DOT text, or the C library.
///
/// Layout and DOT text come from the same calls, so they cannot differ. Elements are passed one at a time, so that
/// the labels of 50,000 boxes are never in memory twice.
public protocol DotSink {
    /// Sets attributes of the graph. Comes first.
    mutating func graph(_ attributes: [DotAttribute])
    /// Sets what every node has that doesn't say otherwise.
    mutating func nodeDefaults(_ attributes: [DotAttribute])
    /// Sets what every edge has that doesn't say otherwise.
    mutating func edgeDefaults(_ attributes: [DotAttribute])
    /// Adds node `number`; numbers run from 0 upwards without a gap. Its name is `n` and the number.
    mutating func node(_ number: Int, _ attributes: [DotAttribute])
    /// Adds an edge between two nodes that were added before.
    mutating func edge(from tail: Int, to head: Int, _ attributes: [DotAttribute])
    /// Adds a subgraph that holds `nodes` on one rank.
    mutating func sameRank(_ nodes: [Int])
}

/// One attribute of a graph, node or edge.
public struct DotAttribute: Hashable, Sendable {
    /// The attributes that coordviz uses. A closed list: no name from outside ever becomes one.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case bgcolor, rankdir, ranksep, nodesep, newrank, ordering, splines, pad, margin, outputorder
        case shape, style, width, height, fixedsize, fillcolor, color, penwidth, peripheries, group
        case label, fontname, fontsize, fontcolor, labelloc, labeljust, tooltip, id
        case `class`
        case pos, lp, dir, arrowhead, arrowtail, arrowsize, constraint, weight, minlen, headlabel, xlabel
        case tailport, headport, dpi, URL, target, edgetooltip, labeltooltip, headclip, tailclip, comment, notranslate
    }

    /// Which attribute.
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
    /// Text from anywhere: it is escaped so that it stays text.
    case text(String)
    /// A constant or a number from coordviz itself: written unchanged.
    case constant(String)
    /// An HTML-like label that was built from escaped parts.
    case html(String)
}
