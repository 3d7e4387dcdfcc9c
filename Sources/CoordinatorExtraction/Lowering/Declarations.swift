#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// The declarations inside a type or at the top level.
        struct MemberLists {
            var cases: [EnumCase] = []
            var properties: [Property] = []
            var functions: [Function] = []
            var aliases: [TypeAlias] = []
            var types: [TypeDeclaration] = []
            /// A protocol's associated types, and their requirements.
            var associated = Generics()

            /// Adds a branch of `#if`. A branch for another system only declares: the code of its functions is not run.
            mutating func add(_ branch: MemberLists, isCompiled: Bool) {
                cases += branch.cases
                properties += branch.properties
                functions += isCompiled ? branch.functions : branch.functions.map(\.elsewhere)
                aliases += branch.aliases
                types += branch.types
                associated.parameters += branch.associated.parameters
                associated.requirements += branch.associated.requirements
            }
        }

        func add(_ items: MemberBlockItemListSyntax, to members: inout MemberLists) {
            for item in items { add(item.decl, to: &members) }
        }

        /// Adds a declaration; for `#if`, those of every branch.
        func add(_ declaration: DeclSyntax, to members: inout MemberLists) {
            switch Syntax(declaration).as(SyntaxEnum.self) {
            case .variableDecl(let variable): members.properties += properties(variable)
            case .functionDecl(let function): members.functions.append(self.function(function))
            case .initializerDecl(let initializer): members.functions.append(function(initializer))
            case .deinitializerDecl(let deinitializer): members.functions.append(function(deinitializer))
            case .subscriptDecl(let declaration): members.functions.append(function(declaration))
            case .enumCaseDecl(let cases): members.cases += self.cases(cases)
            case .typeAliasDecl(let alias): members.aliases.append(self.alias(alias))
            case .associatedTypeDecl(let type): addAssociatedType(type, to: &members.associated)
            case .ifConfigDecl(let condition):
                for (clause, isCompiled) in branches(condition.clauses) {
                    var inner = MemberLists()
                    switch clause.elements {
                    case .decls(let items): add(items, to: &inner)
                    case .statements(let items):
                        for item in items {
                            if case .decl(let declaration) = item.item { add(declaration, to: &inner) }
                        }
                    default: break
                    }
                    members.add(inner, isCompiled: isCompiled)
                }
            default:
                if let type = type(declaration) { members.types.append(type) }
            }
        }

        /// A type or an extension; `nil` for every other declaration.
        func type(_ declaration: DeclSyntax) -> TypeDeclaration? {
            switch Syntax(declaration).as(SyntaxEnum.self) {
            case .classDecl(let type):
                return self.type(
                    type, .class, name(type.name), at: type.name,
                    generics(type.genericParameterClause, type.genericWhereClause))
            case .structDecl(let type):
                return self.type(
                    type, .struct, name(type.name), at: type.name,
                    generics(type.genericParameterClause, type.genericWhereClause))
            case .enumDecl(let type):
                return self.type(
                    type, .enum, name(type.name), at: type.name,
                    generics(type.genericParameterClause, type.genericWhereClause))
            case .actorDecl(let type):
                return self.type(
                    type, .actor, name(type.name), at: type.name,
                    generics(type.genericParameterClause, type.genericWhereClause))
            case .protocolDecl(let type):
                return self.type(
                    type, .protocol, name(type.name), at: type.name, generics(nil, type.genericWhereClause))
            case .extensionDecl(let type):
                return self.type(
                    type, .extension, typeName(type.extendedType).extendedName, at: type.extendedType,
                    generics(nil, type.genericWhereClause))
            default:
                return nil
            }
        }

        private func type(
            _ declaration: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: String,
            at node: some SyntaxProtocol,
            _ generics: Generics
        ) -> TypeDeclaration? {
            // The parser inserts missing tokens.
            guard !name.isEmpty else { return nil }
            let inherits = inherited(declaration.inheritanceClause)
            // A preview is not part of the app; neither is a view that exists only for one.
            guard !isPreview(inherits), !isForPreviews(name, inherits) else {
                return nil
            }
            var members = MemberLists()
            deeper(declaration, otherwise: ()) { add(declaration.memberBlock.members, to: &members) }
            // What a private extension declares is private.
            let isPrivate = kind == .extension && Modifiers(declaration.modifiers).isPrivate
            return TypeDeclaration(
                kind: kind, name: name, inherits: inherits,
                generics: Generics(
                    parameters: generics.parameters + members.associated.parameters,
                    requirements: generics.requirements + members.associated.requirements),
                attributes: attributes(declaration.attributes)
                    + (Modifiers(declaration.modifiers).isPublic ? [Function.isPublic] : []), cases: members.cases,
                properties: members.properties,
                functions: isPrivate ? members.functions.map { $0.private() } : members.functions,
                aliases: members.aliases, types: members.types, place: place(node))
        }

        private func isForPreviews(_ name: String, _ inherits: [TypeName]) -> Bool {
            ["PreviewWrapper", "PreviewContainer", "PreviewHost", "PreviewHelper"].contains(where: name.hasSuffix)
                && inherits.contains { $0.lastName == "View" }
        }

        private func cases(_ declaration: EnumCaseDeclSyntax) -> [EnumCase] {
            declaration.elements.compactMap { element in
                let name = name(element.name)
                guard !name.isEmpty else { return nil }
                let payload = element.parameterClause?.parameters.map { parameter in
                    TypeName.Element(label: parameter.firstName.flatMap(label), type: typeName(parameter.type))
                }
                return EnumCase(name: name, payload: payload ?? [], place: place(element.name))
            }
        }

        func alias(_ declaration: TypeAliasDeclSyntax) -> TypeAlias {
            TypeAlias(
                name: name(declaration.name),
                generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
                target: typeName(declaration.initializer.value), place: place(declaration.name))
        }

        /// The attributes' names without their modules, including those inside `#if`.
        func attributes(_ list: AttributeListSyntax) -> [String] {
            var names: [String] = []
            for element in list {
                switch element {
                case .attribute(let attribute):
                    guard let name = typeName(attribute.attributeName).lastName else { continue }
                    names.append(name)
                    if let detail = detail(of: attribute) { names.append(name + detail) }
                case .ifConfigDecl(let condition):
                    for clause in compiled(condition.clauses) {
                        if case .attributes(let list) = clause.elements { names += attributes(list) }
                    }
                }
            }
            return names
        }

        /// The first argument of an attribute, if it is a case or has a label: `.push` of `@Route(.push)`, `(tabItem:)`.
        private func detail(of attribute: AttributeSyntax) -> String? {
            guard case .argumentList(let arguments)? = attribute.arguments, let first = arguments.first else {
                return nil
            }
            if let label = first.label { return "(\(name(label)):)" }
            guard let member = first.expression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
            return "." + name(member.declName.baseName)
        }

        /// A label; `nil` for `_`.
        func label(_ token: TokenSyntax) -> String? { token.tokenKind == .wildcard ? nil : name(token) }
    }
#endif
