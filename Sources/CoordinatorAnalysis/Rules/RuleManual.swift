/// The manual page of a rule.
public struct RuleManual: Sendable {
    /// The id, such as `unhandled-event`.
    public let id: String
    /// The severity, unless the configuration sets another one.
    public let severity: Severity
    /// A summary in one line, without a full stop.
    public let summary: String
    /// When the rule reports something, and why that matters, as Markdown.
    public let explanation: String
    /// A tree in which the rule reports something.
    public let firing: RuleExample
    /// A similar tree in which it reports nothing.
    public let clean: RuleExample
    /// How to fix what the rule reports, as Markdown.
    public let remedy: String
}

/// A small tree that illustrates a rule.
public struct RuleExample: Sendable {
    /// A `tree.json`.
    public let tree: String
    /// The configuration that the example needs, besides one in which the rule is on.
    public let configuration: RuleConfiguration

    init(_ tree: String, configuration: RuleConfiguration = RuleConfiguration()) {
        self.tree = tree
        self.configuration = configuration
    }
}
