extension TreeAssembly {
    /// Whether an object listens to this channel; `nil` if that is unknown.
    ///
    /// For a stream, it is unknown if a coordinator around the emitter is of a type that listens to such streams, and
    /// no code was found that starts at this very stream.
    func hearing(of emission: Facts.Emission, through channel: Facts.ObjectSlot, around: [TypeID]) -> Bool? {
        let facts = engine.facts
        if facts.streams.unheard.channels.contains(channel) { return false }
        guard facts.streams.emissions.contains(emission), facts.hearers[channel]?.isEmpty ?? true else {
            return ownership.isHeard(channel, emission.event)
        }
        let listening = (facts.channels[emission] ?? []).reduce(into: Set<ObjectID>()) { all, other in
            all.formUnion(facts.hearers[other] ?? [])
        }
        let types = Set(listening.compactMap { engine.atoms[$0].type })
        let makers = (facts.makers[channel.object] ?? []).compactMap { $0 }
        let known = makers.compactMap { engine.atoms[$0].type } + around
        let isNotBegun = known.contains(where: types.contains) && !makers.contains(where: listening.contains)
        return isNotBegun ? nil : ownership.isHeard(channel, emission.event)
    }

    /// The first subscriber that only keeps a coordinator alive and does nothing with its result, if each of those whose
    /// result is lost here has one.
    func ignoring(_ channels: Set<Facts.ObjectSlot>, of emission: Facts.Emission) -> StreamFacts.Dropped? {
        let lost = channels.filter { ownership.isHeard($0, emission.event) == false }
        let found = lost.compactMap { engine.facts.streams.ignored[$0] }
        return found.count == lost.count ? found.min { $0.place < $1.place } : nil
    }
}
