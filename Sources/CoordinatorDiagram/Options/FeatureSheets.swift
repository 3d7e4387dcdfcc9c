import CoordinatorModel

/// The parts into which the picture of a large app falls: an overview, and a sheet for each tab or feature.
public struct FeatureSheets: Sendable {
    /// A part with a picture of its own.
    public struct Feature: Hashable, Sendable {
        /// The coordinator with which it begins, by its index.
        public var coordinator: Int
        /// What its file is called, without an ending: ASCII letters, digits, `-` and `_`, and no other's name.
        public var name: String
    }

    /// What the overview's file is called, without an ending.
    public static let overview = "overview"

    /// The features, in the tree's order.
    public let features: [Feature]

    /// Finds where the tree forks: the first level from the roots on which more than one coordinator has enough
    /// children and grandchildren to be a feature. A feature that has more than half of the app gives way to its own.
    public init(_ tree: CoordinatorTree) {
        let parents = tree.parents()
        let order = tree.depthFirst()
        var sizes = [Int](repeating: 1, count: tree.coordinators.count)
        var children = [[Int]](repeating: [], count: tree.coordinators.count)
        for index in order {
            if let parent = parents[index] { children[parent].append(index) }
        }
        for index in order.reversed() {
            if let parent = parents[index] { sizes[parent] += sizes[index] }
        }
        var level = tree.roots.filter { sizes[$0] >= Self.fewest }
        func parts(of index: Int) -> [Int] { children[index].filter { sizes[$0] >= Self.fewest } }
        while level.count == 1 { level = parts(of: level[0]) }
        while let largest = level.firstIndex(where: { sizes[$0] * 2 > order.count }) {
            let inner = parts(of: level[largest])
            if inner.count < 2 { break }
            level.replaceSubrange(largest...largest, with: inner)
        }
        var slugs = Slugs()
        _ = slugs.slug("", Self.overview)
        features = level.map {
            Feature(coordinator: $0, name: slugs.slug("", NameParts.narrow(tree.coordinators[$0].type)))
        }
    }

    /// The fewest coordinators of a feature: smaller ones are in the overview.
    private static let fewest = 3
}
