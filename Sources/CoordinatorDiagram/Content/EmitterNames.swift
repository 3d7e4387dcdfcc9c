/// The names of the objects that emit events, in the table of events.
///
/// If it depends on the path where an event ends, an emitter is named with the coordinators that present it:
/// `Confirm via Send`; if that does not decide it, with those above them: `Confirm via Wallet › Send`. Without such
/// words, it ends there on every path. Objects of one type that all emit an event are named together.
struct EmitterNames {
    private struct Emission: Hashable {
        var event: String
        var type: String
    }

    private let ends: EventEnds
    private var objects: [String: Int] = [:]
    /// The ways up from the objects of a type on which an event ends in one place.
    private struct Part {
        var group: EventEnds.Group.Key
        var ways: [Int: Set<[Int]>]
    }

    private var parts: [Emission: [Part]] = [:]

    init(_ ends: EventEnds, coordinators: Range<Int>) {
        self.ends = ends
        for coordinator in coordinators { objects[ends.shown(coordinator), default: 0] += 1 }
        for group in ends.groups {
            for (type, ways) in Dictionary(grouping: group.ways, by: { ends.shown($0.key) }) {
                let part = Part(
                    group: group.key, ways: Dictionary(uniqueKeysWithValues: ways.map { ($0.key, $0.value) }))
                parts[Emission(event: group.key.event, type: type), default: []].append(part)
            }
        }
    }

    /// The names of a group's emitters, in the order of the tree.
    func names(of group: EventEnds.Group) -> [String] {
        var types: [String] = []
        var emitters: [String: [Int]] = [:]
        for emitter in group.emitters {
            let type = ends.shown(emitter)
            if emitters[type] == nil { types.append(type) }
            emitters[type, default: []].append(emitter)
        }
        return types.map { name(of: emitters[$0] ?? [], type: $0, in: group) }
    }

    private func name(of emitters: [Int], type: String, in group: EventEnds.Group) -> String {
        let all = objects[type] ?? 1
        let others = (parts[Emission(event: group.key.event, type: type)] ?? []).filter { $0.group != group.key }
        let isWhole = emitters.allSatisfy { emitter in
            // Two events of one object that end differently on the same paths differ in their screens.
            others.allSatisfy { $0.ways[emitter]?.isSubset(of: group.ways[emitter] ?? []) ?? true }
        }
        if isWhole, emitters.count == all {
            return all == 1 ? type : all == 2 ? "both \(type)" : "all \(all) \(type)"
        }
        let ways = EmitterWays(
            of: emitters.flatMap { group.ways[$0] ?? [] }, others: others.flatMap { $0.ways.values.joined() }, ends)
        if ways.isOnlyStart { return type }
        let most = group.key.fate == .lost ? Self.mostOfLost : Self.most
        if let names = ways.names, names.count <= most, ways.length <= most + 1 {
            // Commas separate the emitters.
            return "\(type) via \(names.joined(separator: ways.parents == nil ? " and via " : " and "))"
        }
        if emitters.count > 1, all > 1 { return "\(emitters.count) of \(all) \(type)" }
        return ways.parents.map { "\(type) via \($0) parents" } ?? "\(type) on some paths"
    }

    /// The largest number of ways that are listed after `via`. All together name at most one coordinator more.
    private static let most = 2
    private static let mostOfLost = 4
}
