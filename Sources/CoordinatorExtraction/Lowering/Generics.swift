#if Extraction
    import SwiftSyntax

    extension Lowering {
        func generics(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) -> Generics {
            guard clause != nil || requirements != nil else { return Generics() }
            var result = Generics()
            if let clause {
                result.parameters = clause.parameters.map {
                    Generics.Parameter(name: name($0.name), bound: $0.inheritedType.map(typeName))
                }
            }
            if let requirements { result.requirements = self.requirements(requirements) }
            return result
        }

        /// A protocol's `associatedtype`, with its bounds and its default.
        func addAssociatedType(_ declaration: AssociatedTypeDeclSyntax, to generics: inout Generics) {
            let bounds = inherited(declaration.inheritanceClause)
            generics.parameters.append(
                Generics.Parameter(
                    name: name(declaration.name), bound: bounds.count > 1 ? .composition(bounds) : bounds.first,
                    standard: (declaration.initializer?.value).map(typeName)))
            if let clause = declaration.genericWhereClause { generics.requirements += requirements(clause) }
        }

        /// The types after the colon. `class` is the old name of `AnyObject`.
        func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeName] {
            guard let clause else { return [] }
            return clause.inheritedTypes.compactMap { inherited in
                let type = typeName(inherited.type)
                return type == .unknown ? nil : type
            }
        }

        private func requirements(_ clause: GenericWhereClauseSyntax) -> [Generics.Requirement] {
            clause.requirements.compactMap { element in
                switch element.requirement {
                case .sameTypeRequirement(let requirement):
                    guard let left = Syntax(requirement.leftType).as(TypeSyntax.self),
                        let right = Syntax(requirement.rightType).as(TypeSyntax.self)
                    else { return nil }
                    return Generics.Requirement(subject: typeName(left), bound: typeName(right), isEquality: true)
                case .conformanceRequirement(let requirement):
                    return Generics.Requirement(
                        subject: typeName(requirement.leftType), bound: typeName(requirement.rightType),
                        isEquality: false)
                case .layoutRequirement:
                    return nil
                }
            }
        }
    }
#endif
