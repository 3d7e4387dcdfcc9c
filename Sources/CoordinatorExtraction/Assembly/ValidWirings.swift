/// The assignments to outputs and delegates that decide about interceptors: code that many types share assigns more
/// than really exists.
struct ValidWirings {
    private(set) var places: [Facts.Wiring: Place] = [:]

    private let index: ProgramIndex
    private let roles: Roles
    private let placement: Placement
    private let reaches: Reaches
    /// Outputs and delegates that some code assigns, apart from their declarations.
    private let replaced: Set<Slot>
    /// Delegates to which a coordinator above the holder assigns itself.
    private var near: Set<Slot> = []
    /// Wirings in shared code for coordinators without the child.
    private var childless: Set<Facts.Wiring> = []
    /// The outputs and delegates to which coordinators assign, by the place of the assignment.
    private var answered: [Place: Set<Slot>] = [:]

    init(_ engine: Engine, _ placement: Placement, _ reaches: Reaches) {
        let wirings = engine.facts.wirings
        (index, roles) = (engine.index, engine.roles)
        (self.placement, self.reaches) = (placement, reaches)
        replaced = Set(wirings.keys.filter { !$0.isDefault }.map(\.slot))
        near = Set(wirings.keys.filter { $0.slot.sort == .delegate && !isFar($0) }.map(\.slot))
        childless = childless(in: wirings)
        for (wiring, place) in wirings where roles.isCoordinator(wiring.owner) {
            answered[place, default: []].insert(wiring.slot)
        }
        places = wirings.filter { holds($0.key, at: $0.value) }
    }

    private func holds(_ wiring: Facts.Wiring, at place: Place) -> Bool {
        // The value in a declaration counts until other code assigns one.
        if wiring.isDefault, replaced.contains(wiring.slot) { return false }
        if childless.contains(wiring) || isHandedOn(wiring, at: place) { return false }
        // A superclass that makes itself the parent of any child does so for subclasses with children.
        return !(near.contains(wiring.slot) && isFar(wiring))
    }

    /// Whether a coordinator makes itself the delegate of an object that is not below it.
    private func isFar(_ wiring: Facts.Wiring) -> Bool {
        wiring.slot.sort == .delegate && roles.isCoordinator(wiring.owner) && roles.isCoordinator(wiring.slot.holder)
            && (wiring.owner == wiring.slot.holder || !reaches.leads(from: wiring.owner, to: wiring.slot.holder))
    }

    /// If a factory passes on a coordinator's closure, the coordinator is the interceptor.
    private func isHandedOn(_ wiring: Facts.Wiring, at place: Place) -> Bool {
        wiring.slot.sort == .output && !roles.acts(wiring.owner) && roles.isMaker(wiring.owner)
            && answered[place]?.contains(wiring.slot) == true
    }

    /// Shared code that every coordinator has, such as a protocol's extension, wires any child; it applies to
    /// coordinators that have one.
    private func childless(in wirings: [Facts.Wiring: Place]) -> Set<Facts.Wiring> {
        var shared: [Place: [Facts.Wiring]] = [:]
        for (wiring, place) in wirings
        where wiring.slot.sort == .output && roles.isCoordinator(wiring.owner) && isCoordinators(wiring.slot) {
            shared[Place(file: place.file, line: place.line, column: 0), default: []].append(wiring)
        }
        var childless: Set<Facts.Wiring> = []
        for group in shared.values where Set(group.map(\.owner)).count > 1 && group.contains(where: hasChild) {
            childless.formUnion(group.filter { !hasChild($0) })
        }
        return childless
    }

    private func hasChild(_ wiring: Facts.Wiring) -> Bool {
        let holder = wiring.slot.holder
        guard index[holder].isProtocol else {
            return holder != wiring.owner && reaches.leads(from: wiring.owner, to: holder)
        }
        return (placement.edges[wiring.owner] ?? []).contains {
            $0.child != wiring.owner && index.isKind($0.child, of: holder)
        }
    }

    private func isCoordinators(_ slot: Slot) -> Bool {
        roles.isCoordinator(slot.holder) || roles.isCoordinatorProtocol(slot.holder)
    }
}
