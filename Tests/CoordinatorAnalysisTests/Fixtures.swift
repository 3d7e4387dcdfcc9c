import CoordinatorAnalysis
import CoordinatorModel

extension CoordinatorTree {
    /// A tree from its text. Fails the test that reads it where the text is wrong.
    init(_ json: String) throws { self = try CoordinatorTree(json: Array(json.utf8), file: "tree.json") }
}

extension Analysis {
    /// The findings of one rule alone, whatever its default.
    static func findings(_ rule: String, _ json: String, _ configuration: RuleConfiguration = RuleConfiguration())
        throws -> [Finding]
    {
        var configuration = configuration
        for manual in RuleCatalog.manuals { configuration.severities[manual.id] = .off }
        configuration.severities[rule] = .warning
        return Analysis(try CoordinatorTree(json), configuration: configuration).findings
    }
}
