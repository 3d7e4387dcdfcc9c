import CoordinatorModel

extension TreeAssembly {
    /// The emissions of a type and its helpers, except those that stay among them.
    func emissions(
        of type: TypeID, _ speakers: Set<TypeID>, at position: Position
    ) -> EmittedEvents {
        var all: [Facts.Emission] = []
        let group = speakers.union([type])
        for speaker in [type] + speakers.sorted() {
            all += (catching.emissions[speaker] ?? []).filter {
                belongs($0, to: type) && !isInternal($0, among: group, for: type) && !isIdle($0, of: speaker)
                    && catching.opaque[$0.event] == nil && catching.exposed[$0.event] == nil
                    && (speaker == type || isAsked($0, for: type, among: group))
            }
        }
        var seen: Set<Told> = []
        var emitted = EmittedEvents()
        for emission in all.sorted(by: { ($0.event, $0.place) < ($1.event, $1.place) }) {
            guard let channels = channels(of: emission, for: type, at: position) else { continue }
            for heard in hearings(of: emission, through: channels, for: type, on: position.path)
            where heard != .never || !isToldToTwins(emission, through: channels) {
                guard seen.insert(Told(event: emission.event, place: emission.place, heard: heard)).inserted else {
                    continue
                }
                var result = Emission(
                    event: name(emission.event), heard: heard, delivery: delivery(of: emission),
                    location: location(emission.place))
                result.extensions[ExtensionKeys.wiring] = missing.wiring(
                    for: emission.event, emittedBy: emission.emitter, isDispensable: isDispensable(emission),
                    isUnheard: heard == .never, isUnwired: isUnwired(emission, through: channels, on: position.path),
                    isFollowed: isFollowed(emission, through: channels),
                    ignoredBy: ignoring(channels, of: emission),
                    through: channels.compactMap { engine.facts.streams.unheard.carriers[$0] }.first)
                for rule in engine.dialects.rules { rule.complete(&result, as: emission, in: engine) }
                emitted.emits.append(result)
            }
            if let interceptor = interceptor(offThePathOf: emission, through: channels, group, at: position) {
                emitted.offPath[emission.event] = emitted.offPath[emission.event] ?? interceptor
            }
        }
        return emitted
    }

    /// Whether an emission belongs to a type: the outputs of a coordinator's own view are the coordinator's, and all
    /// other emissions in it are a screen's.
    private func belongs(_ emission: Facts.Emission, to type: TypeID) -> Bool {
        guard placement.isContainer(emission.emitter) else { return true }
        return (emission.event.domain == emission.emitter) == (emission.emitter != type)
    }

    /// Whether a helper emits an event for a type. Only some of its holders may call the functions that lead to the
    /// event: two screens that share one forwarder each call their own functions of it.
    private func isAsked(_ emission: Facts.Emission, for type: TypeID, among group: Set<TypeID>) -> Bool {
        let helper = emission.emitter
        guard placement.isForwarder(helper) else { return true }
        let others = placement.helpers.keys.filter { $0 != type && placement.helpers[$0]?.contains(helper) == true }
        guard !others.isEmpty else { return true }
        let names = placement.helperCode.names(leadingTo: emission)
        guard !names.isEmpty else { return true }
        func asks(_ types: Set<TypeID>) -> Bool {
            types.contains { $0 != helper && !index[$0].mentioned.isDisjoint(with: names) }
        }
        return asks(group) || !others.contains { asks(contents(of: $0).parts.union([$0])) }
    }

    /// How an event travels; `nil` if it bubbles.
    private func delivery(of emission: Facts.Emission) -> Emission.Delivery? {
        let facts = engine.facts
        if facts.steps.emissions.contains(emission) { return .stepped }
        return facts.streams.emissions.contains(emission) ? .direct : nil
    }

    /// Whether the objects through whose channels an event goes have interceptors: some may have one and others not.
    private func hearings(
        of emission: Facts.Emission, through channels: Set<Facts.ObjectSlot>, for type: TypeID, on path: [TypeID]
    ) -> [Emission.Heard?] {
        guard !channels.isEmpty else { return [nil] }
        let unheard = engine.facts.steps.unheard
        if engine.facts.steps.emissions.contains(emission) {
            return Array(Set(channels.map { unheard.contains($0) ? Emission.Heard.never : nil })).sorted {
                $0 == nil && $1 != nil
            }
        }
        // An object that hears of it elsewhere does not subscribe here.
        let silent = engine.facts.streams.unheard.channels
        if channels.isSubset(of: silent), path.contains(where: { catching.claims[$0]?[emission.event] != nil }) {
            return [.never]
        }
        // If no object in the whole program listens, that is the only fact.
        guard
            isListenedTo(emission.event, through: channels, on: path) || isListenedToAround(type, emission.event)
        else { return [nil] }
        var hearings: Set<Bool?> = []
        for channel in channels {
            let isHeard = hearing(of: emission, through: channel, around: [type] + path.suffix(1))
            if isHeard != false || !ownership.isOnlyKept(channel.object, for: type) { hearings.insert(isHeard) }
        }
        if hearings == [false] { return [.never] }
        return hearings.contains(false) ? [nil, .never] : [nil]
    }

    /// Whether the objects of which none listens to the event are told of it through another channel at the same time.
    private func isToldToTwins(_ emission: Facts.Emission, through channels: Set<Facts.ObjectSlot>) -> Bool {
        let lost = channels.filter { ownership.isHeard($0, emission.event) == false }
        return !lost.isEmpty
            && lost.allSatisfy { channel in
                missing.twins.twins(of: channel, telling: emission.event, in: engine).contains {
                    ownership.isHeard($0.channel, $0.event) == true
                }
            }
    }

    /// Whether the values of an event's channels are known: all code that may wire them was followed, and no unknown
    /// value is assigned. An event that bubbles has no channel.
    private func isFollowed(_ emission: Facts.Emission, through channels: Set<Facts.ObjectSlot>) -> Bool {
        if channels.contains(where: { ownership.isOpen($0, emission.event) }) { return false }
        if isFromUnattachedScreens(emission, channels) { return false }
        // No code makes the screen: which object would wire it is unknown, or it is not shown any more.
        if !channels.isEmpty, channels.allSatisfy({ ownership.isNeverMade($0.object) }) { return false }
        guard engine.isCutOff else { return true }
        let bubbles = channels.isEmpty && index[emission.event.domain].isEnum
        let isHeard = channels.allSatisfy { ownership.isHeard($0, emission.event) == true }
        return bubbles || isHeard && !channels.isEmpty
    }

    /// Whether all channels are those of views that the program never makes, which handed them on to the emitter: who made the
    /// emitter in fact is unknown.
    private func isFromUnattachedScreens(_ emission: Facts.Emission, _ channels: Set<Facts.ObjectSlot>) -> Bool {
        !channels.isEmpty
            && channels.allSatisfy {
                engine.atoms[$0.object].type != emission.emitter && ownership.isUnattachedScreen($0.object)
            }
    }

    /// Whether no object listens to the channels here, and none on the path to the event, but objects elsewhere do.
    private func isUnwired(
        _ emission: Facts.Emission, through channels: Set<Facts.ObjectSlot>, on path: [TypeID]
    ) -> Bool {
        !channels.isEmpty && !engine.facts.steps.emissions.contains(emission)
            && catching.owners[emission.event]?.isEmpty == false
            && !isListenedTo(emission.event, through: channels, on: path)
            && channels.allSatisfy { ownership.isHeard($0, emission.event) == false }
    }

    /// Whether an object listens to the same channel of another object, or to the same event of others on the path.
    private func isListenedTo(
        _ event: EventName, through channels: Set<Facts.ObjectSlot>, on path: [TypeID]
    ) -> Bool {
        guard catching.owners[event]?.isEmpty == false else { return false }
        if path.contains(where: { catching.claims[$0]?[event]?.isEmpty == false }) { return true }
        return channels.contains { ownership.isWired(engine.atoms[$0.object].type, $0.name) }
    }

    /// Whether a screen around a type listens to an event of other objects.
    private func isListenedToAround(_ type: TypeID, _ event: EventName) -> Bool {
        (catching.owners[event] ?? []).contains { owner in
            owner != type && roles.screens.contains(owner) && !roles.isCoordinator(owner)
                && catching.claims[owner]?[event]?.contains { $0.by == nil } == true
                && placement.reach(of: [owner], until: type).contains(type)
        }
    }

    /// An event at one place is one emission, whichever helper emits it.
    private struct Told: Hashable {
        var event: EventName
        var place: Place
        var heard: Emission.Heard?
    }
}
