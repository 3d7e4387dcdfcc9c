import CoordinatorModel

extension ConfigurationReader {
    /// `source:`.
    mutating func readSource(
        _ node: YAMLNode, _ path: String, into settings: inout SourceSettings, _ lines: inout SourceLines
    ) {
        guard let members = members(of: node, .source, path, hint: Self.hint(forPathsIn: node)) else { return }
        if let paths = members[.paths] {
            let named = nodes(paths)
            settings.paths = placedPaths(named, &lines)
        }
        if let root = members[.root] {
            settings.root = text(root.value, root.path, expected: "the name of a type")
            lines.root = position(of: root.value)
        }
        settings.dialects = readDialects(members[.dialects])
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
    mutating func readModels(_ entry: Entry, into settings: inout SourceSettings, _ lines: inout SourceLines) {
        let named = nodes(entry)
        settings.models = placedPaths(named, &lines)
    }

    /// Files and folders, whose places are noted for messages about those that do not exist.
    private mutating func placedPaths(
        _ named: [(node: YAMLNode, path: String)], _ lines: inout SourceLines
    ) -> [String] {
        var paths: [String] = []
        for (node, place) in named {
            guard let path = path(node, place, mayBeFolder: true, hint: Self.namingElsewhere) else { continue }
            lines.paths[path] = position(of: node)
            paths.append(path)
        }
        return paths
    }

    private static let namingElsewhere = "source elsewhere can be named on the command line: coordviz check FOLDER"

    /// `dialects:`, each of them with or without the prefix `no-`.
    private mutating func readDialects(_ entry: Entry?) -> [String] {
        guard let entry else { return [] }
        let named = nodes(entry)
        var names: [String] = []
        for (node, path) in named {
            guard let name = text(node, path, expected: "a dialect") else { continue }
            names.append(name)
            let bare = name.hasPrefix("no-") ? String(name.dropFirst(3)) : name
            guard let known = dialects, !known.contains(bare) else { continue }
            let near = NearestName.nearest(to: name, among: known + known.map { "no-\($0)" })
            complain(
                node, path, "there is no dialect \(Excerpt.quoted(name))",
                expected: "\(Excerpt.choice(known)), or one of them with the prefix no-",
                hint: NearestName.didYouMean(near))
        }
        return names
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
