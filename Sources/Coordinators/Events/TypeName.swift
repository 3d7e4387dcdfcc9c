/// The names of types, as `tree.json` and messages write them.
enum TypeName {
    /// The name with the types that enclose it, without the module: `AppEvents.Teams`.
    static func withoutModule(_ type: Any.Type) -> String {
        var components = String(reflecting: type).split(separator: ".", omittingEmptySubsequences: true)
        if components.count > 1 { components.removeFirst() }
        // The names of private and local types contain "(unknown context at …)", which differs in every build.
        components.removeAll { $0.hasPrefix("(") && $0.hasSuffix(")") }
        return components.joined(separator: ".")
    }

    /// The name without the types that enclose it: `TeamsCoordinator`.
    static func bare(of object: AnyObject) -> String { String(describing: Swift.type(of: object)) }
}
