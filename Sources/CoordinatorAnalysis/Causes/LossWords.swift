import CoordinatorModel

/// Words the finding about a lost event: the loss, the other places, and the object that should intercept the event.
struct LossWords {
    private let context: RuleContext
    private var interceptors: InterceptingTypes

    init(_ context: RuleContext) {
        self.context = context
        interceptors = InterceptingTypes(context.store)
    }

    /// The diagnosis of one cause.
    ///
    /// - Parameters:
    ///   - group: the cause.
    ///   - traces: the journeys to report, in the order of the walk.
    /// - Returns: the diagnosis for the rule to report.
    mutating func diagnosis(_ group: CauseGroup, _ traces: [Int32]) -> Diagnosis {
        let store = context.store
        let own = traces.filter { store.places.emissions[Int(store.traces[Int($0)].emission)].name == group.key.name }
        let shortest = context.shortest(of: own.isEmpty ? traces : own)
        let journey = Journey(store: store, trace: store.traces[Int(shortest)])
        let evidence = group.key.evidence ?? .interceptedByNone
        var diagnosis = EventDiagnosis.make(journey, in: context)
        diagnosis.message = message(journey, evidence)
        diagnosis.severity =
            group.spread != nil && isDirect(journey.emission) && evidence != .ignored ? .warning : evidence.severity
        // One more object that loses it is another cause.
        if let spread = group.spread {
            diagnosis.detail = "\(spread.objects) of \(diagnosis.emitter ?? "")"
        } else {
            diagnosis.detail = evidence.isOfTheEvent || group.isInherited ? nil : diagnosis.emitter
        }
        EventDiagnosis.relate(&diagnosis, to: traces, but: shortest, group, in: context)
        diagnosis.add(context.explainedLeaks.leaks(ofEmissions: emissions(traces)))
        diagnosis.cause = group.channel
        if let channel = group.channel, !group.names.isEmpty {
            let others = group.names.map { store.places.names.names[Int($0)] }.filter { $0 != journey.event }
            diagnosis.notes.append("\(channel) loses these events as well: \(EventDiagnosis.list(others))")
        }
        diagnosis.hint = hint(journey, store.places.emissions[Int(store.traces[Int(shortest)].emission)].name)
        return diagnosis
    }

    /// The distinct emissions, in the order of the walk.
    private func emissions(_ traces: [Int32]) -> [Int] {
        var seen: Set<Int32> = []
        return traces.map { context.store.traces[Int($0)].emission }.filter { seen.insert($0).inserted }.map(Int.init)
    }

    private func message(_ journey: Journey, _ evidence: LossEvidence) -> String {
        let (event, emitter) = (journey.event, context.tree.type(at: journey.emitter))
        switch evidence {
        case .wiredToNone: return "\(event) is lost: no object in the app intercepts it"
        case .receiverNotWired: return "\(event) is lost: the object that should intercept it is not wired"
        case .optional: return "no object intercepts \(event), which is optional"
        case .ignored: return "\(event) has no effect: the coordinator that subscribes to it ignores all values"
        case .notFollowed:
            return "\(event) may be lost: no object that intercepts it was found in the code that was read"
        case .endOfFlow:
            return "\(event) is lost: \(emitter) ends with it, and no other flow intercepts it"
        case .neverSent:
            return
                "\(event) would be lost: \(emitter) hands it to its parent, but only for steps that no object sends"
        case .interceptedByNone, .interceptedElsewhere: break
        }
        if UnsetClosure.concerns(journey.emission) {
            return "\(event) is not set on this \(emitter), but on others"
        }
        if isDirect(journey.emission) {
            return "\(event) is lost: no object intercepts it on this \(emitter)"
        }
        let owner = context.type(of: journey.emitter.coordinator)
        if journey.emission.isForParent, journey.emission.delivery == .stepped {
            return "\(event) is lost: \(owner) hands it to its parent, which does not intercept it"
        }
        if journey.emission.delivery == .stepped {
            return "\(event) is lost: \(owner) does not intercept this step, and a step goes no further"
        }
        let root = context.type(of: journey.root)
        return emitter == root
            ? "\(event) is lost: \(root) emits it and does not intercept it"
            : "\(event) is lost: no object from \(emitter) up to \(root) intercepts it"
    }

    private func isDirect(_ emission: Emission) -> Bool { emission.heard == .never || emission.delivery == .direct }

    private mutating func hint(_ journey: Journey, _ name: Int32) -> String? {
        if let reason = journey.emission.wiring?.reason { return reason }
        guard let interceptor = interceptors.interceptor(of: name) else { return interceptors.suggestion(for: name) }
        if journey.emission.heard == .never {
            let isCoordinator = journey.emitter.screens.isEmpty
            let words = "\(interceptor) intercepts it from another \(context.tree.type(at: journey.emitter))"
            guard let above = isCoordinator ? journey.presenter : journey.emitter.coordinator,
                context.type(of: above) != interceptor
            else { return "\(words), but is not wired to this one" }
            let relation = isCoordinator ? "presents" : "owns"
            return "\(words); \(context.type(of: above)), which \(relation) this one, does not"
        }
        return "\(interceptor) intercepts it, but is not on this path"
    }
}
