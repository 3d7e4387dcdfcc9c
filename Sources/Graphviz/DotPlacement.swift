import CoordinatorDiagram

/// Places a forest's slots with Graphviz's `dot`, which balances a whole tree at once; the tidy layout goes from the
/// leaves up.
public enum DotPlacement {
    /// The start of each slot across the direction of growth, in points.
    ///
    /// A parent is strongly bound to the start of its first child, and weakly to the others. Only the tree is passed
    /// on, not the events, so that the events can't distort it.
    ///
    /// - Throws: `GraphvizError` if the library fails.
    public static func starts(of forest: SlotForest) throws -> [Double] {
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
            var hasChild = [Bool](repeating: false, count: top)
            for (index, parent) in forest.parents.enumerated() {
                guard let parent else {
                    graph.edge(from: top, to: index, [])
                    continue
                }
                let weight = hasChild[parent] ? "1" : "1000"
                hasChild[parent] = true
                graph.edge(
                    from: parent, to: index,
                    [
                        DotAttribute(.tailport, .constant("w")), DotAttribute(.headport, .constant("w")),
                        DotAttribute(.weight, .constant(weight)),
                    ])
            }
        }
        return forest.stacked(positions.dropLast().enumerated().map { $1.x - forest.extents[$0] / 2 })
    }

    private static func inches(_ points: Double) -> String { "\(points / 72)" }
}
