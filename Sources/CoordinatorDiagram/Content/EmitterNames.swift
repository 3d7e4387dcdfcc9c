/// The names of the objects that emit events, in the table of events.
///
/// If it depends on the path where an event ends, an emitter is named with the coordinators that present it:
/// `Confirm via Send`. Without such words, it ends there on every path. Objects of one type that all emit an event are named together.
struct EmitterNames {
    private struct Emission: Hashable {
        var event: String
        var emitter: Int
    }

    private let ends: EventEnds
    private var objects: [String: Int] = [:]
    /// The coordinators that present an emitter on any path of the event.
    private var presenters: [Emission: Set<Int>] = [:]

    init(_ ends: EventEnds, types: some Sequence<String>) {
        self.ends = ends
        for type in types { objects[NameParts.narrow(type), default: 0] += 1 }
        for group in ends.groups {
            for (emitter, some) in group.presenters {
                presenters[Emission(event: group.key.event, emitter: emitter), default: []].formUnion(some)
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
        let isWhole = emitters.count == all && emitters.allSatisfy { isOnEveryPath($0, in: group) }
        if isWhole { return all == 1 ? type : all == 2 ? "both \(type)" : "all \(all) \(type)" }
        let paths = emitters.reduce(into: Set<Int>()) { $0.formUnion(group.presenters[$1] ?? []) }
        if paths.isEmpty { return type }
        let most = group.key.fate == .lost ? Self.mostOfLost : Self.most
        guard paths.count <= most else {
            return emitters.count > 1 ? "\(emitters.count) of \(all) \(type)" : "\(type) via \(paths.count) parents"
        }
        var names: [String] = []
        for name in paths.sorted().map(ends.shown) where !names.contains(name) { names.append(name) }
        // Commas separate the emitters.
        return "\(type) via \(names.joined(separator: " and "))"
    }

    private func isOnEveryPath(_ emitter: Int, in group: EventEnds.Group) -> Bool {
        group.presenters[emitter]?.count == presenters[Emission(event: group.key.event, emitter: emitter)]?.count
    }

    /// The largest number of coordinators that are listed after `via`.
    private static let most = 2
    private static let mostOfLost = 4
}
