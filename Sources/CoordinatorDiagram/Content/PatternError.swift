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
        if !nearNames.isEmpty {
            text += "; did you mean \(nearNames.map { "'\($0)'" }.joined(separator: ", "))?"
        }
        return text
    }

    /// The coordinators whose type or id matches.
    ///
    /// - Throws: `PatternError` when there is none.
    static func matches(of pattern: NamePattern, named option: String, in tree: CoordinatorTree) throws -> [Int] {
        let found = tree.coordinators.indices.filter {
            pattern.matches(tree.coordinators[$0].type) || pattern.matches(tree.coordinators[$0].id)
        }
        if !found.isEmpty { return Array(found) }
        let bare = String(pattern.description.filter { $0 != "*" && $0 != "?" })
        let types = Set(tree.coordinators.map(\.type))
        throw PatternError(
            option: option, pattern: pattern.description, nearNames: NearestName.names(near: bare, among: types))
    }
}
