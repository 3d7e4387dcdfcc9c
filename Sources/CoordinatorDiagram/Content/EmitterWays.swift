/// The ways up from an emitter on which its event ends in one place, each as short as tells it from the other ways.
struct EmitterWays {
    /// The names of the ways: a presenter, or several from above, such as `Wallet › Send`. `nil` if a way is not told
    /// from others by the nearest coordinators on it.
    let names: [String]?
    /// The number of coordinators that present the emitter, if each of them decides.
    let parents: Int?
    /// How many coordinators all ways name together.
    let length: Int
    /// Whether the emitter is only a root here.
    let isOnlyStart: Bool

    init(of ways: [[Int]], others: [[Int]], _ ends: EventEnds) {
        let other = others.map { $0.map(ends.shown) }
        let taken = (0...Self.longest).map { length in Set(other.map { Array($0.prefix(length)) }) }
        // In the order of the tree.
        let named = ways.sorted { $0.lexicographicallyPrecedes($1) }.map { $0.map(ends.shown) }
        let decisive: [ArraySlice<String>?] = named.map { way in
            (1...Self.longest).lazy.map { way.prefix($0) }.first { !taken[$0.count].contains(Array($0)) }
        }
        var found: [ArraySlice<String>] = []
        var seen: Set<ArraySlice<String>> = []
        for case let way? in decisive where seen.insert(way).inserted { found.append(way) }
        let isDecided = !decisive.contains { $0 == nil }
        names = isDecided ? found.map { $0.reversed().joined(separator: " › ") } : nil
        length = found.reduce(0) { $0 + $1.count }
        parents = isDecided && found.allSatisfy { $0.count == 1 } ? found.count : nil
        isOnlyStart = ways.allSatisfy { $0 == [EventEnds.start] }
    }

    /// More coordinators would be a path to read, not a name.
    private static let longest = 3
}
