import CoordinatorAnalysis
import CoordinatorModel

extension ConfigurationReader {
    /// A pattern: a glob, a list of globs, or `{ match, except }`.
    mutating func pattern(_ node: YAMLNode, _ path: String) -> NamePattern? {
        guard case .mapping = node.content else { return globs(node, path).map { NamePattern($0) } }
        guard let members = members(of: node, .pattern, path) else { return nil }
        return pattern(members, node, path)
    }

    /// A selection of coordinators: a pattern that may also have `under`.
    mutating func selection(_ node: YAMLNode, _ path: String) -> Policy.Selection? {
        guard case .mapping = node.content else { return pattern(node, path).map { Policy.Selection($0) } }
        guard let members = members(of: node, .selection, path) else { return nil }
        guard let names = pattern(members, node, path) else { return nil }
        guard let under = members[.under] else { return Policy.Selection(names) }
        return pattern(under.value, under.path).map { Policy.Selection(names, under: $0) }
    }

    private mutating func pattern(
        _ members: [ConfigurationKey: Entry], _ node: YAMLNode, _ path: String
    ) -> NamePattern? {
        if members.isEmpty {
            if case .mapping(let entries) = node.content, entries.isEmpty {
                complain(node, path, "a pattern is incomplete", expected: "match or except")
            }
            return nil
        }
        let match = members[.match].map { globs($0.value, $0.path) } ?? ["*"]
        let except = members[.except].map { globs($0.value, $0.path) } ?? []
        guard let match, let except else { return nil }
        return NamePattern(match, except: except)
    }

    /// A glob or a list of them.
    private mutating func globs(_ node: YAMLNode, _ path: String) -> [String]? {
        let expected = "a name with * for any characters and ? for one, or a list of them"
        guard case .sequence(let elements) = node.content else { return glob(node, path, expected).map { [$0] } }
        guard !elements.isEmpty else {
            complain(node, path, "an empty list matches nothing", expected: expected)
            return nil
        }
        let globs = elements.enumerated().map { glob($0.element, "\(path)[\($0.offset)]", expected) }
        return globs.contains { $0 == nil } ? nil : globs.compactMap { $0 }
    }

    private mutating func glob(_ node: YAMLNode, _ path: String, _ expected: String) -> String? {
        guard let text = node.text, !node.isNull else {
            complain(node, path, "\(node.description) is not a pattern", expected: expected)
            return nil
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            complain(node, path, "an empty pattern matches nothing", expected: expected)
            return nil
        }
        return text
    }
}
