import CoordinatorModel

/// Checks a tree against one policy.
struct PolicyCheck {
    private let policy: Policy
    private let context: RuleContext
    private let subjects: CoordinatorSelection
    private let objects: CoordinatorSelection

    private var tree: CoordinatorTree { context.tree }

    init(_ policy: Policy, _ context: RuleContext) {
        self.policy = policy
        self.context = context
        subjects = CoordinatorSelection(policy.subject, context)
        objects = CoordinatorSelection(policy.object, context)
    }

    /// Reports every violation.
    func check(report: (Diagnosis) -> Void) {
        let report = { (diagnosis: Diagnosis) in
            var diagnosis = diagnosis
            if let comment = policy.comment { diagnosis.notes.append(comment) }
            report(diagnosis)
        }
        switch policy.relation {
        case .presents: checkPresents(report)
        case .under: checkUnder(report)
        case .emits, .intercepts: checkEvents(report)
        }
    }

    private func checkPresents(_ report: (Diagnosis) -> Void) {
        for parent in tree.coordinators.indices where subjects.contains(parent) {
            let hits = tree.coordinators[parent].branches.indices.filter { position in
                let branch = tree.coordinators[parent].branches[position]
                return objects.contains(branch.child.index)
                    && policy.presentation?.matches(branch.presentation ?? "") ?? true
            }
            switch policy.effect {
            case .forbid:
                for position in hits { report(presented(parent, position)) }
            case .require where hits.isEmpty:
                report(missing(parent, "presents no coordinator"))
            case .require: break
            }
        }
    }

    private func presented(_ parent: Int, _ position: Int) -> Diagnosis {
        let branch = tree.coordinators[parent].branches[position]
        let child = branch.child.index
        let by = branch.presentation.map { " by \($0)" } ?? ""
        return Diagnosis(
            subject: .branch(coordinator: parent, position: position),
            message: "\(context.type(of: parent)) presents \(context.type(of: child))\(by), "
                + "which \(policy.name) forbids",
            visit: context.visits[parent], below: child, detail: branch.presentation)
    }

    private func checkUnder(_ report: (Diagnosis) -> Void) {
        // One violation for each coordinator is enough, whatever the number of its paths.
        var isReported = [Bool](repeating: false, count: tree.coordinators.count)
        var ancestors = [Int32](repeating: -1, count: context.store.visits.count)
        for (index, visit) in context.store.visits.enumerated() {
            if visit.parent >= 0 {
                let parent = Int(context.store.visits[Int(visit.parent)].coordinator)
                ancestors[index] = objects.contains(parent) ? Int32(parent) : ancestors[Int(visit.parent)]
            }
            let coordinator = Int(visit.coordinator)
            guard index < context.store.attachedVisits, subjects.contains(coordinator), !isReported[coordinator],
                (ancestors[index] >= 0) == (policy.effect == .forbid)
            else { continue }
            isReported[coordinator] = true
            let type = context.type(of: coordinator)
            let message =
                ancestors[index] >= 0
                ? "\(type) is under \(context.type(of: Int(ancestors[index]))), which \(policy.name) forbids"
                : "\(type) is not under any coordinator that \(policy.name) requires"
            report(Diagnosis(subject: .coordinator(coordinator), message: message, visit: Int32(index)))
        }
    }

    private func checkEvents(_ report: (Diagnosis) -> Void) {
        let places = context.store.places
        let isEmission = policy.relation == .emits
        let isMeant = places.names.names.map { isEmission ? policy.object.names.matches($0) : covers($0) }
        for coordinator in tree.coordinators.indices {
            if policy.effect == .require, !subjects.contains(coordinator) { continue }
            var hits = 0
            for index in places.places(of: coordinator) {
                let entry = places.entries[index]
                let facts = isEmission ? entry.emissions : entry.interceptors
                for fact in facts {
                    let name = isEmission ? places.emissions[Int(fact)].name : places.interceptors[Int(fact)].name
                    guard isMeant[Int(name)] else { continue }
                    hits += 1
                    guard policy.effect == .forbid else { continue }
                    let place = places.place(Int32(index))
                    guard subjects.contains(coordinator, screen: tree.screen(at: place)?.type) else { continue }
                    report(touched(fact, at: place, name: places.names.names[Int(name)]))
                }
            }
            if policy.effect == .require, hits == 0 {
                report(missing(coordinator, "\(policy.relation.rawValue) no event"))
            }
        }
    }

    private func touched(_ fact: Int32, at place: Place, name: String) -> Diagnosis {
        let places = context.store.places
        let isEmission = policy.relation == .emits
        let subject: Finding.Subject =
            isEmission
            ? .emission(place, position: Int(places.emissions[Int(fact)].position))
            : .interceptor(place, position: Int(places.interceptors[Int(fact)].position))
        let type = tree.type(at: place)
        var diagnosis = context.diagnosis(
            subject, "\(type) \(policy.relation.rawValue) \(name), which \(policy.name) forbids", detail: type)
        diagnosis.event = name
        if isEmission { diagnosis.emitter = type }
        return diagnosis
    }

    private func missing(_ coordinator: Int, _ what: String) -> Diagnosis {
        context.diagnosis(
            .coordinator(coordinator), "\(context.type(of: coordinator)) \(what) that \(policy.name) requires")
    }

    /// Whether an interceptor is for an event in the policy's selection: its text matches, or its wildcard covers an
    /// event that the policy names in full.
    private func covers(_ pattern: String) -> Bool {
        let names = policy.object.names
        if names.matches(pattern) { return true }
        let interceptor = Interceptor(event: pattern)
        return names.globs.contains { !$0.contains("*") && interceptor.intercepts($0) && names.matches($0) }
    }
}
