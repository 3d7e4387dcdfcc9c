/// Finds what somebody meant who wrote a name that doesn't exist.
public enum NearestName {
    /// The names that are most like `name`, the likest first; none if nothing is near. Case is of no account; a third
    /// of the letters may be wrong, missing, superfluous or swapped with their neighbour. Equally near names are in
    /// the order of their bytes.
    /// - Parameters:
    ///   - name: What was written.
    ///   - names: What exists.
    ///   - limit: The most names to return.
    /// - Returns: The near names.
    public static func nearest(to name: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
        let wanted = folded(name)
        let allowed = max(1, wanted.count / 3)
        var near: [(distance: Int, name: String)] = []
        for candidate in names where candidate != name {
            if let distance = distance(wanted, folded(candidate), atMost: allowed) {
                near.append((distance, candidate))
            }
        }
        near.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.name.precedes($1.name) }
        return near.prefix(limit).map(\.name)
    }

    /// The question to ask about them: `did you mean "kind"?`; `nil` if there are none.
    public static func didYouMean(_ names: [String]) -> String? {
        guard let last = names.last else { return nil }
        let first = names.dropLast().map { Quoted.text($0) + ", " }.joined().dropLast(2)
        return "did you mean \(first.isEmpty ? "" : first + " or ")\(Quoted.text(last))?"
    }

    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// The number of edits (insert, delete, replace, swap neighbours) between two names; `nil` if more than `most`.
    private static func distance(_ one: [UInt8], _ other: [UInt8], atMost most: Int) -> Int? {
        guard abs(one.count - other.count) <= most else { return nil }
        var twoAgo: [Int] = []
        var previous = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1]
            current.reserveCapacity(other.count + 1)
            for column in other.indices {
                var cost = min(previous[column + 1], current[column]) + 1
                cost = min(cost, previous[column] + (one[row] == other[column] ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    cost = min(cost, twoAgo[column - 1] + 1)
                }
                current.append(cost)
            }
            if let least = current.min(), least > most { return nil }
            (twoAgo, previous) = (previous, current)
        }
        return previous[other.count] <= most ? previous[other.count] : nil
    }
}
