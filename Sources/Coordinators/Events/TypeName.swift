/// The names of types, as `tree.json` and messages write them.
enum TypeName {
    /// The name with the types that enclose it, but without its module: `AppEvents.Teams`.
    static func withoutModule(_ type: Any.Type) -> String {
        var components = String(reflecting: type).split(separator: ".", omittingEmptySubsequences: true)
        if components.count > 1 { components.removeFirst() }
        // Private and local types are qualified by "(unknown context at …)", which is different in every build.
        components.removeAll { $0.hasPrefix("(") && $0.hasSuffix(")") }
        return components.joined(separator: ".")
    }

    /// The bare name: `TeamsCoordinator`.
    static func bare(of object: AnyObject) -> String { String(describing: Swift.type(of: object)) }
}
