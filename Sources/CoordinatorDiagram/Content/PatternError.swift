import CoordinatorModel

/// A pattern that matches nothing.
public struct PatternError: Error, Equatable, CustomStringConvertible {
    /// The option with the pattern, such as `--focus`.
    public var option: String
    /// The pattern as the user wrote it.
    public var pattern: String
    /// The thing that it should match: a coordinator or an event.
    public var noun = "coordinator"
    /// The most similar names.
    public var nearNames: [String]

    /// The message for people.
    public var description: String {
        var text = "\(option) '\(pattern)' matches no \(noun)"
        if let question = NearestName.didYouMean(nearNames) { text += "; \(question)" }
        return text
    }

    /// The coordinators whose type or id matches.
    ///
    /// - Throws: `PatternError` if there are none.
    static func matches(of pattern: NamePattern, named option: String, in tree: CoordinatorTree) throws -> [Int] {
        let found = tree.coordinators.indices.filter {
            pattern.matches(anyOf: [tree.coordinators[$0].type, tree.coordinators[$0].id])
        }
        if !found.isEmpty { return Array(found) }
        throw PatternError(
            option: option, pattern: pattern.description,
            nearNames: names(like: pattern, among: Set(tree.coordinators.map(\.type))) { type in
                type.hasSuffix("Coordinator") ? String(type.dropLast("Coordinator".count)) : type
            })
    }

    /// Checks that a pattern matches one of `events`.
    ///
    /// - Throws: `PatternError` if it doesn't.
    static func check(_ pattern: NamePattern, named option: String, among events: Set<String>) throws {
        if events.contains(where: pattern.matches) { return }
        throw PatternError(
            option: option, pattern: pattern.description, noun: "event",
            nearNames: names(like: pattern, among: events) { event in
                event.firstIndex(of: ".").map { String(event[event.index(after: $0)...]) } ?? event
            })
    }

    /// The names that contain the pattern; if there are none, names with a similar spelling, in full or in their short
    /// form.
    private static func names(
        like pattern: NamePattern, among names: Set<String>, short: (String) -> String
    ) -> [String] {
        let bare = String(pattern.description.filter { $0 != "*" && $0 != "?" })
        let wanted = bare.lowercased()
        let containing = wanted.isEmpty ? [] : names.filter { $0.lowercased().contains(wanted) }.sorted()
        if !containing.isEmpty { return Array(containing.prefix(3)) }
        let near = NearestName.nearest(to: bare, among: names)
        if !near.isEmpty { return near }
        let inFull = Dictionary(names.sorted().map { (short($0), $0) }, uniquingKeysWith: { first, _ in first })
        return NearestName.nearest(to: bare, among: inFull.keys).compactMap { inFull[$0] }
    }
}
