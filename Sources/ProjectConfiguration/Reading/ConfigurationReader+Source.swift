extension ConfigurationReader {
    /// `source:`.
    mutating func readSource(_ node: YAMLNode, _ path: String, into settings: inout SourceSettings) {
        guard let members = members(of: node, .source, path, hint: Self.hint(forPathsIn: node)) else { return }
        if let paths = members[.paths] {
            settings.paths = nodes(paths).compactMap { self.path($0.node, $0.path, mayBeFolder: true) }
        }
        if let root = members[.root] { settings.root = text(root.value, root.path, expected: "the name of a type") }
        settings.dialects = texts(members[.dialects], expected: "a dialect")
        settings.include = texts(members[.include], expected: "a glob")
        settings.exclude = texts(members[.exclude], expected: "a glob")
    }

    /// The hint for paths without their key; `nil` if they are something else.
    private static func hint(forPathsIn node: YAMLNode) -> String? {
        var paths: [String] = []
        switch node.content {
        case .sequence(let elements): paths = elements.compactMap(\.text)
        case .mapping: return nil
        case .scalar: paths = node.isNull ? [] : [node.text].compactMap { $0 }
        }
        guard !paths.isEmpty else { return nil }
        return "write source: { paths: [\(paths.joined(separator: ", "))] }"
    }

    /// `coordinators:`: names, or a mapping.
    mutating func readCoordinators(_ entry: Entry, into settings: inout SourceSettings) {
        guard case .mapping = entry.value.content else {
            settings.coordinators = texts(entry, expected: "the name of a type, or a glob")
            return
        }
        guard let members = members(of: entry.value, .coordinators, entry.path) else { return }
        settings.coordinators = texts(members[.names], expected: "the name of a type, or a glob")
        settings.coordinatorBases = texts(members[.bases], expected: "the name of a type, or a glob")
        settings.noCoordinators = texts(members[.except], expected: "the name of a type, or a glob")
    }

    /// `models:`: one or more files or folders.
    mutating func readModels(_ entry: Entry, into settings: inout SourceSettings) {
        settings.models = nodes(entry).compactMap { self.path($0.node, $0.path, mayBeFolder: true) }
    }

    private mutating func texts(_ entry: Entry?, expected: String) -> [String] {
        guard let entry else { return [] }
        return nodes(entry).compactMap { text($0.node, $0.path, expected: expected) }
    }

    /// A scalar, or the elements of a list.
    private mutating func nodes(_ entry: Entry) -> [(node: YAMLNode, path: String)] {
        if entry.value.text != nil, !entry.value.isNull { return [(entry.value, entry.path)] }
        return elements(of: entry.value, entry.path, expected: "text, or a list of texts")
    }
}
