import CoordinatorAnalysis
import CoordinatorModel

extension ConfigurationReader {
    /// An existing key, its value, and the path to the value.
    struct Entry {
        var key: YAMLNode
        var value: YAMLNode
        var path: String
    }

    /// The keys and values of a mapping. Reports keys that are unknown, duplicate or missing. `nil` if it is not a
    /// mapping, with a hint in its message.
    mutating func members(
        of node: YAMLNode, _ shape: ConfigurationShape, _ path: String, hint: String? = nil
    ) -> [ConfigurationKey: Entry]? {
        let keys = shape.members.map(\.key.rawValue)
        guard let entries = entries(of: node, path, what: shape.name, keys: keys, hint: hint) else { return nil }
        var members: [ConfigurationKey: Entry] = [:]
        for entry in entries {
            guard let name = entry.key.text, let key = shape.members.first(where: { $0.key.rawValue == name })?.key
            else {
                complainOfUnknown(entry, shape)
                continue
            }
            members[key] = entry
        }
        let missing = shape.members.filter { $0.isRequired && members[$0.key] == nil }
        for member in missing {
            complain(
                node, path, "\(shape.name) needs \(Excerpt.quoted(member.key.rawValue))",
                expected: "\(member.key.rawValue): \(Self.sentence(member.meaning))")
        }
        checkAlternatives(members, node, shape, path)
        return members
    }

    /// Keys and values, each key once. Reports keys that are duplicate or not text. `nil` if it is not a mapping.
    mutating func entries(of node: YAMLNode, _ path: String, what: String, keys: [String], hint: String? = nil)
        -> [Entry]?
    {
        guard case .mapping(let all) = node.content else {
            let expected = keys.isEmpty ? "a mapping" : "a mapping with \(Excerpt.choice(keys))"
            complain(node, path, "\(node.description) is not \(what)", expected: expected, hint: hint)
            return nil
        }
        var entries: [Entry] = []
        var firsts: [String: YAMLNode] = [:]
        for entry in all {
            guard let name = entry.key.text else {
                complain(entry.key, path, "\(entry.key.description) is not a key", expected: "text")
                continue
            }
            let place = Self.path(path, name)
            if let first = firsts[name] {
                complain(
                    entry.key, place, "duplicate key \(Excerpt.quoted(name))",
                    hint: "it is already on line \(line(of: first))")
                continue
            }
            firsts[name] = entry.key
            entries.append(Entry(key: entry.key, value: entry.value, path: place))
        }
        return entries
    }

    private mutating func complainOfUnknown(_ entry: Entry, _ shape: ConfigurationShape) {
        guard let name = entry.key.text else { return }
        let known = shape.members.map(\.key.rawValue)
        let near = NearestName.didYouMean(NearestName.nearest(to: name, among: known))
        let other = shape.name == ConfigurationShape.file.name ? Self.elsewhere[name] : nil
        let isRule = RuleCatalog.manual(of: name) != nil
        complain(
            entry.key, entry.path, "unknown key \(Excerpt.quoted(name)) in \(shape.name)",
            expected: Excerpt.choice(known),
            hint: isRule ? "\(name) is a rule: indent it under \"rules:\"" : other ?? near)
    }

    /// Keys of the whole file in other tools, or in the wrong place, and what they are here.
    private static let elsewhere: [String: String] = {
        var hints = [
            "strict": "did you mean \"fail-on: warning\"?",
            "excluded": "did you mean \"source: { exclude: [Demo] }\"?",
            "included": "did you mean \"source: { paths: [MyApp/Sources] }\"?",
        ]
        for name in ["disabled_rules", "disabled-rules", "disable", "disabled"] {
            hints[name] = "did you mean \"rules: { unused-event: off }\"?"
        }
        for member in ConfigurationShape.source.members {
            hints[member.key.rawValue] = "\(member.key.rawValue) belongs to the source: indent it under \"source:\""
        }
        return hints
    }()

    private mutating func checkAlternatives(
        _ members: [ConfigurationKey: Entry], _ node: YAMLNode, _ shape: ConfigurationShape, _ path: String
    ) {
        guard !shape.alternatives.isEmpty else { return }
        let present = shape.alternatives.compactMap { members[$0] }.sorted { $0.key.offset < $1.key.offset }
        let expected = "exactly one of \(Excerpt.choice(shape.alternatives.map(\.rawValue)))"
        if present.isEmpty {
            complain(node, path, "\(shape.name) is incomplete", expected: expected)
        }
        for extra in present.dropFirst() {
            let names = [present[0], extra].map { Excerpt.quoted($0.key.text ?? "") }
            complain(
                extra.key, extra.path, "\(shape.name) can't have both \(names[0]) and \(names[1])", expected: expected)
        }
    }

    /// The path to a key: `policies[0].name`.
    static func path(_ path: String, _ key: String) -> String {
        let isWord = key.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard isWord, !key.isEmpty else { return "\(path)[\(Excerpt.quoted(key))]" }
        return path.isEmpty ? key : "\(path).\(key)"
    }

    /// A docstring in the form for the middle of a sentence.
    private static func sentence(_ text: String) -> String {
        guard let first = text.first, text.hasSuffix(".") else { return text }
        return first.lowercased() + text.dropFirst().dropLast()
    }
}
