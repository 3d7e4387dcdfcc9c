extension ConfigurationReader {
    /// `source:`.
    mutating func readSource(_ node: YAMLNode, _ path: String) -> SourceSettings {
        var settings = SourceSettings()
        guard let members = members(of: node, .source, path) else { return settings }
        if let paths = members[.paths] {
            settings.paths = nodes(paths).compactMap { self.path($0.node, $0.path, mayBeFolder: true) }
        }
        if let root = members[.root] { settings.root = text(root.value, root.path, expected: "the name of a type") }
        settings.dialects = texts(members[.dialects], expected: "a dialect")
        settings.include = texts(members[.include], expected: "a glob")
        settings.exclude = texts(members[.exclude], expected: "a glob")
        return settings
    }

    private mutating func texts(_ entry: Entry?, expected: String) -> [String] {
        guard let entry else { return [] }
        return nodes(entry).compactMap { text($0.node, $0.path, expected: expected) }
    }

    /// One scalar, or the elements of a list.
    private mutating func nodes(_ entry: Entry) -> [(node: YAMLNode, path: String)] {
        if entry.value.text != nil, !entry.value.isNull { return [(entry.value, entry.path)] }
        return elements(of: entry.value, entry.path, expected: "text, or a list of texts")
    }
}
