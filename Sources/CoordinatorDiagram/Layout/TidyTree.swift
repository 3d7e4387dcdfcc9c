/// A tidy drawing of a forest in linear time, after Reingold and Tilford (1981): subtrees are moved together until
/// their contours touch. A parent starts where its first child does, so that the blank space is in one place.
public enum TidyTree {
    /// The start of each slot across the direction of growth, in points from the first tree's edge.
    public static func starts(of forest: SlotForest) -> [Double] {
        let children = forest.children
        var contours = [Contour?](repeating: nil, count: forest.parents.count)
        var offsets = [Double](repeating: 0, count: forest.parents.count)
        // Children come after their parents, so in reverse order every subtree is complete.
        for index in forest.parents.indices.reversed() {
            let extent = forest.extents[index]
            guard let first = children[index].first, var merged = contours[first].take() else {
                contours[index] = Contour(low: 0, high: extent)
                continue
            }
            for child in children[index].dropFirst() {
                guard let next = contours[child].take() else { continue }
                offsets[child] = merged.merge(next, separation: forest.separation)
            }
            merged.addRoot(low: 0, high: extent)
            contours[index] = merged
        }
        for (index, parent) in forest.parents.enumerated() {
            if let parent { offsets[index] += offsets[parent] }
        }
        return forest.stacked(offsets)
    }
}

/// The outline of a subtree: the extent of each level to both sides. Levels are stored deepest first, so that adding a
/// parent appends a level, and a merge costs only the shorter outline.
private struct Contour {
    private var lows: [Double]
    private var highs: [Double]
    /// A number to add to all stored numbers.
    var shift = 0.0

    init(low: Double, high: Double) {
        lows = [low]
        highs = [high]
    }

    mutating func addRoot(low: Double, high: Double) {
        lows.append(low - shift)
        highs.append(high - shift)
    }

    /// Moves `next` beside this outline, merges it, and returns how far it was moved.
    mutating func merge(_ next: Contour, separation: Double) -> Double {
        let common = min(lows.count, next.lows.count)
        var offset = -Double.infinity
        for level in 1...common {
            let high = highs[highs.count - level] + shift
            offset = max(offset, high + separation - next.lows[next.lows.count - level] - next.shift)
        }
        if lows.count >= next.lows.count {
            for level in 1...common {
                highs[highs.count - level] = next.highs[next.highs.count - level] + next.shift + offset - shift
            }
        } else {
            var deeper = next
            deeper.shift += offset
            for level in 1...common {
                deeper.lows[deeper.lows.count - level] = lows[lows.count - level] + shift - deeper.shift
            }
            self = deeper
        }
        return offset
    }
}
