extension TypeName {
    /// The name as it is usually written: `Team?` and `[Team]` for `Optional<Team>` and `Array<Team>`.
    static func inSource(_ type: Any.Type) -> String {
        switch type {
        case let optional as any OptionalType.Type: inSource(optional.wrappedType) + "?"
        case let array as any ArrayType.Type: "[\(inSource(array.elementType))]"
        case let dictionary as any DictionaryType.Type:
            "[\(inSource(dictionary.keyType)): \(inSource(dictionary.valueType))]"
        default: of(type)
        }
    }
}

/// An array, whatever type its elements have.
private protocol ArrayType {
    static var elementType: Any.Type { get }
}

extension Array: ArrayType {
    fileprivate static var elementType: Any.Type { Element.self }
}

/// A dictionary, whatever types its keys and values have.
private protocol DictionaryType {
    static var keyType: Any.Type { get }
    static var valueType: Any.Type { get }
}

extension Dictionary: DictionaryType {
    fileprivate static var keyType: Any.Type { Key.self }
    fileprivate static var valueType: Any.Type { Value.self }
}
