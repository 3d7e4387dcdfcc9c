/// The paths on which an object off the path intercepts a type's events. The program may make and wire the same type
/// in several places: the wiring of one object says nothing about objects from other places.
enum ClaimReach: Hashable {
    case anywhere
    /// Only below one of these coordinators, which wired it or have the objects that are wired.
    case under(Set<TypeID>)
    /// If the nearest of the coordinators that have such objects is one of those that have the wired ones.
    case nearest(Set<TypeID>, of: Set<TypeID>)
    /// If the objects come from the coordinators that made the one passed to the interceptor, and the interceptor
    /// itself is not on the path: if it is, it intercepts like any other.
    case handed(to: TypeID, by: Set<TypeID>, makers: Set<TypeID>)

    /// Whether it applies at the end of a path of coordinators.
    func holds(on path: [TypeID]) -> Bool {
        switch self {
        case .anywhere: return true
        case .under(let coordinators): return path.contains(where: coordinators.contains)
        case .nearest(let coordinators, let all):
            guard let nearest = path.dropLast().last(where: all.contains) else { return true }
            return coordinators.contains(nearest)
        case .handed(let catcher, let givers, let makers):
            guard !path.contains(catcher) else { return false }
            guard let nearest = path.last(where: makers.contains) else { return true }
            return givers.isEmpty || givers.contains(nearest)
        }
    }
}

/// The types that receive objects made by others.
struct Handing {
    let index: ProgramIndex
    let roles: Roles
    let facts: Facts
    let reaches: Reaches
    private let unsent: UnsentEvents
    private let rules: [any DialectRules]
    private let ownership: Ownership
    /// Outputs and delegates, with the interceptors that are wired on behalf of a coordinator.
    private let wiredByCoordinators: Set<Wired>
    /// For each type, the coordinators that show it as their own screen.
    private var shown: [TypeID: [TypeID]] = [:]
    /// The types that coordinators hold in properties.
    private var held: [TypeID: Set<TypeID>] = [:]
    /// The coordinators that make a type, directly or through their screens and helpers.
    private var makers: [TypeID: Set<TypeID>] = [:]

    private struct Wired: Hashable {
        var slot: Slot
        var owner: TypeID
    }

    init(_ engine: Engine, _ placement: Placement, _ ownership: Ownership, _ reaches: Reaches) {
        (index, roles, facts) = (engine.index, engine.roles, placement.facts)
        (self.ownership, self.reaches, rules) = (ownership, reaches, engine.dialects.rules)
        unsent = UnsentEvents(engine)
        wiredByCoordinators = Set(
            facts.wirings.keys.filter { $0.actor.map(engine.roles.isCoordinator) == true }
                .map { Wired(slot: $0.slot, owner: $0.owner) })
        for (key, value) in engine.stored() where roles.isCoordinator(key.holder) {
            held[key.holder, default: []].formUnion(value.map(\.type))
        }
        for coordinator in placement.coordinators {
            let scope = Scope(type: coordinator, file: index[coordinator].declaration?.place.file ?? 0)
            for property in index[coordinator].properties.values where property.isStored {
                guard let written = property.type else { continue }
                held[coordinator, default: []].formUnion(index.shape(of: written, in: scope).nominals.map(\.type))
            }
        }
        var speakers: [TypeID: Set<TypeID>] = [:]
        for coordinator in placement.coordinators {
            for screen in placement.screens[coordinator] ?? [] { shown[screen, default: []].append(coordinator) }
            var own = Set([coordinator]).union(placement.helpers[coordinator] ?? [])
            for screen in placement.screens[coordinator] ?? [] {
                own.formUnion([screen] + (placement.embedded[screen] ?? []))
                own.formUnion(placement.helpers[screen] ?? [])
            }
            for one in own { speakers[one, default: []].insert(coordinator) }
        }
        for mention in facts.made.keys {
            makers[mention.type, default: []].formUnion(speakers[mention.actor] ?? [])
        }
    }

    /// The paths on which a coordinator intercepts events of an object that it holds and did not make; `nil` if it made
    /// the object, or holds it only for a moment.
    func reach(of holder: TypeID, handedTo owner: TypeID) -> ClaimReach? {
        let makers = makers[holder] ?? []
        guard held[owner]?.contains(holder) == true, !makers.contains(owner), holder != owner else { return nil }
        let givers = makers.filter { reaches.leads(from: $0, to: owner) }
        return .handed(to: owner, by: givers, makers: makers)
    }

    func showing(_ screen: TypeID) -> [TypeID] { shown[screen] ?? [] }

    /// Whether a type that receives an event from another type emits the same event itself.
    func tells(_ event: EventName, _ owner: TypeID, besides holder: TypeID) -> Bool {
        holder != owner && facts.passed[event]?.contains(owner) == true
    }

    /// Whether a delegate's method for an event does nothing, and code sends it the event.
    func ignores(_ delegate: TypeID, _ event: EventName) -> Bool {
        !unsent.contains(event)
            && (index.ignores(delegate, event) || rules.contains { $0.ignores(event, delegate, in: index) })
    }

    /// The paths on which another object intercepts an event that was wired on a coordinator's behalf; `nil` if better
    /// facts are known.
    func reach(of emitter: TypeID, wiredBy wiring: Facts.Wiring) -> ClaimReach? {
        // A coordinator that several others have: those above it may have others of them, too.
        if roles.isCoordinator(emitter), wiring.slot.holder == emitter {
            let own = ownership.coordinators(of: wiring)
            if !own.isEmpty { return .nearest(own, of: ownership.coordinators(ofAny: emitter)) }
        }
        guard let actor = wiring.actor else { return reach(of: wiring) }
        if roles.isCoordinator(actor) {
            return reaches.leads(from: actor, to: emitter) ? .under([actor]) : reach(of: wiring)
        }
        guard !roles.acts(actor) else { return reach(of: wiring) }
        let isKnownBetter = wiredByCoordinators.contains(Wired(slot: wiring.slot, owner: wiring.owner))
        return isKnownBetter ? nil : reach(of: wiring)
    }

    /// The paths on which the objects that are wired stand.
    private func reach(of wiring: Facts.Wiring) -> ClaimReach {
        let coordinators = ownership.coordinators(of: wiring)
        return coordinators.isEmpty ? .anywhere : .under(coordinators)
    }
}
