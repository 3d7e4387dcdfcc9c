import CoordinatorModel

/// What the rules find in a tree.
///
/// ```swift
/// let analysis = Analysis(tree)
/// for finding in analysis.findings { print("\(finding.severity): \(finding.message) [\(finding.rule)]") }
/// ```
public struct Analysis: Sendable {
    /// A finding that is suppressed.
    public struct Suppressed: Sendable {
        /// The finding.
        public var finding: Finding
        /// Why it is right not to report it, if somebody said.
        public var reason: String?
    }

    /// The journeys that the rules about events rest on.
    public let propagation: Propagation

    /// What was found, errors first, then warnings, then notes; each in the order of the rules, then of the tree.
    public let findings: [Finding]

    /// What was found and is suppressed in the tree or in the configuration.
    public let suppressed: [Suppressed]

    /// The numbers for the last line of a report.
    public let summary: AnalysisSummary

    /// Which of the configuration's suppressions were needed here, by position.
    let usedSuppressions: Set<Int>

    /// The tree.
    public var tree: CoordinatorTree { propagation.tree }

    /// Traces a tree and runs all rules that are on, and all policies.
    ///
    /// What is superfluous in the configuration is not reported here, but by `Check`: another tree may need it.
    public init(_ tree: CoordinatorTree, configuration: RuleConfiguration = RuleConfiguration()) {
        self.init(Propagation(tree), configuration: configuration)
    }

    /// Runs all rules that are on, and all policies, on a tree that has been traced.
    public init(_ propagation: Propagation, configuration: RuleConfiguration = RuleConfiguration()) {
        let context = RuleContext(propagation, configuration: configuration)
        var collector = FindingCollector(context)
        for rule in RuleCatalog.rules {
            let severity = configuration.severity(of: rule.manual)
            guard severity != .off else { continue }
            rule.check(context) { collector.add($0, rule: rule.manual.id, severity: severity) }
        }
        for policy in configuration.policies where policy.severity != .off {
            PolicyCheck(policy, context).check {
                collector.add($0, rule: policy.name, severity: policy.severity)
            }
        }
        collector.addSuperfluous()
        self.propagation = propagation
        findings = collector.errors + collector.warnings + collector.notes
        suppressed = collector.suppressed
        usedSuppressions = context.ledger.usedSuppressions
        summary = AnalysisSummary(
            propagation, errors: collector.errors.count, warnings: collector.warnings.count,
            notes: collector.notes.count, suppressed: collector.suppressed.count)
    }
}
