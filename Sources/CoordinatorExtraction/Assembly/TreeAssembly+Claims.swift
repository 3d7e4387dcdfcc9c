import CoordinatorModel

extension TreeAssembly {
    /// The emissions of a type and its helpers, except those that stay among them.
    func emissions(
        of type: TypeID, _ speakers: Set<TypeID>, on path: [TypeID], under coordinator: TypeID?,
        at standing: Standings.Place = Standings.Place()
    ) -> [Emission] {
        var all: [Facts.Emission] = []
        let group = speakers.union([type])
        for speaker in [type] + speakers.sorted() {
            all += (catching.emissions[speaker] ?? []).filter {
                !isInternal($0, among: group, for: type) && !isIdle($0.event, of: speaker)
                    && catching.opaque[$0.event] == nil && catching.exposed[$0.event] == nil
            }
        }
        var seen: Set<Told> = []
        return all.sorted { ($0.event, $0.place) < ($1.event, $1.place) }.flatMap { emission -> [Emission] in
            hearings(of: emission, for: type, on: path, under: coordinator, at: standing).compactMap { heard in
                let told = Told(event: emission.event, place: emission.place, heard: heard)
                guard seen.insert(told).inserted else { return nil }
                var result = Emission(
                    event: name(emission.event), heard: heard, delivery: delivery(of: emission),
                    location: location(emission.place))
                result.extensions[ExtensionKeys.wiring] = missing.wiring(
                    for: emission.event, emittedBy: emission.emitter, isDispensable: isDispensable(emission),
                    isUnheard: heard == .never)
                return result
            }
        }
    }

    /// How an event travels; `nil` where it bubbles.
    private func delivery(of emission: Facts.Emission) -> Emission.Delivery? {
        let facts = engine.facts
        if facts.steps.emissions.contains(emission) { return .stepped }
        return facts.streams.emissions.contains(emission) ? .direct : nil
    }

    /// Whether the objects through whose channels an event goes here have interceptors: some may, and others not.
    /// Empty if those objects are elsewhere.
    private func hearings(
        of emission: Facts.Emission, for type: TypeID, on path: [TypeID], under coordinator: TypeID?,
        at standing: Standings.Place
    ) -> [Emission.Heard?] {
        guard let channels = engine.facts.channels[emission], !channels.isEmpty else {
            return standing.isFirst ? [nil] : []
        }
        let isAnyMade = channels.contains { engine.atoms[$0.object].isMade }
        let here = channels.filter {
            ownership.tells($0.object, for: type, under: coordinator, besideMade: isAnyMade)
                && ownership.stands($0.object, for: type, at: standing)
        }
        guard !here.isEmpty else { return [] }
        let unheard = engine.facts.steps.unheard
        if engine.facts.steps.emissions.contains(emission) {
            return Array(Set(here.map { unheard.contains($0) ? Emission.Heard.never : nil })).sorted {
                $0 == nil && $1 != nil
            }
        }
        // If no object in the whole program listens, that is the only fact.
        guard isListenedTo(emission.event, through: here, on: path) else { return [nil] }
        let hearings = Set(here.map { hearing(of: emission, through: $0) })
        if hearings == [false] { return [.never] }
        return hearings.contains(false) ? [nil, .never] : [nil]
    }

    /// Whether an object listens to the same channel of another object, or to the same event of others on the path.
    private func isListenedTo(
        _ event: EventName, through channels: Set<Facts.ObjectSlot>, on path: [TypeID]
    ) -> Bool {
        guard catching.owners[event]?.isEmpty == false else { return false }
        if path.contains(where: { catching.claims[$0]?[event]?.isEmpty == false }) { return true }
        return channels.contains { ownership.isWired(engine.atoms[$0.object].type, $0.name) }
    }

    /// One event at one place is one emission, whichever helper it comes from.
    private struct Told: Hashable {
        var event: EventName
        var place: Place
        var heard: Emission.Heard?
    }

    /// Whether an event never leaves a screen: its view model, one of its cells or the screen itself is wired to the
    /// screen.
    private func isInternal(_ emission: Facts.Emission, among group: Set<TypeID>, for type: TypeID) -> Bool {
        let (event, emitter) = (emission.event, emission.emitter)
        guard let owners = catching.owners[event], !owners.isEmpty else { return false }
        if roles.isCoordinator(emitter) { return owners == [emitter] }
        // A closure in a value comes back to the screen that made the value.
        if roles.isCarrier(event.domain), !owners.contains(where: roles.isCoordinator) { return true }
        // An event from a screen's view model to another screen is the screen's.
        let tells =
            isScreen(emitter) || roles.isSpokesman(emitter) && isScreen(type) && isTold(emission, by: type, group)
        return owners.allSatisfy { owner in
            // An event from a coordinator's own view model is the coordinator's.
            guard !placement.isContainer(owner) else { return false }
            return group.contains(owner) && !roles.isCoordinator(owner)
                || !roles.isCoordinator(owner) && (!tells || !isScreen(owner) && !wraps(owner, emitter))
        }
    }

    /// Whether a view of SwiftUI stands around a view controller.
    private func wraps(_ view: TypeID, _ controller: TypeID) -> Bool {
        index[view].declaration?.kind == .struct && index[controller].isClass && roles.screens.contains(controller)
    }

    /// Whether another screen listens to this screen's helper: it made both, or it is the helper's delegate and does
    /// not hold the helper itself.
    private func isTold(_ emission: Facts.Emission, by screen: TypeID, _ group: Set<TypeID>) -> Bool {
        (engine.facts.channels[emission] ?? []).contains { channel in
            let makers = engine.facts.makers[channel.object] ?? []
            return (engine.facts.hearers[channel] ?? []).contains { hearer in
                guard let type = engine.atoms[hearer].type, !group.contains(type), isScreen(type) else { return false }
                if makers.contains(hearer) {
                    return ownership.speaks(channel.object, for: screen, madeBy: hearer)
                }
                return index[emission.event.domain].isProtocol
                    && ownership.speaks(channel.object, for: screen, notHeldBy: type)
            }
        }
    }

    /// Whether the outputs and delegates through which an event goes here may stay empty.
    private func isDispensable(_ emission: Facts.Emission) -> Bool {
        if index.isOptional(emission.event) { return true }
        return (engine.facts.channels[emission] ?? []).contains { channel in
            engine.atoms[channel.object].type.map {
                engine.facts.dispensable.contains(Facts.SlotName(holder: $0, name: channel.name))
                    || missing.reused.contains($0)
            } ?? false
        }
    }

    private func isScreen(_ type: TypeID) -> Bool { roles.screens.contains(type) || placement.hosted.contains(type) }

    /// The interceptors of a type and its helpers.
    func interceptors(
        of type: TypeID, _ speakers: Set<TypeID>, on path: [TypeID], below screen: Screen? = nil
    ) -> [Interceptor] {
        var claims = catching.claims(of: type, on: path)
        for speaker in speakers.sorted() {
            claims.merge(catching.claims(of: speaker, on: path)) { first, _ in first }
        }
        let emitted = screen.map { $0.emittedNames }
        return claims.values.sorted { ($0.event, $0.place) < ($1.event, $1.place) }
            .filter { claim in
                // A screen's interceptors matter for emissions in the screen.
                if let emitted, !eventEnums.contains(claim.event.domain) {
                    return emitted.contains(name(claim.event))
                }
                return isEmittedSomewhere(claim)
            }
            .map { claim in
                let consumes: Interceptor.Consumption =
                    switch claim.consumes {
                    case .always: .always
                    case .sometimes: .sometimes
                    case .never: .never
                    }
                var result = Interceptor(event: name(claim.event), consumes: consumes)
                result.by = claim.by.map { index[$0].name }
                result.isEmpty = claim.isEmpty
                result.location = location(claim.place)
                return result
            }
    }

    /// Interceptors of events between services are left out.
    private func isEmittedSomewhere(_ claim: Catching.Claim) -> Bool {
        guard let holders = catching.holders[claim.event] else { return true }
        // A type that only carries closures emits where the closures are called.
        if holders.allSatisfy({ roles.isCarrier($0) }) { return catching.emitters[claim.event] != nil }
        // If the emitter is known, the others are not.
        if let emitters = catching.emitters[claim.event] { return emitters.contains(where: standing.contains) }
        return holders.contains { (roles.acts($0) || placement.isHelper($0)) && !placement.isContainer($0) }
    }
}

extension Screen {
    /// Every event that it or a screen in it emits.
    fileprivate var emittedNames: Set<String> {
        var names: Set<String> = []
        var waiting = [self]
        while let screen = waiting.popLast() {
            names.formUnion(screen.emits.map(\.event))
            waiting += screen.screens
        }
        return names
    }
}
