/// The longest increasing subsequence: among the elements in both lists, those that need not move.
enum IncreasingRun {
    /// For each of `values`, which are distinct, whether it is part of the sequence. Takes time n log n.
    static func members(of values: [Int]) -> [Bool] {
        var isMember = [Bool](repeating: false, count: values.count)
        // For each length, the position of the smallest value that ends a sequence of that length.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: values.count)
        for (position, value) in values.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            before[position] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var next = ends.last
        while let position = next {
            isMember[position] = true
            next = before[position]
        }
        return isMember
    }
}
