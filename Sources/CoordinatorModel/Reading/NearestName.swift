/// Finds existing names that are similar to a misspelled one.
package enum NearestName {
    /// The names that are most similar to `name`, the most similar first; empty if no name is similar. Case is ignored.
    /// A third of the letters, but no more than four, may be wrong, missing, superfluous or swapped with their
    /// neighbour. Names of equal distance are sorted by their bytes.
    /// - Parameters:
    ///   - name: The name that was written.
    ///   - names: The names that exist.
    ///   - limit: The most names to return.
    /// - Returns: The near names.
    package static func nearest(to name: String, among names: some Sequence<String>, limit: Int = 3) -> [String] {
        guard name.utf8.count <= longest else { return [] }
        let wanted = folded(name)
        let allowed = max(1, min(wanted.count / 3, 4))
        var near: [(distance: Int, name: String)] = []
        for candidate in names where candidate.utf8.count <= longest && candidate != name {
            if let distance = distance(wanted, folded(candidate), atMost: allowed) {
                near.append((distance, candidate))
            }
        }
        near.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.name.precedes($1.name) }
        // A name that is much less similar than the most similar one is hardly the one that was meant.
        return near.prefix { $0.distance <= near[0].distance + 1 }.prefix(limit).map(\.name)
    }

    /// The length in bytes up to which names are compared.
    private static let longest = 200

    /// A question with these names, `did you mean "kind"?`; `nil` if there are none.
    package static func didYouMean(_ names: [String]) -> String? {
        guard let last = names.last else { return nil }
        let first = names.dropLast().map { Quoted.text($0) + ", " }.joined().dropLast(2)
        return "did you mean \(first.isEmpty ? "" : first + " or ")\(Quoted.text(last))?"
    }

    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// The number of edits (insert, delete, replace, swap neighbours) between two names; `nil` if it is more than
    /// `most`.
    ///
    /// Only the band of the matrix that `most` edits can reach is filled in, because names may be as long as files.
    private static func distance(_ one: [UInt8], _ other: [UInt8], atMost most: Int) -> Int? {
        guard abs(one.count - other.count) <= most else { return nil }
        // Slot `k` of a row is the column `row + k - most`.
        let (width, far) = (2 * most + 1, most + 1)
        var twoAgo = [Int](repeating: far, count: width)
        var previous = (0..<width).map { $0 < most || $0 - most > other.count ? far : $0 - most }
        var current = twoAgo
        for row in 0..<one.count {
            for slot in 0..<width {
                let column = row + slot - most
                guard column >= 0, column < other.count else {
                    current[slot] = column == -1 ? min(row + 1, far) : far
                    continue
                }
                var cost = previous[slot] + (one[row] == other[column] ? 0 : 1)
                if slot > 0 { cost = min(cost, current[slot - 1] + 1) }
                if slot + 1 < width { cost = min(cost, previous[slot + 1] + 1) }
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    cost = min(cost, twoAgo[slot] + 1)
                }
                current[slot] = min(cost, far)
            }
            if current.allSatisfy({ $0 > most }) { return nil }
            (twoAgo, previous, current) = (previous, current, twoAgo)
        }
        let result = previous[other.count - one.count + most]
        return result <= most ? result : nil
    }
}
