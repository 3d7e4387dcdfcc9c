import CoordinatorModel

/// A team's settings for the rules, as plain values.
public struct RuleConfiguration: Hashable, Sendable {
    /// Severities by rule id, where they differ from the rule's own. Ids that no rule has are ignored here; the reader
    /// of a configuration file rejects them with a position.
    public var severities: [String: Severity]
    /// How deep coordinators may be; the root is 1 (`max-depth`).
    public var maximumDepth: Int
    /// How many children a coordinator may have (`max-children`).
    public var maximumChildren: Int
    /// How many of the other places of a finding machine-readable reports list.
    public var maximumPathsPerEmission: Int
    /// What the team forbids and requires in addition to the rules.
    public var policies: [Policy]
    /// Findings not to report.
    public var suppressions: [Suppression]

    /// Creates a configuration; without arguments the one that every project starts with.
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

/// A suppression in the configuration, with its reason. All given parts must match; a part that is left out matches
/// everything.
public struct Suppression: Hashable, Sendable {
    /// The rule's id, or a policy's name.
    public var rule: String
    /// The event of the finding.
    public var event: NamePattern?
    /// The type of the coordinator of the finding.
    public var coordinator: NamePattern?
    /// Why it is right not to report it.
    public var reason: String
    /// Its place, for the finding that it is superfluous.
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

    /// Whether it is about a finding.
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
