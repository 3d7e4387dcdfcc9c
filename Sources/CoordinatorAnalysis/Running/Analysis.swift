import CoordinatorModel

/// The findings of all rules in a tree.
///
/// ```swift
/// let analysis = Analysis(tree)
/// for finding in analysis.findings { print("\(finding.severity): \(finding.message) [\(finding.rule)]") }
/// ```
public struct Analysis: Sendable {
    /// A suppressed finding.
    public struct Suppressed: Sendable {
        /// The finding.
        public var finding: Finding
        /// The reason for the suppression, if one was given.
        public var reason: String?
    }

    /// The journeys that the rules about events use.
    public let propagation: Propagation

    /// The findings: errors first, then warnings, then notes; each in the order of the rules, then of the tree.
    public let findings: [Finding]

    /// The findings that are suppressed in the tree or in the configuration.
    public let suppressed: [Suppressed]

    /// The numbers for the last line of a report.
    public let summary: AnalysisSummary

    /// The positions of the configuration's suppressions that were needed here.
    let usedSuppressions: Set<Int>

    /// The tree.
    public var tree: CoordinatorTree { propagation.tree }

    /// Traces a tree and runs all rules that are on, all policies, and the project's own rules.
    ///
    /// Superfluous suppressions in the configuration are not reported here but by `Check`, because another tree may
    /// need them.
    /// - Parameters:
    ///   - tree: The tree.
    ///   - configuration: The team's settings for the rules.
    ///   - rules: The project's own rules. They run after the built-in rules and the policies.
    public init(
        _ tree: CoordinatorTree, configuration: RuleConfiguration = RuleConfiguration(), rules: [any CustomRule] = []
    ) {
        self.init(Propagation(tree), configuration: configuration, rules: rules)
    }

    /// Runs all rules that are on, all policies, and the project's own rules on a tree that has been traced.
    public init(
        _ propagation: Propagation, configuration: RuleConfiguration = RuleConfiguration(),
        rules: [any CustomRule] = []
    ) {
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
        for rule in rules {
            let severity = configuration.severity(of: rule)
            guard severity != .off else { continue }
            rule.check(propagation) { collector.add(context.diagnosis($0), rule: rule.id, severity: severity) }
        }
        collector.addSuperfluous(rules)
        self.propagation = propagation
        findings = collector.errors + collector.warnings + collector.notes
        suppressed = collector.suppressed
        usedSuppressions = context.ledger.usedSuppressions
        summary = AnalysisSummary(
            propagation, errors: collector.errors.count, warnings: collector.warnings.count,
            notes: collector.notes.count, suppressed: collector.suppressed.count)
    }
}
