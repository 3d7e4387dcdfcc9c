/// The owner of a screen for which no code was found that makes it.
extension Placement {
    /// A screen with a reference to a coordinator belongs to that coordinator, if no other is known.
    mutating func placeByReference(_ stored: [StoredKey: Set<Held>]) {
        let concrete = Set(coordinators)
        let keepers = keepers(stored)
        var speakers: [TypeID: [TypeID]] = [:]
        var around: [TypeID: [TypeID]] = [:]
        for (screen, inner) in embedded { for one in inner { around[one, default: []].append(screen) } }
        var parents: [TypeID: [TypeID]] = [:]
        for (parent, edges) in edges where concrete.contains(parent) {
            for child in Set(edges.map(\.child)) { parents[child, default: []].append(parent) }
        }
        for (holder, held) in helpers where !isCoordinator(holder) {
            // A view belongs to the screen that contains it.
            let own =
                roles.screens.contains(holder) ? [holder] : around[holder] ?? []
            for helper in held { speakers[helper, default: []] += own.filter(roles.screens.contains) }
        }
        for wiring in facts.wirings.keys.sorted(by: { ($0.owner, $0.slot.holder) < ($1.owner, $1.slot.holder) })
        where wiring.slot.sort == .delegate && concrete.contains(wiring.owner) {
            // A sibling that intercepts by chance is off the path; a reference to "the coordinator" is to the screen's
            // own coordinator.
            let refersToCoordinator = wiring.slot.delegates.contains {
                roles.isCoordinator($0) || roles.isCoordinatorProtocol($0)
            }
            guard refersToCoordinator else { continue }
            let holder = wiring.slot.holder
            // A type of which several coordinators and screens have separate objects does not show the owner of a
            // screen.
            if !roles.acts(holder), let all = keepers[holder], all.count > 1, all.contains(wiring.owner) { continue }
            let own =
                roles.screens.contains(holder) && !isCoordinator(holder) ? [holder] : (speakers[holder] ?? []).sorted()
            for screen in own
            where !isBase(screen) && !reach(of: [wiring.owner], until: screen).contains(screen)
                && !opens(screen, wiring.owner)
            {
                screens[wiring.owner, default: []].append(screen)
                for parent in parents[wiring.owner] ?? [] where parent != wiring.owner {
                    screens[parent]?.removeAll { $0 == screen }
                }
            }
        }
        placeByCalls(concrete)
    }

    /// Whether a screen of another coordinator makes a coordinator, which then shows screens of its own: it refers to the flow
    /// that it opens, and not to its own coordinator.
    private func opens(_ screen: TypeID, _ coordinator: TypeID) -> Bool {
        made[screen]?.contains { $0.type == coordinator } == true && screens[coordinator]?.isEmpty == false
            && coordinators.contains { screens[$0]?.contains(screen) == true }
    }

    /// A screen that Interface Builder makes, and no code, belongs to the only coordinator that it calls: the root of a
    /// storyboard's navigation controller can get that controller's coordinator.
    private mutating func placeByCalls(_ concrete: Set<TypeID>) {
        let placed = Set(screens.values.joined()).union(embedded.values.joined())
        var called: [TypeID: Set<TypeID>] = [:]
        for emission in facts.emissions where roles.screens.contains(emission.emitter) {
            let domain = emission.event.domain
            let callees = index[domain].isProtocol ? index.conformers(of: domain) : [domain]
            called[emission.emitter, default: []].formUnion(callees.filter(concrete.contains))
        }
        for (screen, coordinators) in called.sorted(by: { $0.key < $1.key })
        where coordinators.count == 1 && !placed.contains(screen) && isOwnScreen(screen) && isOfInterfaceBuilder(screen)
            && !byType.madeTypes.contains(screen)
        {
            for coordinator in coordinators { give(screen, to: coordinator) }
        }
    }

    private func isOfInterfaceBuilder(_ screen: TypeID) -> Bool {
        index[screen].functions.values.joined().contains { $0.attributes.contains("IBAction") }
            || index[screen].properties.values.contains { $0.attributes.contains("IBOutlet") }
    }

    /// The coordinators that have an object of a type.
    private func keepers(_ stored: [StoredKey: Set<Held>]) -> [TypeID: Set<TypeID>] {
        var keepers: [TypeID: Set<TypeID>] = [:]
        for (key, value) in stored where isCoordinator(key.holder) {
            for instance in value { keepers[instance.type, default: []].insert(key.holder) }
        }
        return keepers
    }
}
