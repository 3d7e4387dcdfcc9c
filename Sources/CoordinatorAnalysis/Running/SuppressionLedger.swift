import CoordinatorModel

/// All suppressions of a tree and its configuration, with a record of which were needed.
///
/// It is a class because each finding records the suppressions that it needed; a value would be copied each time.
final class SuppressionLedger {
    /// A suppression in the tree, and its place.
    private struct Entry {
        let subject: Finding.Subject
        let ignore: Ignore
        let scopes: [Scope]
    }

    /// The scope of a suppression: a rule's findings at a subject, either all or those of a file or a line.
    private struct Scope: Hashable {
        var subject: Finding.Subject
        var rule: String
        var file: String?
        var line: Int?
    }

    /// The suppressions that cover the same findings. There may be thousands of suppressions, and each finding would be
    /// compared with all of them.
    private struct Group {
        /// The position and the reason of the first suppression that has a reason.
        var reason: (position: Int, text: String)?
        var isUsed = false
    }

    private var entries: [Entry] = []
    private var groups: [Scope: Group] = [:]
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
        for index in places.suppressedInterceptors {
            let scope = places.interceptors[Int(index)]
            add(.interceptor(places.place(scope.place), position: Int(scope.position)), tree)
        }
    }

    private func add(_ subject: Finding.Subject, _ tree: CoordinatorTree) {
        for ignore in tree.ignores(at: subject) {
            var scopes = [
                Scope(
                    subject: subject, rule: ignore.rule, file: ignore.location?.file, line: ignore.location?.line)
            ]
            if let location = ignore.location, location.line != nil, let line = ignore.coveredLine {
                scopes.append(Scope(subject: subject, rule: ignore.rule, file: location.file, line: line))
            }
            for scope in scopes {
                var group = groups[scope] ?? Group()
                if group.reason == nil { group.reason = ignore.reason.map { (entries.count, $0) } }
                groups[scope] = group
            }
            entries.append(Entry(subject: subject, ignore: ignore, scopes: scopes))
        }
    }

    /// Whether a finding is suppressed, and the reason: by a suppression at its place, at its coordinator, in the whole
    /// tree, or in the configuration. All suppressions that match count as needed.
    func suppresses(_ finding: Finding) -> (Bool, reason: String?) {
        var result = suppressesInTree(finding)
        for (index, suppression) in suppressions.enumerated() where suppression.matches(finding) {
            isUsed[index] = true
            result = (true, result.reason ?? suppression.reason)
        }
        return result
    }

    /// Whether there are any suppressions.
    var isOfUse: Bool { !entries.isEmpty || !suppressions.isEmpty }

    /// Whether a finding of a rule at a subject would be suppressed. Does not mark suppressions as needed.
    func covers(
        _ rule: String, _ subject: Finding.Subject, event: String?, coordinator: String?, location: Location?
    ) -> Bool {
        if suppressions.contains(where: { $0.matches(rule: rule, event: event, coordinator: coordinator) }) {
            return true
        }
        return scopes(on: subject, rule, at: location).contains { groups[$0] != nil }
    }

    private func suppressesInTree(_ finding: Finding) -> (Bool, reason: String?) {
        guard !entries.isEmpty else { return (false, nil) }
        var isSuppressed = false
        var first: (position: Int, text: String)?
        for scope in scopes(on: finding.subject, finding.rule, at: finding.location) where groups[scope] != nil {
            groups[scope]?.isUsed = true
            isSuppressed = true
            if let reason = groups[scope]?.reason, reason.position < first?.position ?? Int.max { first = reason }
        }
        return (isSuppressed, first?.text)
    }

    /// The scopes that cover a finding of a rule at a subject: at the subject, at its coordinator, or in the tree.
    private func scopes(on subject: Finding.Subject, _ rule: String, at location: Location?) -> [Scope] {
        var subjects: Set<Finding.Subject> = [subject, .tree]
        if let coordinator = subject.coordinator { subjects.insert(.coordinator(coordinator)) }
        return subjects.flatMap { subject -> [Scope] in
            var scope = Scope(subject: subject, rule: rule)
            var scopes = [scope]
            if let location {
                scope.file = location.file
                scopes.append(scope)
                scope.line = location.line
                if scope.line != nil { scopes.append(scope) }
            }
            return scopes
        }
    }

    /// The suppressions in the tree that were not needed, unless their rule is off.
    func superfluous(isOff: (String) -> Bool, knownRules: Set<String>, context: RuleContext) -> [(Diagnosis, Ignore)] {
        entries.filter { !isUsed($0) && !isOff($0.ignore.rule) }.map { entry in
            let rule = entry.ignore.rule
            var diagnosis = context.diagnosis(
                entry.subject,
                knownRules.contains(rule)
                    ? "no finding here needs the suppression of \(rule)"
                    : "the suppression of \(rule) has no effect: there is no such rule", detail: rule)
            if !knownRules.contains(rule) {
                diagnosis.hint = NearestName.didYouMean(NearestName.nearest(to: rule, among: knownRules.sorted()))
            }
            return (diagnosis, entry.ignore)
        }
    }

    private func isUsed(_ entry: Entry) -> Bool { entry.scopes.contains { groups[$0]?.isUsed == true } }

    /// The suppressions in the configuration that were needed, by position.
    var usedSuppressions: Set<Int> { Set(isUsed.indices.filter { isUsed[$0] }) }
}
