#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// The properties of a declaration: several, separated by commas, or those of a tuple.
        func properties(_ declaration: VariableDeclSyntax) -> [Property] {
            let modifiers = Modifiers(declaration.modifiers)
            let attributes = attributes(declaration.attributes)
            let wanted = typeInAttribute(declaration.attributes)
            let isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
            return typedBindings(declaration.bindings).flatMap { binding, type in
                properties(
                    binding, type: type ?? wanted, modifiers: modifiers, isConstant: isConstant, attributes: attributes)
            }
        }

        /// `@Environment(Cart.self) var cart` gives the type in the attribute.
        private func typeInAttribute(_ list: AttributeListSyntax) -> TypeName? {
            for case .attribute(let attribute) in list {
                guard case .argumentList(let arguments)? = attribute.arguments, arguments.count == 1,
                    let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
                    member.declName.baseName.tokenKind == .keyword(.self), let base = member.base
                else { continue }
                return typeName(in: base)
            }
            return nil
        }

        private func typeName(in expression: ExprSyntax) -> TypeName? {
            if let name = expression.as(DeclReferenceExprSyntax.self) { return .named(self.name(name.baseName), []) }
            if let generic = expression.as(GenericSpecializationExprSyntax.self) {
                guard case .type(let type, _) = self.expression(expression) else {
                    return typeName(in: generic.expression)
                }
                return type
            }
            guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
            return typeName(in: base).map { .member($0, name(member.declName.baseName), []) }
        }

        /// Each binding with its type: in `var a, b: Int`, both have the type of the last.
        func typedBindings(_ bindings: PatternBindingListSyntax) -> [(PatternBindingSyntax, TypeName?)] {
            var type: TypeName?
            var result: [(PatternBindingSyntax, TypeName?)] = []
            for binding in bindings.reversed() {
                if let annotation = binding.typeAnnotation {
                    type = typeName(annotation.type)
                } else if let value = binding.initializer?.value {
                    type = emptyCollection(value)
                }
                result.append((binding, type))
            }
            return result.reversed()
        }

        /// The type of `[Coordinator]()`.
        private func emptyCollection(_ value: ExprSyntax) -> TypeName? {
            guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
                mayBeTypeOfCollection(call.calledExpression),
                case .type(let type, _) = typeSugar(expression(call.calledExpression), at: call.calledExpression)
            else { return nil }
            switch type {
            case .array, .dictionary: return type
            default: return nil
            }
        }

        private func properties(
            _ binding: PatternBindingSyntax, type: TypeName?, modifiers: Modifiers, isConstant: Bool,
            attributes: [String]
        ) -> [Property] {
            let value = (binding.initializer?.value).map(expression)
            if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
                return tuple.elements.enumerated().flatMap { index, element -> [Property] in
                    guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return [] }
                    let place = place(name)
                    return [
                        Property(
                            name: self.name(name), type: type?.element(index),
                            initializer: value.map { .member($0, String(index), place) }, isStatic: modifiers.isStatic,
                            attributes: attributes, place: place)
                    ]
                }
            }
            // In source that does not parse, the name may be missing.
            guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                !name(identifier).isEmpty
            else { return [] }
            let accessors = binding.accessorBlock.map(accessors)
            return [
                Property(
                    name: name(identifier), type: type, initializer: value, ownership: modifiers.ownership,
                    isStatic: modifiers.isStatic, isLazy: modifiers.isLazy, isOverride: modifiers.isOverride,
                    isPrivate: modifiers.isPrivate, isReadable: modifiers.isReadable,
                    isStored: accessors?.isStored ?? true, isConstant: isConstant, getter: accessors?.getter,
                    setter: accessors?.setter ?? [],
                    attributes: attributes, place: place(identifier))
            ]
        }

        /// The content of the braces after a property.
        struct Accessors {
            var getter: [Statement]?
            var setter: [Statement] = []
            var isStored = true
        }

        func accessors(_ block: AccessorBlockSyntax) -> Accessors {
            var result = Accessors()
            switch block.accessors {
            case .getter(let items):
                result.isStored = false
                result.getter = statements(items)
            case .accessors(let list):
                for accessor in list {
                    let body = (accessor.body?.statements).map(statements)
                    switch accessor.accessorSpecifier.tokenKind {
                    case .keyword(.willSet), .keyword(.didSet), .keyword(.set), .keyword(._modify):
                        result.setter += parameter(of: accessor) + (body ?? [])
                    default:
                        result.isStored = false
                        if let body { result.getter = (result.getter ?? []) + body }
                    }
                }
            }
            return result
        }

        /// `set(value)` renames `newValue`.
        private func parameter(of accessor: AccessorDeclSyntax) -> [Statement] {
            guard let parameter = accessor.parameters?.name else { return [] }
            let isOld = accessor.accessorSpecifier.tokenKind == .keyword(.didSet)
            return [.binding(.name(name(parameter)), nil, .name(isOld ? "oldValue" : "newValue", place(parameter)))]
        }
    }
#endif

extension TypeName {
    /// The type of a tuple's element.
    func element(_ index: Int) -> TypeName? {
        guard case .tuple(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index].type
    }
}
