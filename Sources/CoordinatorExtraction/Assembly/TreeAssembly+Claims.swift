import CoordinatorModel

extension TreeAssembly {
    /// What a type emits, and what speaks for it, but for what stays among them.
    func emissions(
        of type: TypeID, _ speakers: Set<TypeID>, on path: [TypeID], under coordinator: TypeID?,
        at standing: Standings.Place = Standings.Place()
    ) -> [Emission] {
        var all: [Facts.Emission] = []
        let group = speakers.union([type])
        for speaker in [type] + speakers.sorted() {
            all += (catching.emissions[speaker] ?? []).filter {
                !isInternal($0, among: group, for: type) && !isIdle($0.event, of: speaker)
                    && catching.opaque[$0.event] == nil
            }
        }
        var seen: Set<Told> = []
        return all.sorted { ($0.event, $0.place) < ($1.event, $1.place) }.flatMap { emission -> [Emission] in
            hearings(of: emission, for: type, on: path, under: coordinator, at: standing).compactMap { heard in
                let told = Told(event: emission.event, place: emission.place, heard: heard)
                guard seen.insert(told).inserted else { return nil }
                let isStream = engine.facts.streams.emissions.contains(emission)
                var result = Emission(
                    event: name(emission.event), heard: heard, delivery: isStream ? .direct : nil,
                    location: location(emission.place))
                result.extensions[MissingWiring.key] = missing.wiring(
                    for: emission.event, emittedBy: emission.emitter, isDispensable: isDispensable(emission),
                    isUnheard: heard == .never)
                return result
            }
        }
    }

    /// Whether the objects through whose channels an event goes here are heard: some may be, and others not. Nothing
    /// where those objects stand elsewhere.
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
        // Where nobody in the whole program listens, that says it all.
        guard isListenedTo(emission.event, through: here, on: path) else { return [nil] }
        let hearings = Set(here.map { ownership.isHeard($0, emission.event) })
        if hearings == [false] { return [.never] }
        return hearings.contains(false) ? [nil, .never] : [nil]
    }

    /// Whether somebody listens to the same channel of another object, or to the same event of others on the path.
    private func isListenedTo(
        _ event: EventName, through channels: Set<Facts.ObjectSlot>, on path: [TypeID]
    ) -> Bool {
        guard catching.owners[event]?.isEmpty == false else { return false }
        if path.contains(where: { catching.claims[$0]?[event]?.isEmpty == false }) { return true }
        return channels.contains { ownership.isWired(engine.atoms[$0.object].type, $0.name) }
    }

    /// One event at one place is one emission, whoever speaks for whom.
    private struct Told: Hashable {
        var event: EventName
        var place: Place
        var heard: Emission.Heard?
    }

    /// Whether nobody in the whole program listens to something that is not made to be heard by a coordinator: a
    /// service's callback, or one that a view offers to whoever wants it.
    private func isIdle(_ event: EventName, of speaker: TypeID) -> Bool {
        guard catching.owners[event]?.isEmpty ?? true else { return false }
        guard !index[event.domain].isEnum else { return false }
        if let property = index[event.domain].properties[event.member], isUnused(property, event, of: speaker) {
            return true
        }
        // A value that may carry a closure to be called back: what an alert is made of.
        if roles.isCarrier(event.domain), !roles.isSpokesman(event.domain) { return true }
        if roles.screens.contains(speaker) { return false }
        if roles.isView(speaker), index[speaker].isClass {
            // An output that a view offers, or a delegate for which the program has nobody.
            return index[event.domain].properties[event.member] != nil
                || index[event.domain].isProtocol && index.conformers(of: event.domain).isEmpty
        }
        return !roles.acts(speaker) && !roles.isSpokesman(speaker)
    }

    /// Whether an output only might be used: nobody else can put anything into it and its own type doesn't, or a stack
    /// or a tab bar offers it to whoever wants it.
    private func isUnused(_ property: Property, _ event: EventName, of speaker: TypeID) -> Bool {
        if property.isPrivate {
            return !index[event.domain].assigns(event.member)
        }
        guard case .closure(let standard)? = property.initializer, standard.body.isEmpty else { return false }
        return index.ancestors(of: speaker).contains { index.vocabulary.shows.containers.contains(index[$0.type].name) }
    }

    /// Whether an event never leaves a screen: its view model tells it, a cell does, or it tells itself.
    private func isInternal(_ emission: Facts.Emission, among group: Set<TypeID>, for type: TypeID) -> Bool {
        let (event, emitter) = (emission.event, emission.emitter)
        guard let owners = catching.owners[event], !owners.isEmpty else { return false }
        if roles.isCoordinator(emitter) { return owners == [emitter] }
        // What a value carries comes back to the screen that made it.
        if roles.isCarrier(event.domain), !owners.contains(where: roles.isCoordinator) { return true }
        // What a screen's view model tells another screen, the screen does.
        let tells =
            isScreen(emitter) || roles.isSpokesman(emitter) && isScreen(type) && isTold(emission, by: type, group)
        return owners.allSatisfy { owner in
            // What a coordinator hears from its own view model is an event of the coordinator's.
            group.contains(owner) && !roles.isCoordinator(owner)
                || !roles.isCoordinator(owner) && (!tells || !isScreen(owner))
        }
    }

    /// Whether another screen made a screen together with what speaks for it, and listens to that.
    private func isTold(_ emission: Facts.Emission, by screen: TypeID, _ group: Set<TypeID>) -> Bool {
        (engine.facts.channels[emission] ?? []).contains { channel in
            let makers = engine.facts.makers[channel.object] ?? []
            return (engine.facts.hearers[channel] ?? []).contains { hearer in
                guard let type = engine.atoms[hearer].type, !group.contains(type), isScreen(type) else { return false }
                return makers.contains(hearer) && ownership.speaks(channel.object, for: screen, madeBy: hearer)
            }
        }
    }

    /// Whether the outputs and delegates through which an event goes here may stay empty.
    private func isDispensable(_ emission: Facts.Emission) -> Bool {
        guard let channels = engine.facts.channels[emission], !channels.isEmpty else { return false }
        return channels.contains { channel in
            engine.atoms[channel.object].type.map {
                engine.facts.dispensable.contains(Facts.SlotName(holder: $0, name: channel.name))
                    || missing.reused.contains($0)
            } ?? false
        }
    }

    private func isScreen(_ type: TypeID) -> Bool { roles.screens.contains(type) || placement.hosted.contains(type) }

    /// What a type claims, and what speaks for it.
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
                // A screen's claims matter for what is emitted in it.
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

    /// Claims on what services say among themselves are left out.
    private func isEmittedSomewhere(_ claim: Catching.Claim) -> Bool {
        guard let holders = catching.holders[claim.event] else { return true }
        // What only carries closures speaks where somebody calls them there.
        if holders.allSatisfy({ roles.isCarrier($0) }) { return catching.emitters[claim.event] != nil }
        // Where it is known who emits it, the others say nothing.
        if let emitters = catching.emitters[claim.event] { return emitters.contains(where: standing.contains) }
        return holders.contains { roles.acts($0) || placement.isHelper($0) }
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
