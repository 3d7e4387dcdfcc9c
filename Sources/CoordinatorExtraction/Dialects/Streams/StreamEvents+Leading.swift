extension StreamEvents {
    /// The streams that lead to a coordinator at all, whatever their values are.
    func leading(_ sendings: [(key: StreamFacts.Sending, value: StreamFacts.Sent)]) -> Set<Declaration> {
        var values: [ObjectID: Value] = [:]
        var functions: [ObjectID: Function] = [:]
        for (sending, sent) in sendings {
            functions[sending.stream] = functions[sending.stream] ?? sent.function
            values[sending.stream, default: .open].join(Value(representatives(of: sent.value)))
        }
        var found: Set<Declaration> = []
        for (stream, value) in values.sorted(by: { $0.key.index < $1.key.index }) {
            let own = declaration(of: stream)
            guard !found.contains(own), let function = functions[stream] else { continue }
            let watch = watch(value, by: function, to: stream, AnsweredCalls())
            if watch?.deliveries.contains(where: isCoordinators) == true { found.insert(own) }
        }
        return found
    }

    private func isCoordinators(_ delivery: DeliveryWatch.Delivery) -> Bool {
        (engine.facts.streams.listeners[delivery.subscription] ?? []).contains { $0.author.map(isCoordinator) == true }
    }
}
