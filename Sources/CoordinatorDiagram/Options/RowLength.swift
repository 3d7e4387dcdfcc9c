/// The length of the rows of a chain: see `RowEnds`.
enum RowLength {
    /// The lengths to try if a chain is too long to be legible, the longest first; empty if the tree is not a chain.
    static func candidates(for diagram: Diagram) -> [Int] {
        guard mayWrap(diagram) else { return [] }
        return Array((shortest...max(min(diagram.levels - 1, longest), shortest)).reversed())
    }

    /// The length with which a chain has the shape of a page; `nil` if it is no longer than most pictures. `size` is
    /// called only for a chain.
    static func balanced(_ diagram: Diagram, size: (Diagram) -> Point) -> Int? {
        guard mayWrap(diagram) else { return nil }
        let (isRight, size) = (diagram.options.direction == .right, size(diagram))
        let (along, across) = isRight ? (size.x, size.y) : (size.y, size.x)
        guard along > longEnough, along > 3 * across else { return nil }
        let wanted = isRight ? widthByHeight : 1 / widthByHeight
        let length = Int((Double(diagram.levels) * (wanted * across / along).squareRoot()).rounded())
        return max(length, shortest)
    }

    /// Whether at most one coordinator of each level has children.
    private static func mayWrap(_ diagram: Diagram) -> Bool {
        guard !diagram.isComparison, !diagram.options.keepsTraces, diagram.levels > shortest else { return false }
        var levels = [Int](repeating: 0, count: diagram.boxes.count)
        var parents: [Int: Int] = [:]
        for (index, box) in diagram.boxes.enumerated() {
            if box.isPassage { return false }
            if case .lostEvent = box.subject { continue }
            guard let parent = box.parent else { continue }
            levels[index] = levels[parent] + 1
            if let known = parents[levels[parent]], known != parent { return false }
            parents[levels[parent]] = parent
        }
        return true
    }

    private static let shortest = 3
    private static let longest = 12
    /// In points. A chain that is not longer has one row.
    private static let longEnough = 1_600.0
    private static let widthByHeight = 1.6
}
