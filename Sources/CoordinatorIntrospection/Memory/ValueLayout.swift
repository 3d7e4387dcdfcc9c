/// The contents of the values of a type, as far as they may lead to an object.
enum ValueLayout {
    /// It can't contain an object.
    case nothing
    /// A reference to an object: a class, or a protocol that only classes conform to.
    case reference
    /// A value of any type, stored with its type.
    case existential
    /// A function; whether it returns nothing.
    case function(returnsNothing: Bool)
    /// Stored properties in a row.
    case fields([StoredField])
    /// A case with a payload.
    case enumeration
    /// A container of the standard library.
    case container(any StoredContainer.Type)
    /// A value that can't be inspected.
    case sealed
}

/// The layouts of the types found so far. Each is determined once.
struct LayoutTable {
    private var layouts: [ObjectIdentifier: ValueLayout] = [:]

    /// The layout of the values of a type.
    mutating func layout(of type: Any.Type) -> ValueLayout {
        let key = ObjectIdentifier(type)
        if let known = layouts[key] { return known }
        let layout = findOut(type)
        layouts[key] = layout
        return layout
    }

    private mutating func findOut(_ type: Any.Type) -> ValueLayout {
        guard type != HiddenType.self, TypeMetadata(of: type).isCopyable else { return .sealed }
        if Self.isPlain(type) || Self.hasNoObjects(type) { return .nothing }
        if let container = type as? any StoredContainer.Type { return .container(container) }
        switch MetadataKind(of: type) {
        case .class, .objectiveCClass: return .reference
        case .foreignClass: return .nothing
        case .existential: return TypeMetadata(of: type).isBoundToClasses ? .reference : .existential
        case .function: return .function(returnsNothing: TypeMetadata(of: type).returnsNothing)
        case .enumeration, .optional: return .enumeration
        case .structure, .tuple: return fields(of: type)
        // A protocol with constraints on its associated types has another layout.
        case .other: return String(describing: type).hasPrefix("any ") ? .sealed : .nothing
        }
    }

    private mutating func fields(of type: Any.Type) -> ValueLayout {
        let (all, isComplete) = StoredField.all(of: type)
        guard isComplete else { return .sealed }
        let fields = all.filter { field in
            guard field.ownership == .strong else { return true }
            if case .nothing = layout(of: field.type) { return false }
            return true
        }
        return fields.isEmpty ? .nothing : .fields(fields)
    }

    private static func isPlain(_ type: Any.Type) -> Bool {
        func open<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
        return open(type)
    }

    /// Common types whose stored properties are not read.
    private static func hasNoObjects(_ type: Any.Type) -> Bool {
        type == String.self || type == Substring.self || type == Character.self
    }
}
