#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// A type as it is written, without parts that don't change which type it is.
        func typeName(_ type: TypeSyntax) -> TypeName {
            deeper(type, otherwise: .unknown) { shallowTypeName(type) }
        }

        private func shallowTypeName(_ type: TypeSyntax) -> TypeName {
            switch Syntax(type).as(SyntaxEnum.self) {
            case .identifierType(let type):
                switch type.name.tokenKind {
                case .keyword(.Self): return .selfType
                case .keyword(.Any): return .named("Any", [])
                case .wildcard: return .unknown
                default: break
                }
                let name = name(type.name)
                guard !name.isEmpty else { return .unknown }
                return name == "Void" ? .tuple([]) : .named(name, arguments(type.genericArgumentClause))
            case .memberType(let type):
                return .member(typeName(type.baseType), name(type.name), arguments(type.genericArgumentClause))
            case .optionalType(let type): return .optional(typeName(type.wrappedType))
            case .implicitlyUnwrappedOptionalType(let type): return .optional(typeName(type.wrappedType))
            case .arrayType(let type): return .array(typeName(type.element))
            case .dictionaryType(let type): return .dictionary(typeName(type.key), typeName(type.value))
            case .tupleType(let type): return tuple(type.elements)
            case .functionType(let type):
                return .function(type.parameters.map { typeName($0.type) }, typeName(type.returnClause.type))
            case .compositionType(let type): return .composition(type.elements.map { typeName($0.type) })
            case .metatypeType(let type): return .metatype(typeName(type.baseType))
            case .someOrAnyType(let type): return typeName(type.constraint)
            case .attributedType(let type): return typeName(type.baseType)
            case .classRestrictionType: return .named("AnyObject", [])
            case .namedOpaqueReturnType(let type): return typeName(type.type)
            case .packElementType(let type): return typeName(type.pack)
            case .packExpansionType(let type): return typeName(type.repetitionPattern)
            default: return .unknown
            }
        }

        private func tuple(_ elements: TupleTypeElementListSyntax) -> TypeName {
            if elements.count == 1, let only = elements.first, only.firstName == nil { return typeName(only.type) }
            return .tuple(
                elements.map { TypeName.Element(label: $0.firstName.flatMap(label), type: typeName($0.type)) })
        }

        func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
            guard let clause else { return [] }
            return clause.arguments.map { argument in
                guard let type = Syntax(argument.argument).as(TypeSyntax.self) else { return .unknown }
                return typeName(type)
            }
        }
    }
#endif

extension TypeName {
    /// The last of the names, without arguments: `B` of `A.B<C>`; `nil` if there is none.
    var lastName: String? {
        switch self {
        case .named(let name, _), .member(_, let name, _): name
        default: nil
        }
    }

    /// The name of the type that an extension extends, with dots: sugar has the name of its type.
    var extendedName: String {
        switch self {
        case .named(let name, _): name
        case .member(let base, let name, _): "\(base.extendedName).\(name)"
        case .optional: "Optional"
        case .array: "Array"
        case .dictionary: "Dictionary"
        default: "_"
        }
    }
}
