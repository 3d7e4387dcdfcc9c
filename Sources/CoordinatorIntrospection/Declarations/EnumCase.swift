/// A case of an enumeration, from reflection metadata.
struct EnumCase {
    /// The case's name.
    var name: String
    /// The types of the values that it carries.
    var payload: [String]
}

extension EnumCase {
    /// Every case of a type; `nil` if the type is not an enumeration or was built without reflection metadata.
    ///
    /// The compiler writes cases with a payload first; otherwise the cases are in the order of their declaration.
    static func all(of type: Any.Type) -> [EnumCase]? {
        guard MetadataKind(of: type) == .enumeration, let descriptor = TypeMetadata(of: type).descriptor,
            let records = descriptor.records
        else { return nil }
        return records.map { record in
            guard let name = record.mangledType else { return EnumCase(name: record.name, payload: []) }
            guard let payload = descriptor.type(named: name) else { return EnumCase(name: record.name, payload: ["_"]) }
            return EnumCase(name: record.name, payload: TypeName.elements(of: payload))
        }
    }
}

extension TypeName {
    /// The names of a payload's types: those of a tuple's elements, or that of the only value.
    fileprivate static func elements(of payload: Any.Type) -> [String] {
        guard MetadataKind(of: payload) == .tuple else { return [inSource(payload)] }
        return StoredField.all(of: payload).fields.map { inSource($0.type) }
    }
}
