extension TreeAssembly {
    /// Whether an object listens to this channel; `nil` if that is unknown.
    ///
    /// Of a stream it is unknown if its own maker is of a type that listens to such streams, and no code was found that
    /// begins with this very one.
    func hearing(of emission: Facts.Emission, through channel: Facts.ObjectSlot) -> Bool? {
        let facts = engine.facts
        guard facts.streams.emissions.contains(emission), facts.hearers[channel]?.isEmpty ?? true else {
            return ownership.isHeard(channel, emission.event)
        }
        let listening = (facts.channels[emission] ?? []).reduce(into: Set<ObjectID>()) { all, other in
            all.formUnion(facts.hearers[other] ?? [])
        }
        let types = Set(listening.compactMap { engine.atoms[$0].type })
        let isNotBegun = (facts.makers[channel.object] ?? []).contains { maker in
            guard let maker, let type = engine.atoms[maker].type else { return false }
            return types.contains(type) && !listening.contains(maker)
        }
        return isNotBegun ? nil : ownership.isHeard(channel, emission.event)
    }
}
