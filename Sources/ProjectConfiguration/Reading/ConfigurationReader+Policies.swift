import CoordinatorAnalysis
import CoordinatorModel

extension ConfigurationReader {
    /// `policies:`, in the order of the file.
    mutating func readPolicies(_ node: YAMLNode, _ path: String) -> [Sourced<Policy>] {
        var policies: [Sourced<Policy>] = []
        var names: [String: YAMLNode] = [:]
        for (element, path) in elements(of: node, path, expected: "a list of policies, each with a dash") {
            guard let members = members(of: element, .policy, path) else { continue }
            let name = members[.name].flatMap { policyName($0, names) }
            if let name { names[name] = members[.name]?.value }
            let severity: Severity? =
                members[.severity].map { self.severity($0.value, $0.path, offAllowed: true) } ?? .error
            let comment = members[.comment].flatMap { text($0.value, $0.path) }
            // Both are read, so that all errors are reported, though only one of them is allowed.
            let forbidden = members[.forbid].flatMap { relation($0, .forbid) }
            let required = members[.require].flatMap { relation($0, .require) }
            guard let name, let severity, var policy = forbidden ?? required else { continue }
            policy.name = name
            policy.severity = severity
            policy.comment = comment
            policies.append(sourced(policy, element))
        }
        return policies
    }

    /// The names of all policies, also of those with errors, so that references to these are not reported as well.
    func policyNames(_ node: YAMLNode) -> [String] {
        guard case .sequence(let elements) = node.content else { return [] }
        return elements.compactMap { element in
            guard case .mapping(let entries) = element.content else { return nil }
            return entries.first { $0.key.text == ConfigurationKey.name.rawValue }?.value.text
        }
    }

    private mutating func policyName(_ entry: Entry, _ names: [String: YAMLNode]) -> String? {
        guard let name = text(entry.value, entry.path, expected: "a name such as checkout-stays-inside") else {
            return nil
        }
        // Names are used in the same places as the ids of rules: in baselines, on command lines, in reports.
        guard PolicyName.isValid(name) else {
            complain(
                entry.value, entry.path, "\(Excerpt.quoted(name)) can't be the name of a policy",
                expected: "letters, digits, \"-\", \"_\" and \".\", a letter or digit first")
            return nil
        }
        guard RuleCatalog.manual(of: name) == nil else {
            complain(
                entry.value, entry.path, "\(name) is a rule",
                expected: "a name that no rule and no other policy has")
            return nil
        }
        if let other = names[name] {
            complain(
                entry.value, entry.path, "another policy is named \(Excerpt.quoted(name))",
                expected: "a name that no rule and no other policy has",
                hint: "it is on line \(line(of: other))")
            return nil
        }
        return name
    }

    /// The relation of a policy. The name is added later.
    private mutating func relation(_ entry: Entry, _ effect: Policy.Effect) -> Policy? {
        guard let members = members(of: entry.value, .relation, entry.path) else { return nil }
        let who = members[.who].map { selection($0.value, $0.path) } ?? Policy.Selection()
        let presentation = members[.presentation].map { pattern($0.value, $0.path) } ?? nil
        if let presentation = members[.presentation], members[.presents] == nil {
            complain(
                presentation.key, presentation.path, "presentation is only valid together with presents",
                expected: "presents as well")
        }
        for (key, relation) in Self.relations {
            guard let object = members[key] else { continue }
            let names: Policy.Selection? =
                relation.isAboutEvents
                ? pattern(object.value, object.path).map { Policy.Selection($0) }
                : selection(object.value, object.path)
            guard let who, let names, members[.presentation] == nil || presentation != nil else { return nil }
            return Policy(
                name: "", effect: effect, relation: relation, subject: who, object: names, presentation: presentation)
        }
        return nil
    }

    private static let relations: [(ConfigurationKey, Policy.Relation)] = [
        (.presents, .presents), (.under, .under), (.emits, .emits), (.intercepts, .intercepts),
    ]
}

extension Policy.Relation {
    /// Whether the second part of the relation is an event.
    var isAboutEvents: Bool { self == .emits || self == .intercepts }
}

/// The valid names of policies.
enum PolicyName {
    /// The same rule as a regular expression, for the schema.
    static let pattern = "^[A-Za-z0-9][A-Za-z0-9._-]*$"

    /// Whether a name is valid for a policy.
    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, isAlphanumeric(first) else { return false }
        return name.utf8.allSatisfy { isAlphanumeric($0) || "._-".utf8.contains($0) }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
