/// Who claims which event, and who emits it, by type: what goes through outputs and delegates, and what bubbles.
struct Catching {
    struct Claim: Hashable {
        var event: EventName
        var consumes: Consumption
        /// Who catches where it is somebody off the path.
        var by: TypeID?
        var place: Place
    }

    enum Consumption { case always, sometimes, never }

    private(set) var claims: [TypeID: [EventName: Claim]] = [:]
    /// Who catches what goes through outputs and delegates.
    private(set) var owners: [EventName: Set<TypeID>] = [:]
    /// The types whose outputs and delegates events go through.
    private(set) var holders: [EventName: Set<TypeID>] = [:]
    private(set) var emitters: [EventName: Set<TypeID>] = [:]
    /// Events of which it can't be told who catches them: what was put into their output or delegate is not known.
    private(set) var opaque: [EventName: Place] = [:]
    private(set) var emissions: [TypeID: [Facts.Emission]] = [:]

    init(_ evaluator: Evaluator, _ placement: Placement, events: [TypeID]) {
        let (index, roles, facts) = (evaluator.index, evaluator.roles, evaluator.facts)
        for emission in facts.emissions where !placement.isDownward(emission) {
            emissions[emission.emitter, default: []].append(emission)
            emitters[emission.event, default: []].insert(emission.emitter)
        }
        let domains = EventDomains(events, index)
        for type in index.declared where roles.acts(type.id) {
            for claim in evaluator.claims(of: type.id, events: domains) {
                let consumes: Consumption = !claim.mayConsume ? .never : claim.mayPass ? .sometimes : .always
                add(Claim(event: claim.event, consumes: consumes, place: claim.place), to: type.id)
            }
        }
        var reaches = Reaches(placement)
        func isFar(_ wiring: Facts.Wiring) -> Bool {
            wiring.slot.sort == .delegate && roles.isCoordinator(wiring.owner)
                && roles.isCoordinator(wiring.slot.holder)
                && (wiring.owner == wiring.slot.holder
                    || !reaches.leads(from: wiring.owner, to: wiring.slot.holder))
        }
        /// Code that every coordinator has, such as a protocol's extension, wires any child: it does so for those that
        /// have one.
        func hasChild(_ wiring: Facts.Wiring) -> Bool {
            let holder = wiring.slot.holder
            guard index[holder].isProtocol else {
                return holder != wiring.owner && placement.leads(from: wiring.owner, to: holder)
            }
            return (placement.edges[wiring.owner] ?? []).contains {
                $0.child != wiring.owner && index.isKind($0.child, of: holder)
            }
        }
        var shared: [Place: [Facts.Wiring]] = [:]
        for (wiring, place) in facts.wirings
        where wiring.slot.sort == .output && roles.isCoordinator(wiring.owner) && isCoordinators(wiring.slot, roles) {
            shared[Place(file: place.file, line: place.line, column: 0), default: []].append(wiring)
        }
        var childless: Set<Facts.Wiring> = []
        for wirings in shared.values where Set(wirings.map(\.owner)).count > 1 && wirings.contains(where: hasChild) {
            childless.formUnion(wirings.filter { !hasChild($0) })
        }
        // Of a factory that hands a coordinator's closure on, the coordinator catches.
        var answered: [Place: Set<Slot>] = [:]
        for (wiring, place) in facts.wirings where roles.isCoordinator(wiring.owner) {
            answered[place, default: []].insert(wiring.slot)
        }
        func isHandedOn(_ wiring: Facts.Wiring, at place: Place) -> Bool {
            wiring.slot.sort == .output && !roles.acts(wiring.owner) && roles.isMaker(wiring.owner)
                && answered[place]?.contains(wiring.slot) == true
        }
        let replaced = Set(facts.wirings.keys.filter { !$0.isDefault }.map(\.slot))
        let near = Set(facts.wirings.keys.filter { $0.slot.sort == .delegate && !isFar($0) }.map(\.slot))
        var emittersOfAll: [EventName: Set<TypeID>] = [:]
        for emission in facts.emissions { emittersOfAll[emission.event, default: []].insert(emission.emitter) }
        for (wiring, place) in facts.wirings {
            // What a property is declared with holds until somebody puts something else there.
            if wiring.isDefault, replaced.contains(wiring.slot) { continue }
            if childless.contains(wiring) || isHandedOn(wiring, at: place) { continue }
            // A superclass that makes itself the parent of any child does so for those that have children.
            if near.contains(wiring.slot), isFar(wiring) { continue }
            let events = self.events(of: wiring.slot, caughtBy: wiring.owner, evaluator)
            for event in events {
                owners[event, default: []].insert(wiring.owner)
                holders[event, default: []].insert(wiring.slot.holder)
            }
            guard !events.isEmpty else { continue }
            let isOnPath =
                roles.acts(wiring.owner)
                && (roles.isCoordinator(wiring.owner) && wiring.actor == wiring.owner
                    || reaches.leads(from: wiring.owner, to: wiring.slot.holder))
            for event in events {
                guard !isOnPath else {
                    add(Claim(event: event, consumes: .always, place: place), to: wiring.owner)
                    continue
                }
                // Somebody off the path catches: the emitter itself carries the claim.
                let isPassed = facts.passed[event]?.contains(wiring.slot.holder) == true
                let emitters = isPassed ? emittersOfAll[event] ?? [] : []
                for emitter in emitters.isEmpty ? [wiring.slot.holder] : emitters.sorted() {
                    add(Claim(event: event, consumes: .always, by: wiring.owner, place: place), to: emitter)
                }
            }
        }
        for (slot, place) in facts.opaque {
            let output = EventName(domain: slot.owner, member: slot.name)
            for event in slot.sort == .output ? [output] : facts.throughDelegate[slot] ?? []
            where owners[event] == nil { opaque[event] = min(opaque[event] ?? place, place) }
        }
        for coordinator in placement.coordinators {
            // *XCoordinator*: whoever prepares the transitions of these routes answers for all of them.
            guard let routes = roles.routes(of: coordinator), evaluator.preparesTransitions(coordinator) else {
                continue
            }
            for one in index[routes].orderedCases {
                let event = EventName(domain: routes, member: one.name)
                add(Claim(event: event, consumes: .always, place: one.place), to: coordinator)
            }
        }
    }

    /// Whether an output is one that coordinators have.
    private func isCoordinators(_ slot: Slot, _ roles: Roles) -> Bool {
        roles.isCoordinator(slot.holder) || roles.isCoordinatorProtocol(slot.holder)
    }

    private mutating func add(_ claim: Claim, to type: TypeID) {
        if let known = claims[type]?[claim.event], known.place <= claim.place { return }
        claims[type, default: [:]][claim.event] = claim
    }

    /// The events of an output or delegate that its catcher answers.
    private func events(of slot: Slot, caughtBy owner: TypeID, _ evaluator: Evaluator) -> [EventName] {
        guard slot.sort == .delegate else { return [EventName(domain: slot.owner, member: slot.name)] }
        let index = evaluator.index
        // Assigned, but not conforming: nothing is caught.
        let delegates = slot.delegates.filter { index.isKind(owner, of: $0) }
        guard !delegates.isEmpty else { return [] }
        var events = evaluator.facts.throughDelegate[slot] ?? []
        for delegate in delegates where index[delegate].isProtocol && !evaluator.roles.isCoordinatorProtocol(delegate) {
            for ancestor in index.ancestors(of: delegate)
            where index[ancestor.type].isProtocol && !evaluator.roles.isCoordinatorProtocol(ancestor.type) {
                for function in index[ancestor.type].declaration?.functions ?? [] where function.isTold {
                    events.insert(EventName(domain: ancestor.type, member: function.name))
                }
            }
        }
        return events.filter { event in
            // What is optional and not implemented goes nowhere.
            index.ancestors(of: owner).contains { ancestor in
                index[ancestor.type].functions[event.member]?.contains { $0.body != nil } == true
                    || index[ancestor.type].properties[event.member] != nil
            }
        }.sorted()
    }
}

extension Function {
    /// Whether a delegate's method tells something and asks for nothing.
    var isTold: Bool {
        kind == .function && !isStatic && (result == nil || result == .tuple([]) || result == .named("Void", []))
    }
}

extension Evaluator {
    func preparesTransitions(_ type: TypeID) -> Bool {
        guard dialects.contains(.xcoordinator) else { return false }
        return index.ancestors(of: type).contains {
            index[$0.type].functions["prepareTransition"]?.contains { $0.body != nil } == true
        }
    }
}

extension Placement {
    /// Whether a coordinator asks one of its own children for a route: that travels down, not up.
    func isDownward(_ emission: Facts.Emission) -> Bool {
        guard roles.isCoordinator(emission.emitter), index[emission.event.domain].isEnum else { return false }
        return (edges[emission.emitter] ?? []).contains { roles.routes(of: $0.child) == emission.event.domain }
    }

    /// The types whose events travel past a coordinator: it itself, and all that stand below it. The search may end
    /// with one of them.
    func reach(of coordinator: TypeID, until wanted: TypeID? = nil) -> Set<TypeID> {
        var seen: Set<TypeID> = [coordinator]
        var waiting = [coordinator]
        while let next = waiting.popLast(), next != wanted {
            var below = (edges[next] ?? []).map(\.child) + (screens[next] ?? []) + (embedded[next] ?? [])
            below += helpers[next] ?? []
            for one in below where seen.insert(one).inserted { waiting.append(one) }
        }
        return seen
    }

    /// Whether something that a type emits travels past a coordinator.
    func leads(from coordinator: TypeID, to type: TypeID) -> Bool {
        reach(of: coordinator, until: type).contains(type)
    }
}

/// Remembers what stands below whom, once everything has its place.
private struct Reaches {
    private let placement: Placement
    private var known: [TypeID: Set<TypeID>] = [:]

    init(_ placement: Placement) { self.placement = placement }

    mutating func leads(from coordinator: TypeID, to type: TypeID) -> Bool {
        if let known = known[coordinator] { return known.contains(type) }
        let reach = placement.reach(of: coordinator)
        known[coordinator] = reach
        return reach.contains(type)
    }
}
