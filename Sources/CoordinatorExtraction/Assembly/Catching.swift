/// The interceptors and emitters of each event, by type: for outputs and delegates, and for events that bubble.
struct Catching {
    struct Claim: Hashable {
        var event: EventName
        var consumes: Consumption
        /// The interceptor, if it is off the path.
        var by: TypeID?
        /// The paths on which it intercepts.
        var reach = ClaimReach.anywhere
        /// Whether the interceptor also emits the event itself: it does not intercept its own emission.
        var isAlsoTold = false
        /// Whether its handler does nothing, wherever it intercepts the event.
        var isEmpty = false
        /// Whether it is a protocol's default, which applies to types without a method of their own.
        var isStandard = false
        /// The place of its handler, if it is another one.
        var handler: Place?
        var place: Place
    }

    enum Consumption { case always, sometimes, never }

    /// Several for one event, if the interceptor depends on the path.
    private(set) var claims: [TypeID: [EventName: [Claim]]] = [:]
    /// The interceptors of events through outputs and delegates.
    private(set) var owners: [EventName: Set<TypeID>] = [:]
    /// The types with the outputs and delegates that events go through.
    private(set) var holders: [EventName: Set<TypeID>] = [:]
    private(set) var emitters: [EventName: Set<TypeID>] = [:]
    /// Events with unknown interceptors, because the value of their output or delegate is unknown.
    private(set) var opaque: [EventName: Place] = [:]
    /// Events that no Swift code intercepts but Objective-C may intercept, with a place that emits them.
    private(set) var exposed: [EventName: Place] = [:]
    private(set) var emissions: [TypeID: [Facts.Emission]] = [:]

    init(_ engine: Engine, _ placement: Placement, _ ownership: Ownership, events: [TypeID]) {
        let (index, roles, facts) = (engine.index, engine.roles, engine.facts)
        let reaches = Reaches(placement)
        let (services, servants) = (ServiceClosures(facts, roles), ServingCoordinators(engine, placement, reaches))
        func isCommand(_ event: EventName) -> Bool { services.contains(event) || servants.contains(event) }
        for emission in facts.emissions where !placement.isDownward(emission) && !isCommand(emission.event) {
            emissions[emission.emitter, default: []].append(emission)
            emitters[emission.event, default: []].insert(emission.emitter)
        }
        let domains = EventDomains(events, index)
        let placed = Set(placement.coordinators)
        for type in index.declared where roles.acts(type.id) {
            for rule in engine.dialects.rules {
                let claims = rule.claims(
                    of: type.id, isPlaced: placed.contains(type.id), events: domains, in: engine)
                for claim in claims where !claim.isStandard || receives(claim.event, type.id, reaches) {
                    add(claim, to: type.id)
                }
            }
        }
        let handing = Handing(engine, placement, ownership, reaches)
        var emittersOfAll: [EventName: Set<TypeID>] = [:]
        for emission in facts.emissions { emittersOfAll[emission.event, default: []].insert(emission.emitter) }
        for (wiring, place) in ValidWirings(engine, placement, reaches).places {
            let events = self.events(of: wiring.slot, caughtBy: wiring.owner, engine).filter { !isCommand($0) }
            let isHelper = placement.helpers[wiring.owner]?.contains(wiring.slot.holder) == true
            let isOwnService = ownership.isOwnService(wiring) && !isHelper
            for event in events {
                owners[event, default: []].insert(wiring.owner)
                holders[event, default: []].insert(wiring.slot.holder)
                let all = emittersOfAll[event] ?? []
                if isOwnService, !all.contains(where: { $0 != wiring.owner && roles.acts($0) }) { continue }
                catchIt(event, wiring, place, handing, ownership, all)
            }
        }
        for (slot, place) in facts.opaque {
            let output = EventName(domain: slot.owner, member: slot.name)
            for event in slot.sort == .output ? [output] : facts.throughDelegate[slot.key] ?? []
            where owners[event] == nil { opaque[event] = min(opaque[event] ?? place, place) }
        }
        for emission in facts.emissions where owners[emission.event] == nil && index.isExposed(emission.event) {
            exposed[emission.event] = min(exposed[emission.event] ?? emission.place, emission.place)
        }
    }

    /// Whether a type or something below it emits an event.
    private func receives(_ event: EventName, _ type: TypeID, _ reaches: Reaches) -> Bool {
        emitters[event]?.contains { $0 == type || reaches.leads(from: type, to: $0) } == true
    }

    private mutating func add(_ claim: Claim, to type: TypeID) {
        var known = claims[type]?[claim.event] ?? []
        if let same = known.firstIndex(where: { $0.by == claim.by && $0.reach == claim.reach }) {
            let isAlsoTold = known[same].isAlsoTold || claim.isAlsoTold
            let isEmpty = known[same].isEmpty && claim.isEmpty
            if claim.place < known[same].place { known[same] = claim }
            known[same].isAlsoTold = isAlsoTold
            known[same].isEmpty = isEmpty
        } else {
            known.append(claim)
        }
        claims[type, default: [:]][claim.event] = known
    }

    /// The interceptors of a type at the end of a path of coordinators.
    func claims(of type: TypeID, on path: [TypeID]) -> [EventName: Claim] {
        (claims[type] ?? [:]).compactMapValues { all in
            let valid = all.filter { $0.reach.holds(on: path) }
            // A type's own interceptor first; of several at one place, the first by name.
            let own = valid.filter { $0.by == nil }
            let first = (own.isEmpty ? valid : own).sorted { ($0.by ?? type) < ($1.by ?? type) }
            guard var claim = first.min(by: { $0.place < $1.place }) else { return nil }
            // Some of the emitter's objects are wired to it, and others to a coordinator above; or it also emits the
            // event itself.
            if claim.by != nil || claim.isAlsoTold,
                path.contains(where: { (claim.by != nil || $0 != type) && catches(claim.event, $0) })
            {
                claim.consumes = .sometimes
            }
            return claim
        }
    }

    private func catches(_ event: EventName, _ coordinator: TypeID) -> Bool {
        claims[coordinator]?[event]?.contains { $0.by == nil } == true
    }

    /// The events of an output or delegate that its interceptor handles.
    private func events(of slot: Slot, caughtBy owner: TypeID, _ engine: Engine) -> [EventName] {
        guard slot.sort == .delegate else { return [EventName(domain: slot.owner, member: slot.name)] }
        let index = engine.index
        // An object is assigned, but does not conform, so it intercepts nothing.
        let delegates = slot.delegates.filter { index.isKind(owner, of: $0) }
        guard !delegates.isEmpty else { return [] }
        var events = engine.facts.throughDelegate[slot.key] ?? []
        for delegate in delegates where index[delegate].isProtocol && !engine.roles.isCoordinatorProtocol(delegate) {
            for ancestor in index.ancestors(of: delegate)
            where index[ancestor.type].isProtocol && !engine.roles.isCoordinatorProtocol(ancestor.type) {
                for function in index[ancestor.type].declaration?.functions ?? [] where function.isTold {
                    events.insert(index.event(function, of: ancestor.type))
                }
            }
        }
        return events.filter { index.handles($0, owner) }.sorted()
    }

    private mutating func catchIt(
        _ event: EventName, _ wiring: Facts.Wiring, _ place: Place, _ handing: Handing, _ ownership: Ownership,
        _ allEmitters: Set<TypeID>
    ) {
        let (roles, reaches) = (handing.roles, handing.reaches)
        let (owner, holder) = (wiring.owner, wiring.slot.holder)
        let known = handing.facts.streams.interceptors
        let isUncertain = known.uncertain.contains(wiring) && !known.certain.contains(wiring)
        let consumes: Consumption = isUncertain ? .sometimes : .always
        let isEmpty = wiring.isEmpty || wiring.slot.sort == .delegate && handing.ignores(owner, event)
        // The types that emit it through this output or delegate, and not through one of their own.
        let passed = handing.facts.passed[event] ?? []
        let emitters = passed.contains(holder) ? allEmitters.filter { $0 == holder || !passed.contains($0) } : []
        // A closure in the declaration of a coordinator's own property is the coordinator's code, if no other object
        // emits through it: `lazy var showDetail = { … }`, which is passed to a screen's actions.
        if wiring.isDefault, owner == holder, roles.isCoordinator(owner), emitters.allSatisfy({ $0 == owner }) {
            return
        }
        let isItsOwnDoing = roles.isCoordinator(owner) && wiring.actor == owner
        let reach = isItsOwnDoing ? handing.reach(of: holder, handedTo: owner) : nil
        let isAbove =
            reaches.leads(from: owner, to: holder)
            || isItsOwnDoing && (reach == nil || emitters.contains { reaches.leads(from: owner, to: $0) })
        if roles.acts(owner), isAbove {
            var claim = Claim(event: event, consumes: consumes, place: place)
            claim.isAlsoTold = handing.tells(event, owner, besides: holder)
            claim.isEmpty = isEmpty
            if isEmpty, !wiring.isEmpty { claim.handler = handing.index.handler(of: event, in: owner) }
            add(claim, to: owner)
            // If another coordinator also shows the screen, the interceptor is off the path there.
            if !roles.isCoordinator(owner), emitters.contains(holder) {
                for other in handing.showing(holder)
                where !reaches.leads(from: other, to: owner) && ownership.listens(wiring, under: other) {
                    add(
                        Claim(
                            event: event, consumes: consumes, by: owner, reach: .under([other]), isEmpty: isEmpty,
                            place: place),
                        to: holder)
                }
            }
            guard reach != nil else { return }
        }
        // The interceptor is off the path, so the entry is at the emitter.
        for emitter in emitters.sorted() {
            guard let reach = reach ?? handing.reach(of: emitter, wiredBy: wiring) else { continue }
            add(
                Claim(event: event, consumes: consumes, by: owner, reach: reach, isEmpty: isEmpty, place: place),
                to: emitter)
        }
    }
}

extension Placement {
    /// Whether a coordinator triggers a route of one of its own children, which travels down and not up.
    fileprivate func isDownward(_ emission: Facts.Emission) -> Bool {
        guard roles.isCoordinator(emission.emitter), index[emission.event.domain].isEnum else { return false }
        return (edges[emission.emitter] ?? []).contains { roles.routes(of: $0.child) == emission.event.domain }
    }
}
