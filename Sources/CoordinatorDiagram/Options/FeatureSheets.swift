import CoordinatorModel

/// The parts of the picture of a large app: an overview, and a sheet for each tab or feature.
public struct FeatureSheets: Sendable {
    /// A part with a picture of its own.
    public struct Feature: Hashable, Sendable {
        /// The index of the coordinator with which it begins.
        public var coordinator: Int
        /// The name of its file, without an extension: ASCII letters, digits, `-` and `_`, unique among the features.
        public var name: String
    }

    /// The name of the overview's file, without an extension.
    public static let overview = "overview"

    /// The features, in the tree's order.
    public let features: [Feature]

    /// Finds the features: the first level from the roots on which more than one coordinator has enough children and
    /// grandchildren to be a feature. A feature with more than half of the app is replaced by its own features.
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
        let names = TypeNames(tree.coordinators.map(\.type))
        var slugs = Slugs()
        _ = slugs.slug("", Self.overview)
        features = level.map {
            Feature(coordinator: $0, name: slugs.slug("", names.narrow(tree.coordinators[$0].type)))
        }
    }

    /// The smallest number of coordinators of a feature: smaller ones are in the overview.
    private static let fewest = 3
}
