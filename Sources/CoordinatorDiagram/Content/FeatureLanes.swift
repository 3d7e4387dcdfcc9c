import CoordinatorModel

/// The lanes of a picture's tabs or features: each has a pale background for all its boxes.
enum FeatureLanes {
    /// The first box of each lane, in the diagram's order; empty if there are fewer than two lanes.
    static func boxes(of diagram: Diagram, in tree: CoordinatorTree) -> [Int] {
        // A page closes the gaps of folded boxes, and titles alone are too small for backgrounds.
        guard !diagram.options.keepsTraces, diagram.options.detail != .titles, diagram.boxes.count <= mostBoxes,
            diagram.options.subject == nil, diagram.options.focus == nil,
            // A row is not a place of its own.
            !diagram.boxes.contains(where: { $0.subject == .turn })
        else { return [] }
        var children = [[Int]](repeating: [], count: diagram.boxes.count)
        for (index, box) in diagram.boxes.enumerated() {
            guard case .coordinator = box.subject, let parent = box.parent else { continue }
            children[parent].append(index)
        }
        let tabs = diagram.boxes.indices.first { diagram.boxes[$0].kind == .tabBar && children[$0].count > 1 }
        let lanes =
            tabs.map { children[$0] }
            ?? FeatureSheets(tree).features.compactMap { diagram.boxOfCoordinator[$0.coordinator] }
        // Lanes with single boxes show nothing.
        guard lanes.count > 1, lanes.contains(where: { !children[$0].isEmpty }) else { return [] }
        // A ground behind nearly everything sets nothing apart, and the table would have no place.
        var sizes = [Int](repeating: 1, count: diagram.boxes.count)
        for parent in children.indices.reversed() { for child in children[parent] { sizes[parent] += sizes[child] } }
        guard lanes.allSatisfy({ sizes[$0] * 4 <= diagram.boxes.count * 3 }) else { return [] }
        return lanes.sorted()
    }

    private static let mostBoxes = 400
}
