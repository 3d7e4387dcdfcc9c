import CoordinatorModel

/// A team's settings for the rules, as plain values.
public struct RuleConfiguration: Hashable, Sendable {
    /// Severities by rule id, where they differ from the rule's own. Unknown ids are ignored here; the reader of a
    /// configuration file reports them with a position.
    public var severities: [String: Severity]
    /// The greatest allowed depth of a coordinator; a root has depth 1 (`max-depth`).
    public var maximumDepth: Int
    /// The largest allowed number of children of a coordinator (`max-children`).
    public var maximumChildren: Int
    /// The largest number of related places of a finding in machine-readable reports.
    public var maximumPathsPerEmission: Int
    /// The team's own rules as data, in addition to the built-in rules.
    public var policies: [Policy]
    /// Findings not to report.
    public var suppressions: [Suppression]

    /// Creates a configuration. Without arguments, it is the default configuration.
    public init(
        severities: [String: Severity] = [:], maximumDepth: Int = 8, maximumChildren: Int = 10,
        maximumPathsPerEmission: Int = 50, policies: [Policy] = [], suppressions: [Suppression] = []
    ) {
        self.severities = severities
        self.maximumDepth = maximumDepth
        self.maximumChildren = maximumChildren
        self.maximumPathsPerEmission = maximumPathsPerEmission
        self.policies = policies
        self.suppressions = suppressions
    }

    /// The severity with which a rule runs.
    public func severity(of rule: RuleManual) -> Severity { severities[rule.id] ?? rule.severity }
}

/// A suppression in the configuration, with its reason. All given parts must match; an omitted part matches everything.
public struct Suppression: Hashable, Sendable {
    /// The rule's id, or a policy's name.
    public var rule: String
    /// The event of the finding.
    public var event: NamePattern?
    /// The type of the coordinator of the finding.
    public var coordinator: NamePattern?
    /// The reason for the suppression.
    public var reason: String
    /// Its place in the configuration, for the finding that it is superfluous.
    public var location: Location?

    /// Creates a suppression.
    public init(
        rule: String, event: NamePattern? = nil, coordinator: NamePattern? = nil, reason: String,
        location: Location? = nil
    ) {
        self.rule = rule
        self.event = event
        self.coordinator = coordinator
        self.reason = reason
        self.location = location
    }

    /// Whether the suppression covers a finding.
    public func matches(_ finding: Finding) -> Bool {
        matches(rule: finding.rule, event: finding.event, coordinator: finding.coordinator)
    }

    func matches(rule: String, event: String?, coordinator: String?) -> Bool {
        guard rule == self.rule else { return false }
        if let pattern = self.event, !(event.map { pattern.matches($0) } ?? false) { return false }
        if let pattern = self.coordinator, !(coordinator.map { pattern.matches($0) } ?? false) { return false }
        return true
    }
}
