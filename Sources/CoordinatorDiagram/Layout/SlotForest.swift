/// The input of a layout: for each box, its parent and the space that it takes across the tree's direction of growth. A
/// layout does not decide about depth, because every box is in the column of its depth.
public struct SlotForest: Sendable {
    /// The parent of each slot; `nil` for a root. Parents come before their children, siblings in order.
    public var parents: [Int?]
    /// The space that each slot takes, in points.
    public var extents: [Double]
    /// The smallest space between two neighbours, in points.
    public var separation: Double
    /// The smallest space between two trees, in points.
    public var treeSeparation: Double
    /// The roots of trees that follow the one before them as closely as siblings do.
    public var closeRoots: Set<Int> = []

    /// The children of each slot, in order.
    var children: [[Int]] {
        var children = [[Int]](repeating: [], count: parents.count)
        for (index, parent) in parents.enumerated() {
            if let parent { children[parent].append(index) }
        }
        return children
    }

    /// The root of each slot's tree.
    private var roots: [Int] {
        var roots = [Int](repeating: 0, count: parents.count)
        for (index, parent) in parents.enumerated() { roots[index] = parent.map { roots[$0] } ?? index }
        return roots
    }

    /// The starts, with whole trees moved so that they follow one another in order without touching.
    public func stacked(_ starts: [Double]) -> [Double] {
        let roots = roots
        var low: [Int: Double] = [:]
        var high: [Int: Double] = [:]
        for (index, start) in starts.enumerated() {
            low[roots[index]] = min(low[roots[index]] ?? .infinity, start)
            high[roots[index]] = max(high[roots[index]] ?? -.infinity, start + extents[index])
        }
        var shifts: [Int: Double] = [:]
        var end = 0.0
        for (index, parent) in parents.enumerated() where parent == nil {
            if index > 0 { end += closeRoots.contains(index) ? separation : treeSeparation }
            shifts[index] = end - (low[index] ?? 0)
            end += (high[index] ?? 0) - (low[index] ?? 0)
        }
        return starts.enumerated().map { $1 + (shifts[roots[$0]] ?? 0) }
    }
}
