import CoordinatorModel

/// All suppressions of a tree and its configuration, and which of them were needed.
struct SuppressionLedger {
    /// A suppression in the tree, and where it stands.
    private struct Entry {
        let subject: Finding.Subject
        let ignore: Ignore
        var isUsed = false
    }

    private var entries: [Entry] = []
    private var entriesOfSubject: [Finding.Subject: [Int]] = [:]
    private let suppressions: [Suppression]
    private var isUsed: [Bool]

    init(_ context: RuleContext) {
        suppressions = context.configuration.suppressions
        isUsed = suppressions.map { _ in false }
        let (tree, places) = (context.tree, context.store.places)
        add(.tree, tree)
        for index in tree.events.indices { add(.event(index), tree) }
        for index in tree.coordinators.indices where !tree.coordinators[index].ignores.isEmpty {
            add(.coordinator(index), tree)
        }
        for index in places.suppressedEmissions {
            let emission = places.emissions[Int(index)]
            add(.emission(places.place(emission.place), position: Int(emission.position)), tree)
        }
        for index in places.suppressedClaims {
            let claim = places.claims[Int(index)]
            add(.interceptor(places.place(claim.place), position: Int(claim.position)), tree)
        }
    }

    private mutating func add(_ subject: Finding.Subject, _ tree: CoordinatorTree) {
        for ignore in tree.ignores(at: subject) {
            entriesOfSubject[subject, default: []].append(entries.count)
            entries.append(Entry(subject: subject, ignore: ignore))
        }
    }

    /// Whether a finding is suppressed, and why: where it stands, at its coordinator, in the whole tree, or by the
    /// configuration. All that match have been needed.
    mutating func suppresses(_ finding: Finding) -> (Bool, reason: String?) {
        var result: (Bool, reason: String?) = (false, nil)
        if !entries.isEmpty {
            for index in subjects(around: finding.subject).flatMap({ entriesOfSubject[$0] ?? [] }).sorted()
            where entries[index].ignore.rule == finding.rule && entries[index].ignore.covers(finding.location) {
                entries[index].isUsed = true
                result = (true, result.reason ?? entries[index].ignore.reason)
            }
        }
        for (index, suppression) in suppressions.enumerated() where suppression.matches(finding) {
            isUsed[index] = true
            result = (true, result.reason ?? suppression.reason)
        }
        return result
    }

    /// Whether there is any suppression at all.
    var isOfUse: Bool { !entries.isEmpty || !suppressions.isEmpty }

    /// Whether a finding of a rule at a subject would be suppressed. Takes no note of it.
    func covers(
        _ rule: String, _ subject: Finding.Subject, event: String?, coordinator: String?, location: Location?
    ) -> Bool {
        if suppressions.contains(where: { $0.matches(rule: rule, event: event, coordinator: coordinator) }) {
            return true
        }
        guard !entries.isEmpty else { return false }
        return subjects(around: subject).contains { subject in
            (entriesOfSubject[subject] ?? []).contains {
                entries[$0].ignore.rule == rule && entries[$0].ignore.covers(location)
            }
        }
    }

    /// Where suppressions may stand that speak of a subject.
    private func subjects(around subject: Finding.Subject) -> Set<Finding.Subject> {
        var subjects: Set<Finding.Subject> = [subject, .tree]
        if let coordinator = subject.coordinator { subjects.insert(.coordinator(coordinator)) }
        return subjects
    }

    /// The suppressions in the tree that were not needed, unless their rule is off.
    func superfluous(isOff: (String) -> Bool, knownRules: Set<String>, context: RuleContext) -> [(Diagnosis, Ignore)] {
        entries.filter { !$0.isUsed && !isOff($0.ignore.rule) }.map { entry in
            let rule = entry.ignore.rule
            var diagnosis = context.diagnosis(
                entry.subject,
                knownRules.contains(rule)
                    ? "nothing here needs the suppression of \(rule)"
                    : "the suppression of \(rule) has no effect: there is no such rule", detail: rule)
            if !knownRules.contains(rule) {
                diagnosis.hint = NearestName.didYouMean(NearestName.nearest(to: rule, among: knownRules.sorted()))
            }
            return (diagnosis, entry.ignore)
        }
    }

    /// The suppressions in the configuration that were needed, by position.
    var usedSuppressions: Set<Int> { Set(isUsed.indices.filter { isUsed[$0] }) }
}
