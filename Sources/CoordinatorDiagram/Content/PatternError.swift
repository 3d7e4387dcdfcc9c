import CoordinatorModel

/// A pattern that matches no coordinator.
public struct PatternError: Error, Equatable, CustomStringConvertible {
    /// The option that holds the pattern, such as `--focus`.
    public var option: String
    /// The pattern as it was written.
    public var pattern: String
    /// The types that come nearest to it.
    public var nearNames: [String]

    /// The message for people.
    public var description: String {
        var text = "\(option) '\(pattern)' matches no coordinator"
        if let question = NearestName.didYouMean(nearNames) { text += "; \(question)" }
        return text
    }

    /// The coordinators whose type or id matches.
    ///
    /// - Throws: `PatternError` when there is none.
    static func matches(of pattern: NamePattern, named option: String, in tree: CoordinatorTree) throws -> [Int] {
        let found = tree.coordinators.indices.filter {
            pattern.matches(anyOf: [tree.coordinators[$0].type, tree.coordinators[$0].id])
        }
        if !found.isEmpty { return Array(found) }
        let bare = String(pattern.description.filter { $0 != "*" && $0 != "?" })
        throw PatternError(option: option, pattern: pattern.description, nearNames: names(like: bare, in: tree))
    }

    /// Types that contain what was written, or else are spelled like it, with or without their last word.
    private static func names(like bare: String, in tree: CoordinatorTree) -> [String] {
        let types = Set(tree.coordinators.map(\.type))
        let wanted = bare.lowercased()
        let containing = wanted.isEmpty ? [] : types.filter { $0.lowercased().contains(wanted) }.sorted()
        if !containing.isEmpty { return Array(containing.prefix(3)) }
        let near = NearestName.nearest(to: bare, among: types)
        if !near.isEmpty { return near }
        let suffix = "Coordinator"
        let stems = types.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
        return NearestName.nearest(to: bare, among: stems).map { $0 + suffix }
    }
}
