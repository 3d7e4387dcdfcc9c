import CGraphviz
import CoordinatorDiagram

/// Builds a graph in the C library, element by element: the `DotSink` for pictures.
///
/// The first failure is kept, and later calls are ignored.
public struct GraphBuilder: DotSink {
    let graph: OpaquePointer
    private(set) var failure: GraphvizError?
    private var nodeAttributes = DeclaredAttributes(kind: COORDVIZ_NODE)
    private var edgeAttributes = DeclaredAttributes(kind: COORDVIZ_EDGE)

    init(graph: OpaquePointer) {
        self.graph = graph
    }

    /// Sets attributes of the graph.
    public mutating func graph(_ attributes: [DotAttribute]) {
        setDefaults(attributes, of: COORDVIZ_GRAPH)
    }

    /// Sets the attributes of every node that does not set them itself.
    public mutating func nodeDefaults(_ attributes: [DotAttribute]) {
        setDefaults(attributes, of: COORDVIZ_NODE)
    }

    /// Sets the attributes of every edge that does not set them itself.
    public mutating func edgeDefaults(_ attributes: [DotAttribute]) {
        setDefaults(attributes, of: COORDVIZ_EDGE)
    }

    /// Adds node `number`, which must be the next one.
    public mutating func node(_ number: Int, _ attributes: [DotAttribute]) {
        guard failure == nil else { return }
        guard number == coordviz_graph_nodes(graph) else {
            failure = GraphvizError("node \(number) came out of order")
            return
        }
        guard number < DrawingLimits.nodes else {
            failure = GraphvizError("more than \(DrawingLimits.nodes) nodes are too many to draw")
            return
        }
        guard let node = coordviz_graph_node(graph) else {
            failure = GraphvizError("Graphviz could not add node \(number)")
            return
        }
        failure = nodeAttributes.set(attributes, of: node, in: graph)
    }

    /// Adds an edge between two nodes that were added before.
    public mutating func edge(from tail: Int, to head: Int, _ attributes: [DotAttribute]) {
        guard failure == nil else { return }
        guard coordviz_graph_edges(graph) < DrawingLimits.edges else {
            failure = GraphvizError("more than \(DrawingLimits.edges) edges are too many to draw")
            return
        }
        guard tail >= 0, head >= 0, let edge = coordviz_graph_edge(graph, tail, head) else {
            failure = GraphvizError("an edge joins nodes \(tail) and \(head), and one of them was not added")
            return
        }
        failure = edgeAttributes.set(attributes, of: edge, in: graph)
    }

    /// Keeps `nodes` on one rank.
    public mutating func sameRank(_ nodes: [Int]) {
        guard failure == nil else { return }
        let numbers = nodes.compactMap { $0 >= 0 ? $0 : nil }
        if numbers.count < nodes.count || !coordviz_graph_same_rank(graph, numbers, numbers.count) {
            failure = GraphvizError("a rank holds a node that was not added")
        }
    }

    private mutating func setDefaults(_ attributes: [DotAttribute], of kind: coordviz_kind) {
        for attribute in attributes where failure == nil {
            if case .html = attribute.value {
                failure = GraphvizError("an HTML-like \(attribute.name.rawValue) cannot be a default")
                return
            }
            let value = attribute.value.libraryString(for: attribute.name)
            failure = DrawingLimits.complaint(about: value, of: attribute)
            coordviz_graph_default(graph, kind, attribute.name.rawValue, value)
        }
    }
}
