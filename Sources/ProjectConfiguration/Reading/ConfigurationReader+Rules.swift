import CoordinatorAnalysis
import CoordinatorModel

extension ConfigurationReader {
    /// The rules with a limit, and the limit of each.
    static let limits: [String: WritableKeyPath<EffectiveConfiguration, Sourced<Int>> & Sendable] = [
        "max-depth": \.maximumDepth, "max-children": \.maximumChildren,
    ]

    /// `rules:`: severities by id, or `{ severity, limit }`.
    mutating func readRules(_ node: YAMLNode, into configuration: inout EffectiveConfiguration) {
        if node.isNull { return }
        guard let entries = entries(of: node, "rules", what: "a mapping of rules to severities", keys: []) else {
            return
        }
        let ids = RuleCatalog.manuals.map(\.id)
        for entry in entries {
            guard let id = entry.key.text, ids.contains(id) else {
                let near = NearestName.nearest(to: entry.key.text ?? "", among: ids)
                complain(
                    entry.key, entry.path, "unknown rule \(Excerpt.quoted(entry.key.text ?? ""))",
                    expected: "the id of a rule; coordviz rules lists them", hint: NearestName.didYouMean(near))
                continue
            }
            readRule(id, entry, into: &configuration)
        }
    }

    private mutating func readRule(_ id: String, _ entry: Entry, into configuration: inout EffectiveConfiguration) {
        guard case .mapping = entry.value.content else {
            if Self.limits[id] != nil, let number = entry.value.text, Int(number) != nil {
                return complain(
                    entry.value, entry.path, "\(number) is not a severity",
                    expected: "a severity, or a severity with a limit",
                    hint: "write the limit beside it: \(id): { severity: warning, limit: \(number) }")
            }
            if let severity = severity(entry.value, entry.path, offAllowed: true) {
                configuration.severities[id] = sourced(severity, entry.key)
            }
            return
        }
        let limit = Self.limits[id]
        let shape = limit == nil ? ConfigurationShape.rule : .limitedRule
        guard let members = members(of: entry.value, shape, entry.path) else { return }
        if let value = members[.severity], let severity = severity(value.value, value.path, offAllowed: true) {
            configuration.severities[id] = sourced(severity, value.key)
        }
        if let limit, let value = members[.limit], let number = number(value.value, value.path) {
            configuration[keyPath: limit] = sourced(number, value.key)
        }
    }
}
