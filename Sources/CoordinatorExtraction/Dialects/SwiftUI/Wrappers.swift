/// Property wrappers that code makes explicitly: `_model = StateObject(wrappedValue: model)`.
extension Run {
    private static let labels: Set<String?> = ["wrappedValue", "initialValue", "projectedValue"]

    /// The property for `_name`, and the value with which its wrapper is made.
    func unwrapped(_ expression: Expression, of name: Substring, _ base: Value) -> (String, Expression)? {
        guard case .call(_, let arguments, _) = expression,
            let wrapped = arguments.first(where: { Self.labels.contains($0.label) })?.value,
            objects(in: base).contains(where: { id in
                type(of: id).flatMap { declarations.property(String(name), of: $0) }?.property.attributes.isEmpty
                    == false
            })
        else { return nil }
        return (String(name), wrapped)
    }
}
