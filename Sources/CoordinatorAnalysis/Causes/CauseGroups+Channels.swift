import CoordinatorModel

extension CauseGroups {
    /// If a delegate or a reference to a coordinator is never assigned, all events that go through it are lost for one
    /// reason. The same is true of the steps of a screen that was contributed to no flow.
    mutating func mergeChannels(_ store: JourneyStore) {
        self = CauseGroups(
            groups.map { group in
                let journey = Journey(store: store, trace: store.traces[Int(group.traces[0])])
                var group = group
                group.channel = Self.channel(of: journey.emission, by: store.tree.type(at: journey.emitter))
                return group
            })
        merge { group in
            group.channel.map {
                Cause(
                    channel: $0, evidence: group.key.evidence, place: group.key.place, isInherited: group.isInherited)
            }
        }
        // The same object may lose one event that is intercepted elsewhere, and another one that is intercepted
        // nowhere.
        merge { group in
            let place = Self.onlyPlace(of: group, store)
            guard let channel = group.channel, place >= 0, group.spread == nil, !group.isInherited else { return nil }
            return Cause(channel: channel, evidence: nil, place: place, isInherited: false)
        }
    }

    private struct Cause: Hashable {
        var channel: String
        var evidence: LossEvidence?
        var place: Int32
        var isInherited: Bool
    }

    private mutating func merge(by cause: (CauseGroup) -> Cause?) {
        var groupOfCause: [Cause: Int] = [:]
        var merged: [CauseGroup] = []
        for group in groups {
            if let cause = cause(group) {
                if let known = groupOfCause[cause] {
                    merged[known].absorb(group)
                    continue
                }
                groupOfCause[cause] = merged.count
            }
            merged.append(group)
        }
        self = CauseGroups(merged)
    }

    /// The channel of an event, if other events may go through it as well.
    private static func channel(of emission: Emission, by emitter: String) -> String? {
        if let channel = emission.wiring?.channel { return channel }
        return emission.delivery == .stepped && emission.heard == .never ? emitter : nil
    }

    /// The place that emits; -1 if there are several.
    private static func onlyPlace(of group: CauseGroup, _ store: JourneyStore) -> Int32 {
        if group.key.place >= 0 { return group.key.place }
        let places = Set(group.traces.map { store.places.emissions[Int(store.traces[Int($0)].emission)].place })
        return places.count == 1 ? places.first ?? -1 : -1
    }
}

extension CauseGroup {
    /// Adds the events of a group that are lost for the same reason. The more severe group determines the finding.
    fileprivate mutating func absorb(_ other: CauseGroup) {
        var other = other
        if (other.key.evidence?.severity ?? .note) > (key.evidence?.severity ?? .note) { swap(&self, &other) }
        if names.isEmpty { names = [key.name] }
        names += other.names.isEmpty ? [other.key.name] : other.names
        traces = (traces + other.traces).sorted()
        if spread == nil { spread = other.spread }
    }
}
