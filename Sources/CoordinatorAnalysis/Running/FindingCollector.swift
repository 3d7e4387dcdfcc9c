import CoordinatorModel

/// Turns diagnoses into findings, and sorts them.
struct FindingCollector {
    private let context: RuleContext
    private var fingerprints: Fingerprints

    private(set) var errors: [Finding] = []
    private(set) var warnings: [Finding] = []
    private(set) var notes: [Finding] = []
    private(set) var suppressed: [Analysis.Suppressed] = []

    init(_ context: RuleContext) {
        self.context = context
        fingerprints = Fingerprints(context.tree)
    }

    /// Adds a diagnosis of a rule or a policy.
    mutating func add(_ diagnosis: Diagnosis, rule: String, severity: Severity, at ignore: Ignore? = nil) {
        let severity = min(diagnosis.severity ?? severity, severity)
        let finding = finding(diagnosis, rule: rule, severity: severity, at: ignore)
        let (isSuppressed, reason) = context.ledger.suppresses(finding)
        if isSuppressed {
            suppressed.append(Analysis.Suppressed(finding: finding, reason: reason))
            return
        }
        file(finding)
    }

    private mutating func file(_ finding: Finding) {
        switch finding.severity {
        case .error: errors.append(finding)
        case .warning: warnings.append(finding)
        case .note: notes.append(finding)
        case .off: break
        }
    }

    /// Reports the suppressions that no finding needed.
    mutating func addSuperfluous(_ rules: [any CustomRule]) {
        let manual = SuperfluousIgnore.manual
        let severity = context.configuration.severity(of: manual)
        guard severity != .off else { return }
        var severities: [String: Severity] = [:]
        for rule in RuleCatalog.manuals { severities[rule.id] = context.configuration.severity(of: rule) }
        for policy in context.configuration.policies { severities[policy.name] = policy.severity }
        for rule in rules { severities[rule.id] = context.configuration.severity(of: rule) }
        let isOff = { severities[$0] == .off }
        let known = Set(severities.keys)
        // Suppressions of this rule are checked last, because only then is it known what they suppress.
        let isAboutItself = { (found: (Diagnosis, Ignore)) in found.0.detail == manual.id }
        for (diagnosis, ignore) in context.ledger.superfluous(isOff: isOff, knownRules: known, context: context)
        where !isAboutItself((diagnosis, ignore)) {
            add(diagnosis, rule: manual.id, severity: severity, at: ignore)
        }
        for (diagnosis, ignore) in context.ledger.superfluous(isOff: isOff, knownRules: known, context: context)
        where isAboutItself((diagnosis, ignore)) {
            // Not compared with the suppressions, because the suppression that it is about would suppress it.
            file(finding(diagnosis, rule: manual.id, severity: severity, at: ignore))
        }
    }

    private mutating func finding(
        _ diagnosis: Diagnosis, rule: String, severity: Severity, at ignore: Ignore?
    ) -> Finding {
        let tree = context.tree
        var (location, place) = tree.whereabouts(of: diagnosis.subject)
        if let ignore, ignore.location != nil || ignore.origin.offset != nil {
            (location, place) = (ignore.location, ignore.origin)
        }
        if let own = diagnosis.location { location = own }
        var finding = Finding(
            rule: rule, severity: severity, message: diagnosis.message, event: diagnosis.event,
            emitter: diagnosis.emitter, coordinator: diagnosis.subject.coordinator.map { tree.coordinators[$0].type },
            location: location, origin: place, fingerprint: fingerprints.next(rule: rule, diagnosis),
            notes: diagnosis.notes, hint: diagnosis.hint, subject: diagnosis.subject)
        if let visit = diagnosis.visit { finding.trail = .visit(visit, then: diagnosis.below, context.store) }
        if let coordinators = diagnosis.coordinators {
            finding.trail = .types(coordinators.map { tree.coordinators[$0].type })
        }
        finding.journey = diagnosis.journey
        finding.pathCount = diagnosis.pathCount
        finding.parts = diagnosis.parts.map { self.finding($0, rule: rule, severity: severity, at: nil) }
        finding.related = RelatedPlaces(
            content: diagnosis.related, store: context.store,
            limit: context.configuration.maximumPathsPerEmission)
        return finding
    }
}
