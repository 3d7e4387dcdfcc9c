/// Streams to which no code subscribes. One that others could read, and that no code reads, is an event that is lost: it
/// may have had a subscriber before. Any other one may be read in a way that was not followed.
extension StreamEvents {
    /// Records what is sent to streams that lead to no object.
    func reportUnheard(_ sendings: [(key: StreamFacts.Sending, value: StreamFacts.Sent)]) {
        for (sending, sent) in sendings {
            if names.isOfUnreadProtocol(sending.stream), isInTree(sending) {
                engine.facts.unresolved[sending.place] =
                    "a library's protocol has this stream, and the library is not read"
                continue
            }
            // What a stream begins with is no event.
            guard engine.atoms[sending.stream].isMade, !isEnd(sending), !sent.function.attributes.contains("begins"),
                isOffered(sending.stream), isAsked(sending), !isRoots(sending), !isLifecycle(sending),
                !isCommand(sending), !isControlReadTwice(sending),
                !engine.facts.streams.unheard.elsewhere.contains(sending.stream)
            else { continue }
            guard let channel = names.channel(of: sending.stream) else { continue }
            let cases = representatives(of: sent.value).compactMap { member(of: Value($0)) }
            let told = Told(sending: sending, deliveries: [], isServed: false, isCutOff: false, isSilent: true)
            let events = cases.isEmpty ? [channel] : Set(cases)
            for event in events { engine.facts.streams.unheard.names[event] = channel }
            report(told, events)
        }
    }

    /// Whether others could read a stream, and no code does.
    private func isOffered(_ stream: ObjectID) -> Bool {
        guard let all = names.offered(stream), !all.isEmpty else { return false }
        let holders = Set(all.map { StreamNames.Offer.key(index[$0.type].lastName, $0.name) })
        return all.allSatisfy {
            readers.isUnread($0, engine.facts.streams.reads, engine.atoms, heldBy: holders)
        }
    }

    /// Whether a coordinator sends to a stream of another object. That is a command, and no event of the coordinator.
    private func isCommand(_ sending: StreamFacts.Sending) -> Bool {
        guard let sender = sending.sender, isCoordinator(sender) else { return false }
        let holders = names.holders(of: sending.stream)
        if holders.contains(sender) { return false }
        // A struct of streams that the coordinator has is a part of it.
        let structs = holders.filter { type($0).map { index[$0].isClass } == false }
        guard !structs.isEmpty else { return true }
        let parts = engine.heap.keys.filter { $0.object == sender }
            .compactMap { engine.heap.known($0.object, $0.property) }.flatMap { engine.atoms.objects(in: $0.value) }
        return Set(parts).isDisjoint(with: structs)
    }

    /// Whether a base class tells from a library's callback, `viewDidAppear`, for all of its subclasses: that offers what
    /// a subclass may use, and most don't.
    private func isLifecycle(_ sending: StreamFacts.Sending) -> Bool {
        guard let type = sending.sender.flatMap({ engine.atoms[$0].type }) else { return false }
        return index.ancestors(of: type).dropFirst().contains { ancestor in
            !index[ancestor.type].isExternal
                && index[ancestor.type].orderedFunctions.contains { $0.isOverride && $0.contains(sending.place) }
        }
    }

    /// Whether it is a control's stream that the same object also reads elsewhere: the tap does something.
    private func isControlReadTwice(_ sending: StreamFacts.Sending) -> Bool {
        guard let type = sending.sender.flatMap(type), engine.facts.streams.sources.contains(sending.stream) else {
            return false
        }
        var paths: [Place: String] = [:]
        for home in index.ancestors(of: type).map({ index[$0.type] }) where !home.isExternal {
            for body in home.orderedFunctions.compactMap(\.body) {
                body.visit { if case .member(_, _, let place) = $0, let path = $0.written { paths[place] = path } }
            }
        }
        guard let own = paths[sending.place] else { return false }
        return paths.contains { $0.key != sending.place && $0.value == own }
    }

    /// A coordinator that no other one makes or starts has none above it that could listen.
    private func isRoots(_ sending: StreamFacts.Sending) -> Bool {
        names.holders(of: sending.stream).contains { holder in
            isCoordinator(holder)
                && !(engine.facts.makers[holder] ?? []).contains { maker in
                    maker.flatMap { engine.atoms[$0].type }.map(roles.acts) == true
                }
                && !isStarted(holder)
        }
    }

    /// Whether another coordinator starts a coordinator that a factory made for it.
    private func isStarted(_ coordinator: ObjectID) -> Bool {
        engine.facts.adoptions.keys.contains {
            $0.type == type(coordinator) && $0.actor != $0.type && roles.isCoordinator($0.actor)
        }
    }

    /// Whether any code calls the function that sends: one that a protocol requires may only be called of others. What a
    /// library may call is asked.
    private func isAsked(_ sending: StreamFacts.Sending) -> Bool {
        guard let type = sending.sender.flatMap({ engine.atoms[$0].type }) else { return true }
        let homes = index.ancestors(of: type).map { index[$0.type] }
        guard homes.allSatisfy({ !$0.isExternal || index.vocabulary.libraries.inert.contains($0.name) }) else {
            return true
        }
        let functions = homes.flatMap(\.orderedFunctions).filter { $0.kind == .function && !$0.isCallback }
        guard let function = functions.first(where: { $0.contains(sending.place) }) else { return true }
        return index.vocabulary.functions.starts.contains(function.name) || !readers.isUnread(function.name)
            || homes.contains { $0.mentioned.contains(function.name) }
    }
}

extension Expression {
    /// A path of names as it is written; `self` at its beginning makes no difference.
    fileprivate var written: String? {
        switch self {
        case .name("self", _): ""
        case .name(let name, _): "." + name
        case .member(let base?, let name, _): base.written.map { $0 + "." + name }
        default: nil
        }
    }
}

extension Function {
    /// Whether a call at a place is part of it.
    fileprivate func contains(_ place: Place) -> Bool {
        place.file == self.place.file && body?.calls(at: place) == true
    }
}
