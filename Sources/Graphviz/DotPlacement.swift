import CoordinatorDiagram

/// Places a forest's slots with Graphviz's `dot`, which balances a whole tree at once where the tidy layout goes from
/// the leaves up.
public enum DotPlacement {
    /// The middle of each slot across the direction of growth, in points.
    ///
    /// Only the tree is handed over, never the events: what is laid over it cannot distort it.
    ///
    /// - Throws: `GraphvizError` when the library fails.
    public static func middles(of forest: SlotForest) throws -> [Double] {
        guard !forest.parents.isEmpty else { return [] }
        // One node above all roots keeps them in order.
        let top = forest.parents.count
        let positions = try GraphvizLibrary.place { graph in
            graph.graph([
                DotAttribute(.rankdir, .constant("TB")), DotAttribute(.newrank, .constant("true")),
                DotAttribute(.ordering, .constant("out")), DotAttribute(.splines, .constant("false")),
                DotAttribute(.nodesep, .constant(inches(forest.separation))),
                DotAttribute(.ranksep, .constant("0.1")),
            ])
            graph.nodeDefaults([
                DotAttribute(.shape, .constant("box")), DotAttribute(.label, .constant("")),
                DotAttribute(.fixedsize, .constant("true")), DotAttribute(.height, .constant("0.1")),
            ])
            for (index, extent) in forest.extents.enumerated() {
                graph.node(index, [DotAttribute(.width, .constant(inches(extent)))])
            }
            graph.node(top, [DotAttribute(.width, .constant("0.1"))])
            for (index, parent) in forest.parents.enumerated() { graph.edge(from: parent ?? top, to: index, []) }
        }
        return forest.stacked(positions.dropLast().map(\.x))
    }

    private static func inches(_ points: Double) -> String { "\(points / 72)" }
}
