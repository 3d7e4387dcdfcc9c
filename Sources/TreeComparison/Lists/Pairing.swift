/// Pairs the elements of two lists that are the same, key by key: the first key that is equal decides.
struct Pairing {
    /// For each element of the new list, its position in the old list.
    private(set) var oldOfNew: [Int?]
    private(set) var isTaken: [Bool]

    init(old: Int, new: Int) {
        oldOfNew = [Int?](repeating: nil, count: new)
        isTaken = [Bool](repeating: false, count: old)
    }

    /// Pairs two elements.
    mutating func pair(_ old: Int, with new: Int) {
        oldOfNew[new] = old
        isTaken[old] = true
    }

    /// Pairs elements without a partner that have equal keys, in order. Elements with the key `nil` are not paired.
    /// Takes linear time.
    ///
    /// - Parameters:
    ///   - isUnique: whether a key that occurs several times in one list pairs no elements.
    ///   - old: the key of an element of the old list, by its position.
    ///   - new: the key of an element of the new list, by its position.
    mutating func pair<Key: Hashable>(isUnique: Bool = false, old: (Int) -> Key?, new: (Int) -> Key?) {
        guard oldOfNew.contains(nil), isTaken.contains(false) else { return }
        var waiting: [Key: [Int]] = [:]
        for index in isTaken.indices.reversed() where !isTaken[index] {
            if let key = old(index) { waiting[key, default: []].append(index) }
        }
        var seekers: [(index: Int, key: Key)] = []
        var uses: [Key: Int] = [:]
        for index in oldOfNew.indices where oldOfNew[index] == nil {
            guard let key = new(index), waiting[key] != nil else { continue }
            seekers.append((index, key))
            uses[key, default: 0] += 1
        }
        for (index, key) in seekers {
            if isUnique, uses[key] != 1 || waiting[key]?.count != 1 { continue }
            if let found = waiting[key]?.popLast() { pair(found, with: index) }
        }
    }
}
