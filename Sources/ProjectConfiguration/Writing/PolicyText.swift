import CoordinatorAnalysis
import CoordinatorModel

/// Writes policies and suppressions as the lines of a YAML mapping.
enum PolicyText {
    /// The lines of a policy.
    static func lines(of policy: Policy) -> [String] {
        var lines = ["name: \(YAMLText.quoted(policy.name))", "severity: \(policy.severity.rawValue)"]
        if let comment = policy.comment { lines.append("comment: \(YAMLText.quoted(comment))") }
        lines.append("\(policy.effect.rawValue):")
        if policy.subject != Policy.Selection() { lines.append("  who: \(selection(policy.subject))") }
        lines.append("  \(policy.relation.rawValue): \(selection(policy.object))")
        if let presentation = policy.presentation { lines.append("  presentation: \(pattern(presentation))") }
        return lines
    }

    /// The lines of a suppression.
    static func lines(of suppression: Suppression) -> [String] {
        var lines = ["rule: \(YAMLText.quoted(suppression.rule))"]
        if let event = suppression.event { lines.append("event: \(pattern(event))") }
        if let coordinator = suppression.coordinator { lines.append("coordinator: \(pattern(coordinator))") }
        lines.append("reason: \(YAMLText.quoted(suppression.reason))")
        return lines
    }

    private static func selection(_ selection: Policy.Selection) -> String {
        guard let under = selection.under else { return pattern(selection.names) }
        return "{ \(parts(selection.names).joined(separator: ", ")), under: \(pattern(under)) }"
    }

    private static func pattern(_ pattern: NamePattern) -> String {
        guard !pattern.exceptions.isEmpty else { return globs(pattern.globs) }
        return "{ \(parts(pattern).joined(separator: ", ")) }"
    }

    private static func parts(_ pattern: NamePattern) -> [String] {
        ["match: \(globs(pattern.globs))"]
            + (pattern.exceptions.isEmpty ? [] : ["except: \(globs(pattern.exceptions))"])
    }

    private static func globs(_ globs: [String]) -> String {
        let quoted = globs.map(YAMLText.quoted)
        return quoted.count == 1 ? quoted[0] : "[\(quoted.joined(separator: ", "))]"
    }
}
