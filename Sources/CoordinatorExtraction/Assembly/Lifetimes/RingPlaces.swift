/// The coordinators at which rings of strong references stand.
struct RingPlaces {
    private(set) var rings: [TypeID: [[StrongReference]]] = [:]

    private let engine: Engine
    private let ownership: Ownership
    /// The coordinators that show a type, and those that only have it as a helper.
    private var showing: [TypeID: Set<TypeID>] = [:]
    private var helped: [TypeID: Set<TypeID>] = [:]

    init(of all: [[StrongReference]], _ engine: Engine, _ placement: Placement, _ ownership: Ownership) {
        (self.engine, self.ownership) = (engine, ownership)
        guard !all.isEmpty else { return }
        for coordinator in placement.coordinators {
            for type in Self.shown(by: coordinator, placement) {
                showing[type, default: []].insert(coordinator)
                for helper in placement.helpers[type] ?? [] { helped[helper, default: []].insert(coordinator) }
            }
        }
        for ring in all {
            for coordinator in places(of: ring) { rings[coordinator, default: []].append(ring) }
        }
    }

    /// A coordinator, its screens and what is in these.
    private static func shown(by type: TypeID, _ placement: Placement) -> Set<TypeID> {
        var types: Set<TypeID> = []
        var waiting = [type] + (placement.screens[type] ?? [])
        while let next = waiting.popLast() {
            if types.insert(next).inserted { waiting += placement.embedded[next] ?? [] }
        }
        return types
    }

    /// A helper that several hold does not make a ring that of all, and nor does a container that several show: where
    /// it is known which coordinators have the ring's objects, only these count.
    private func places(of ring: [StrongReference]) -> Set<TypeID> {
        let types = ring.compactMap { engine.atoms[$0.holder].type }
        var places = types.reduce(into: Set<TypeID>()) { $0.formUnion(showing[$1] ?? []) }
        if places.isEmpty, !ring.contains(where: { isUnmadeScreen($0.holder) }) {
            places = types.reduce(into: []) { $0.formUnion(helped[$1] ?? []) }
        }
        let parts = places.intersection(types)
        if !parts.isEmpty { return parts }
        let owners = ring.map { ownership.coordinators(of: $0.holder) }.filter { !$0.isEmpty }
        guard let first = owners.first else { return places }
        let common = owners.dropFirst().reduce(first) { $0.intersection($1) }
        let known = places.intersection(common.isEmpty ? owners.reduce(first) { $0.union($1) } : common)
        return known.isEmpty ? places : known
    }

    /// Whether it is a screen that no code makes: then its helpers, which others have too, are not enough.
    private func isUnmadeScreen(_ id: ObjectID) -> Bool {
        guard engine.atoms[id].sort == .declared, let type = engine.atoms[id].type else { return false }
        return engine.roles.screens.contains(type) && !engine.roles.isCoordinator(type)
    }
}
