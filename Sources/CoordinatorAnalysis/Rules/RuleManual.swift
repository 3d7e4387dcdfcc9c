/// The manual page of a rule.
public struct RuleManual: Sendable {
    /// The id, such as `unhandled-event`.
    public let id: String
    /// The severity where the configuration doesn't say otherwise.
    public let severity: Severity
    /// A summary in one line, without a full stop.
    public let summary: String
    /// When it fires, and why that matters, as Markdown.
    public let explanation: String
    /// A tree in which it fires.
    public let firing: RuleExample
    /// A tree much like it in which it doesn't.
    public let clean: RuleExample
    /// What to do about it, as Markdown.
    public let remedy: String
}

/// A small tree that illustrates a rule.
public struct RuleExample: Sendable {
    /// A `tree.json`.
    public let tree: String
    /// The configuration that the example needs, in addition to the rule being on.
    public let configuration: RuleConfiguration

    init(_ tree: String, configuration: RuleConfiguration = RuleConfiguration()) {
        self.tree = tree
        self.configuration = configuration
    }
}
