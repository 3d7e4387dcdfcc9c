#if Extraction
    import SwiftSyntax

    extension Lowering {
        func function(_ declaration: FunctionDeclSyntax) -> Function {
            let modifiers = Modifiers(declaration.modifiers)
            noteRemark(in: declaration.body, of: place(declaration.name))
            return Function(
                name: name(declaration.name), parameters: parameters(declaration.signature.parameterClause),
                result: (declaration.signature.returnClause?.type).map(typeName),
                generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
                isStatic: modifiers.isStatic, isOverride: modifiers.isOverride, isPrivate: modifiers.isPrivate,
                isOptional: modifiers.isOptional,
                attributes: attributes(declaration.attributes)
                    + (declaration.signature.effectSpecifiers?.asyncSpecifier == nil ? [] : [Function.isAsync])
                    + (modifiers.isPublic ? [Function.isPublic] : []),
                body: (declaration.body?.statements).map(statements), place: place(declaration.name))
        }

        func function(_ declaration: InitializerDeclSyntax) -> Function {
            let modifiers = Modifiers(declaration.modifiers)
            return Function(
                kind: .initializer, name: "init", parameters: parameters(declaration.signature.parameterClause),
                result: nil,
                generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
                isOverride: modifiers.isOverride, isOptional: modifiers.isOptional,
                attributes: attributes(declaration.attributes), body: (declaration.body?.statements).map(statements),
                place: place(declaration.initKeyword))
        }

        func function(_ declaration: DeinitializerDeclSyntax) -> Function {
            Function(
                kind: .deinitializer, name: "deinit", parameters: [], result: nil,
                attributes: attributes(declaration.attributes), body: (declaration.body?.statements).map(statements),
                place: place(declaration.deinitKeyword))
        }

        /// A subscript; its body is the getter's body followed by the setter's.
        func function(_ declaration: SubscriptDeclSyntax) -> Function {
            let modifiers = Modifiers(declaration.modifiers)
            let accessors = declaration.accessorBlock.map(accessors)
            var parameters = parameters(declaration.parameterClause)
            for (index, parameter) in declaration.parameterClause.parameters.enumerated()
            where parameter.secondName == nil {
                // Unlike a function's parameter name, a subscript's only name is not a label for the caller.
                parameters[index].label = nil
            }
            return Function(
                kind: .subscript, name: "subscript", parameters: parameters,
                result: typeName(declaration.returnClause.type),
                generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
                isStatic: modifiers.isStatic, isOverride: modifiers.isOverride, isOptional: modifiers.isOptional,
                attributes: attributes(declaration.attributes),
                body: (accessors?.getter).map { getter in
                    guard let setter = accessors?.setter, !setter.isEmpty else { return getter }
                    return [.alternatives([getter, setter])]
                }, place: place(declaration.subscriptKeyword))
        }

        private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Function.Parameter] {
            clause.parameters.map { parameter in
                Function.Parameter(
                    label: label(parameter.firstName), name: name(parameter.secondName ?? parameter.firstName),
                    type: typeName(parameter.type), standard: (parameter.defaultValue?.value).map(expression),
                    isVariadic: parameter.ellipsis != nil)
            }
        }
    }

    /// The relevant modifiers.
    struct Modifiers {
        var isStatic = false
        var isOverride = false
        var isOptional = false
        var isLazy = false
        var isPrivate = false
        /// Whether other files can read it.
        var isReadable = true
        var isPublic = false
        var ownership: Property.Ownership = .strong

        init(_ list: DeclModifierListSyntax) {
            for modifier in list {
                switch modifier.name.tokenKind {
                case .keyword(.static), .keyword(.class): isStatic = true
                case .keyword(.override): isOverride = true
                case .keyword(.optional): isOptional = true
                case .keyword(.lazy): isLazy = true
                // `private(set)` applies only to the setter, but then no other code sets the property.
                case .keyword(.private), .keyword(.fileprivate):
                    isPrivate = true
                    if modifier.detail == nil { isReadable = false }
                case .keyword(.public), .keyword(.open), .keyword(.package): isPublic = true
                case .keyword(.weak): ownership = .weak
                case .keyword(.unowned): ownership = .unowned
                default: break
                }
            }
        }
    }
#endif
