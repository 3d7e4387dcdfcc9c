/// The facts that result from the deliveries of streams.
extension StreamEvents {
    func isCoordinator(_ object: ObjectID) -> Bool {
        engine.atoms[object].type.map(roles.isCoordinator) == true
    }

    /// The types of the coordinators that subscribe to each stream.
    func subscribers(_ all: [Told]) -> [Declaration: Set<TypeID?>] {
        var found: [Declaration: Set<TypeID?>] = [:]
        for told in all {
            let coordinators = told.deliveries.filter { $0.result == nil && isCoordinator($0.hearer) }
            found[declaration(of: told.sending.stream), default: []].formUnion(coordinators.map { type($0.hearer) })
        }
        return found
    }

    /// Whether a model's operator goes on with another stream for a value: what comes out of that is heard by others.
    func isOnlyPassedOn(_ delivery: DeliveryWatch.Delivery, by author: ObjectID) -> Bool {
        delivery.goesOn && type(author).map(roles.acts) != true
    }

    /// Whether a value is sent by, or to, an object that a declaration only promises.
    func isPlaceholder(_ sending: StreamFacts.Sending) -> Bool {
        let objects = [sending.sender].compactMap { $0 } + names.holders(of: sending.stream)
        return objects.contains { engine.atoms[$0].sort == .declared }
    }

    func type(_ object: ObjectID) -> TypeID? { engine.atoms[object].type }

    /// Whether a value only goes to coordinators that its sender made: like a call of these, that is not an event.
    func isDownward(_ deliveries: [Heard], from sender: ObjectID?) -> Bool {
        guard let sender, isCoordinator(sender), !deliveries.isEmpty else { return false }
        return deliveries.allSatisfy { heard in
            sender != heard.hearer && isCoordinator(heard.hearer)
                && engine.facts.makers[heard.hearer]?.contains(sender) == true
        }
    }

    /// Records one emission, and its interceptors.
    func report(_ told: Told, _ events: Set<EventName>) {
        for sender in told.sending.sender.map({ [$0] }) ?? names.holders(of: told.sending.stream) {
            report(told, events, by: sender)
        }
    }

    private func report(_ told: Told, _ events: Set<EventName>, by sender: ObjectID) {
        let sending = told.sending
        let stream = engine.atoms[sending.stream]
        // Services are not in the tree, so neither is a value that one service sends to another or to its subscribers.
        guard let type = engine.atoms[sender].type, !index[type].isExternal, roles.acts(type) || roles.isSpokesman(type)
        else { return }
        let others = told.deliveries.filter {
            $0.result == nil && ($0.hearer != sender || !isCoordinator(sender) || told.isToItself)
        }
        // A value to which only a screen subscribes stays inside the screen.
        if !others.contains(where: { isCoordinator($0.hearer) }), others.contains(where: \.mayAct) { return }
        var events = events
        let own = names.channel(of: sending.stream)
        if events.isEmpty, let event = told.member ?? own { events = [event] }
        for event in events.sorted() {
            let emission = Facts.Emission(emitter: type, event: event, place: sending.place)
            let site = stream.site.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
            let channel = Facts.ObjectSlot(object: sender, name: "\(event.member) through \(site)")
            engine.facts.emissions.insert(emission)
            engine.facts.followed.insert(sending.place)
            engine.facts.streams.emissions.insert(emission)
            engine.facts.passed[event, default: []].insert(type)
            engine.facts.channels[emission, default: []].insert(channel)
            if told.isCutOff { engine.facts.openChannels.insert(channel) }
            if let own, own != event { engine.facts.streams.unheard.carriers[channel] = .property(own) }
            if told.isSilent { engine.facts.streams.unheard.channels.insert(channel) }
            let hearing = others.filter { $0.event == event }
            let acting = hearing.filter(\.mayAct)
            for heard in acting.isEmpty ? hearing : acting { report(heard, from: type, through: channel) }
        }
    }

    /// Records the results of coordinators for the coordinator that started them, if any code handles one of them.
    func reportResults(_ deliveries: [Heard]) {
        let all = deliveries.filter { $0.result != nil }
        let used = Set(all.filter(\.mayAct).compactMap { heard in heard.result.map { UsedResult($0, engine) } })
        for heard in all {
            guard let result = heard.result, used.contains(UsedResult(result, engine)),
                let type = engine.atoms[result.author].type
            else { continue }
            let emission = Facts.Emission(emitter: type, event: result.event, place: result.place)
            let channel = Facts.ObjectSlot(object: result.author, name: "\(result.event.member) as a result")
            engine.facts.emissions.insert(emission)
            engine.facts.streams.emissions.insert(emission)
            engine.facts.passed[result.event, default: []].insert(type)
            engine.facts.channels[emission, default: []].insert(channel)
            engine.facts.streams.unheard.carriers[channel] = .result(of: type)
            report(heard, from: type, through: channel)
        }
    }

    private func report(_ heard: Heard, from emitter: TypeID, through channel: Facts.ObjectSlot) {
        guard let hearer = engine.atoms[heard.hearer].type else { return }
        guard heard.mayAct || heard.isNamed else {
            let dropped = StreamFacts.Dropped(hearer: hearer, place: heard.place)
            engine.facts.streams.dropped[heard.event] = dropped.first(engine.facts.streams.dropped[heard.event])
            if heard.ignoresAll, roles.isCoordinator(emitter), isCoordinator(heard.hearer) {
                engine.facts.streams.ignored[channel] = dropped.first(engine.facts.streams.ignored[channel])
            }
            return
        }
        let slot = Slot(sort: .output, holder: emitter, name: heard.event.member, owner: heard.event.domain)
        let wiring = Facts.Wiring(slot: slot, owner: hearer, actor: hearer, isEmpty: !heard.mayAct)
        engine.facts.hearers[channel, default: []].insert(heard.hearer)
        engine.facts.wirings[wiring] = min(engine.facts.wirings[wiring] ?? heard.place, heard.place)
        if heard.mayPass, heard.mayAct {
            engine.facts.streams.interceptors.uncertain.insert(wiring)
        } else {
            engine.facts.streams.interceptors.certain.insert(wiring)
        }
    }
}
