extension StreamEvents {
    /// The streams that lead to a coordinator at all, whatever their values are, and those that lead to no object.
    func leading(
        _ sendings: [(key: StreamFacts.Sending, value: StreamFacts.Sent)]
    ) -> (led: Set<Declaration>, silent: Set<Declaration>) {
        var values: [ObjectID: Value] = [:]
        var functions: [ObjectID: Function] = [:]
        for (sending, sent) in sendings {
            functions[sending.stream] = functions[sending.stream] ?? sent.function
            values[sending.stream, default: .open].join(Value(representatives(of: sent.value)))
        }
        var (found, heard): (Set<Declaration>, Set<Declaration>) = ([], [])
        for (stream, value) in values.sorted(by: { $0.key.index < $1.key.index }) {
            let own = declaration(of: stream)
            guard !found.contains(own), let function = functions[stream] else { continue }
            let watched = watch(value, by: function, to: stream, AnsweredCalls())
            if watched?.isCutOff != false
                || watched?.watch.deliveries.contains(where: { !isDropped($0) && !$0.isStopped }) == true
            {
                heard.insert(own)
            }
            if watched?.watch.deliveries.contains(where: isCoordinators) == true {
                found.insert(own)
            } else if watched?.isCutOff == true {
                for (sending, _) in sendings where sending.stream == stream { tellCutOff(sending) }
            }
        }
        return (found, Set(values.keys.map(declaration)).subtracting(heard).subtracting(found))
    }

    /// The values that streams are sent. That a stream has no more of them says something only if it never has any.
    func meaningful(_ all: [StreamFacts.Sending: StreamFacts.Sent]) -> [StreamFacts.Sending: StreamFacts.Sent] {
        let valued = Set(all.keys.filter { !isEnd($0) }.map { declaration(of: $0.stream) })
        return all.filter { !isEnd($0.key) || !valued.contains(declaration(of: $0.key.stream)) }
    }

    /// Whether a stream that code makes only passes on a value that arrived there: `Just(result)`.
    func isConduit(_ sending: StreamFacts.Sending, _ conduits: Set<Place>) -> Bool {
        guard let site = engine.atoms[sending.stream].site, conduits.contains(site) else { return false }
        return engine.facts.streams.sendings[sending]?.function.attributes.contains("begins") == true
    }

    /// Whether there are no more values.
    func isEnd(_ sending: StreamFacts.Sending) -> Bool {
        engine.facts.streams.sendings[sending]?.function.attributes.contains("ends") == true
    }

    /// Whether a coordinator acts on a value whose case is unknown.
    func isHeard(_ sent: StreamFacts.Sent, through sending: StreamFacts.Sending) -> Bool {
        guard isInTree(sending), let watch = watch(sent.value, by: sent.function, to: sending.stream)?.watch else {
            return false
        }
        return watch.deliveries.contains { delivery in
            delivery.mayAct
                && (engine.facts.streams.listeners[delivery.subscription] ?? []).contains { listener in
                    listener.author.map { isCoordinator($0) && $0 != sending.sender } == true
                }
        }
    }

    /// Services are not in the tree, so neither are the values that they send.
    func isInTree(_ sending: StreamFacts.Sending) -> Bool {
        let senders = sending.sender.map { [$0] } ?? names.holders(of: sending.stream)
        return senders.compactMap { engine.atoms[$0].type }.contains { roles.acts($0) || roles.isSpokesman($0) }
    }

    static let cutOff =
        "the value passes through more streams than are followed, so its receivers are unknown: check by hand that "
        + "a coordinator receives it"

    /// Reports that a value was not followed to its end, so that further receivers are unknown.
    func tellCutOff(_ sending: StreamFacts.Sending) {
        guard isInTree(sending) else { return }
        engine.facts.followed.remove(sending.place)
        engine.facts.unresolved[sending.place] = Self.cutOff
    }

    private func isCoordinators(_ delivery: DeliveryWatch.Delivery) -> Bool {
        !delivery.isStopped
            && (engine.facts.streams.listeners[delivery.subscription] ?? []).contains {
                $0.author.map(isCoordinator) == true && !readers.dropped.contains($0.place)
            }
    }

    /// Whether a subscriber is part of what some code drops.
    private func isDropped(_ delivery: DeliveryWatch.Delivery) -> Bool {
        let listeners = engine.facts.streams.listeners[delivery.subscription] ?? []
        return !listeners.isEmpty && listeners.allSatisfy { readers.dropped.contains($0.place) }
    }
}
