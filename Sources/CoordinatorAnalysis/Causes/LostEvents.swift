import CoordinatorModel

/// The findings of a rule about lost events: one for each cause.
struct LostEvents {
    private let context: RuleContext
    private let rule: String
    /// The emissions that the rule is about.
    private let isWanted: (Emission) -> Bool

    init(_ context: RuleContext, rule: String, where isWanted: @escaping (Emission) -> Bool) {
        self.context = context
        self.rule = rule
        self.isWanted = isWanted
    }

    private func concerns(_ trace: JourneyTracer.Trace) -> Bool {
        isWanted(emission(of: context.store.places.emissions[Int(trace.emission)]))
    }

    private func emission(of entry: PlaceTable.EmissionEntry) -> Emission {
        context.tree.emits(at: context.store.places.place(entry.place))[Int(entry.position)]
    }

    func check(_ report: (Diagnosis) -> Void) {
        let store = context.store
        var isCounted = [Bool](repeating: false, count: store.places.emissions.count)
        var groups = CauseGroups(store, where: { store.isLost($0) && concerns($0) }) { trace in
            isCounted[Int(trace.emission)] = true
            return key(of: store.places.emissions[Int(trace.emission)])
        }
        groups.mergeWidespread(store, isLost: isCounted)
        groups.mergeRepeated(store)
        groups.mergeChannels(store)
        var words = LossWords(context)
        for group in groups.groups {
            for traces in context.unsuppressed(group, rule: rule) { report(words.diagnosis(group, traces)) }
        }
        if context.propagation.isTruncated { checkUntraced(isCounted, report) }
    }

    /// The cause of a lost emission.
    private func key(of entry: PlaceTable.EmissionEntry) -> CauseGroup.Key {
        let emission = emission(of: entry)
        let evidence = context.evidence(of: emission, named: entry.name)
        return CauseGroup.Key(name: entry.name, evidence: evidence, place: evidence.isOfTheEvent ? -1 : entry.place)
    }

    /// If there are too many paths to walk, an event may be lost on a path that was not walked. Such an event is
    /// reported once.
    private func checkUntraced(_ isCounted: [Bool], _ report: (Diagnosis) -> Void) {
        let places = context.store.places
        var search = LossSearch(context.store, descents: context.descents)
        let untraced = places.emissions.indices.filter {
            !isCounted[$0] && isWanted(emission(of: places.emissions[$0]))
        }
        .sorted { (places.emissions[$0].name, $0) < (places.emissions[$1].name, $1) }
        var reported: Set<CauseGroup.Key> = []
        for index in untraced {
            let key = key(of: places.emissions[index])
            guard !reported.contains(key), let path = search.path(of: places.emissions[index]), let root = path.first
            else {
                continue
            }
            reported.insert(key)
            let place = places.place(places.emissions[index].place)
            let (event, emitter) = (places.names.names[Int(places.emissions[index].name)], context.tree.type(at: place))
            report(
                Diagnosis(
                    subject: .emission(place, position: Int(places.emissions[index].position)),
                    message:
                        "\(event) is lost: no object from \(emitter) up to \(context.type(of: root)) intercepts it",
                    event: event, emitter: emitter, coordinators: path, detail: key.place < 0 ? nil : emitter,
                    severity: key.evidence?.severity,
                    notes: ["references make too many paths to trace all; this is the shortest one on which it is lost"]
                ))
        }
    }
}
