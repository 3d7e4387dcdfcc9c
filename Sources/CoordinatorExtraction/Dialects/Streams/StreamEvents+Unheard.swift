/// Streams to which nobody subscribes. One that others could read, and that no code reads, is an event that is lost: it
/// may have had a subscriber before. Any other one may be read in a way that was not followed.
extension StreamEvents {
    /// Records what is sent to streams that lead to nobody.
    func reportUnheard(_ sendings: [(key: StreamFacts.Sending, value: StreamFacts.Sent)]) {
        for (sending, sent) in sendings {
            // What a stream begins with is no event.
            guard engine.atoms[sending.stream].isMade, !sent.function.attributes.contains("begins"),
                isOffered(sending.stream), isAsked(sending), !isRoots(sending)
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
        return all.allSatisfy { readers.isUnread($0.name, of: $0.type, engine.facts.streams.reads, engine.atoms) }
    }

    /// A coordinator that none made has none above it that could listen.
    private func isRoots(_ sending: StreamFacts.Sending) -> Bool {
        names.holders(of: sending.stream).contains { holder in
            isCoordinator(holder)
                && !(engine.facts.makers[holder] ?? []).contains { maker in
                    maker.flatMap { engine.atoms[$0].type }.map(roles.acts) == true
                }
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

extension Function {
    /// Whether a call at a place is part of it.
    fileprivate func contains(_ place: Place) -> Bool {
        guard place.file == self.place.file else { return false }
        var isFound = false
        body?.visit { if case .call(_, _, place) = $0 { isFound = true } }
        return isFound
    }
}
