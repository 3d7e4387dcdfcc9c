import CoordinatorModel

/// The children that stay because their parent does not receive the event with which they end: the event is lost, or
/// its handler is empty. The finding about the event names these children, so that one cause is one finding.
struct ExplainedLeaks {
    private var byInterceptor: [Int: [Leak]] = [:]
    private var byEmission: [Int: [Leak]] = [:]
    private var details: Set<String> = []

    init(_ context: RuleContext) {
        let leaks = context.leaks.all
        guard !leaks.isEmpty else { return }
        var emissionsOf: [Int: [Int]] = [:]
        let children = Set(leaks.map { Self.child($0, context) })
        let places = context.store.places
        for (index, emission) in places.emissions.enumerated() {
            let place = places.entries[Int(emission.place)]
            guard place.level == 0, children.contains(Int(place.coordinator)),
                // An event that the child itself consumes does not reach its parent.
                !places.interceptors[Int(place.interceptors.lowerBound)..<Int(place.interceptors.upperBound)]
                    .contains(where: { $0.name == emission.name && $0.consumes == .always })
            else { continue }
            emissionsOf[Int(place.coordinator), default: []].append(index)
        }
        let silence = Silence(context)
        for leak in leaks {
            let emissions = emissionsOf[Self.child(leak, context)] ?? []
            let reasons = emissions.map { silence.reason(of: $0, at: leak.parent) }
            // If the parent receives any of the child's events, that event may report the end, and the loss of others
            // is not the cause.
            guard !reasons.isEmpty, !reasons.contains(.none) else { continue }
            let reason = reasons.first(where: \.isHandler) ?? reasons[0]
            switch reason {
            case .emptyHandler(let index): byInterceptor[index, default: []].append(leak)
            case .lost(let index): byEmission[index, default: []].append(leak)
            case .none: continue
            }
            details.insert(leak.detail)
        }
    }

    /// Whether another finding names a child.
    func contains(_ leak: Leak) -> Bool { details.contains(leak.detail) }

    /// The children that stay because of these interceptors, which do nothing.
    func leaks(ofInterceptors indices: [Int]) -> [Leak] { indices.flatMap { byInterceptor[$0] ?? [] } }

    /// The children that stay because these emissions are lost.
    func leaks(ofEmissions indices: some Sequence<Int>) -> [Leak] { indices.flatMap { byEmission[$0] ?? [] } }

    private static func child(_ leak: Leak, _ context: RuleContext) -> Int {
        context.tree.coordinators[leak.parent].branches[leak.position].child.index
    }
}

/// Finds out why a parent does not receive an event of its child.
private struct Silence {
    enum Reason: Equatable {
        case emptyHandler(Int)
        case lost(Int)
        case none

        var isHandler: Bool { if case .emptyHandler = self { true } else { false } }
    }

    private struct Ear: Hashable {
        var coordinator: Int
        var name: Int32
    }

    private let context: RuleContext
    private var emptyHandlers: [Ear: Int] = [:]
    private var isLost: Set<Int32> = []

    init(_ context: RuleContext) {
        self.context = context
        let (store, places) = (context.store, context.store.places)
        if context.configuration.severity(of: EmptyHandler.manual) >= .warning {
            for (index, interceptor) in places.interceptors.enumerated()
            where interceptor.isEmpty && EmptyHandler.concerns(index, context)
                && !EmptyHandler.isRemarked(index, context)
            {
                let place = places.place(interceptor.place)
                let subject = Finding.Subject.interceptor(place, position: Int(interceptor.position))
                let ear = Ear(coordinator: place.coordinator, name: interceptor.name)
                guard emptyHandlers[ear] == nil, !isSuppressed(EmptyHandler.manual, subject, interceptor.name)
                else { continue }
                emptyHandlers[ear] = index
            }
        }
        if context.configuration.severity(of: UnhandledEvent.manual) >= .warning {
            for trace in store.traces.prefix(store.attachedTraces) where store.isLost(trace) {
                isLost.insert(trace.emission)
            }
        }
    }

    func reason(of emission: Int, at parent: Int) -> Reason {
        let entry = context.store.places.emissions[emission]
        if let handler = emptyHandlers[Ear(coordinator: parent, name: entry.name)] { return .emptyHandler(handler) }
        guard isLost.contains(Int32(emission)) else { return .none }
        let place = context.store.places.place(entry.place)
        let fact = context.tree.emits(at: place)[Int(entry.position)]
        let evidence = context.evidence(of: fact, named: entry.name)
        let subject = Finding.Subject.emission(place, position: Int(entry.position))
        guard evidence.severity >= .warning, !UnsetClosure.concerns(fact),
            !isSuppressed(UnhandledEvent.manual, subject, entry.name)
        else { return .none }
        return .lost(emission)
    }

    private func isSuppressed(_ rule: RuleManual, _ subject: Finding.Subject, _ name: Int32) -> Bool {
        guard context.ledger.isOfUse else { return false }
        return context.ledger.covers(
            rule.id, subject, event: context.store.places.names.names[Int(name)],
            coordinator: subject.coordinator.map(context.type(of:)),
            location: context.tree.whereabouts(of: subject).location)
    }
}

extension RuleContext {
    /// Separates the leaks that no suppression covers from the others.
    func bySuppression(_ leaks: [Leak], rule: String) -> (open: [Leak], suppressed: [Leak]) {
        guard ledger.isOfUse else { return (leaks, []) }
        var result: (open: [Leak], suppressed: [Leak]) = ([], [])
        for leak in leaks {
            let branch = tree.coordinators[leak.parent].branches[leak.position]
            let isCovered = ledger.covers(
                rule, leak.subject, event: nil, coordinator: leak.parentType,
                location: branch.location ?? tree.whereabouts(of: leak.subject).location)
            if isCovered { result.suppressed.append(leak) } else { result.open.append(leak) }
        }
        return result
    }
}

extension Diagnosis {
    /// Adds the children that stay for the same reason.
    mutating func add(_ leaks: [Leak]) {
        var children: [String: [String]] = [:]
        var parents: [String] = []
        for leak in leaks {
            if children[leak.parentType] == nil { parents.append(leak.parentType) }
            children[leak.parentType, default: []].append(leak.childType)
        }
        for parent in parents {
            notes.append("so no code removes \(EventDiagnosis.list(children[parent] ?? [])), which \(parent) stores")
        }
        related.consequences += leaks.map { leak in
            RelatedPlaces.Consequence(
                subject: leak.subject, message: "no code removes the \(leak.childType) that \(leak.parentType) stores")
        }
    }
}
