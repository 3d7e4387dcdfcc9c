#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// The infix operators and precedence groups that a file declares, all at the top level.
        func declaredOperators(in tree: SourceFileSyntax) -> DeclaredOperators {
            var result = DeclaredOperators()
            for item in tree.statements {
                guard case .decl(let declaration) = item.item else { continue }
                if let node = declaration.as(OperatorDeclSyntax.self) {
                    guard node.fixitySpecifier.tokenKind == .keyword(.infix) else { continue }
                    let group = node.operatorPrecedenceAndTypes?.precedenceGroup.text
                    result.operators.updateValue(group, forKey: node.name.text)
                } else if let node = declaration.as(PrecedenceGroupDeclSyntax.self) {
                    result.groups.append(group(node))
                }
            }
            return result
        }

        private func group(_ node: PrecedenceGroupDeclSyntax) -> DeclaredOperators.Group {
            var group = DeclaredOperators.Group(name: name(node.name))
            for attribute in node.groupAttributes {
                switch attribute {
                case .precedenceGroupRelation(let relation):
                    let names = relation.precedenceGroups.map { name($0.name) }
                    if relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan) {
                        group.higherThan += names
                    } else {
                        group.lowerThan += names
                    }
                case .precedenceGroupAssociativity(let associativity):
                    group.isRightAssociative = associativity.value.tokenKind == .keyword(.right)
                case .precedenceGroupAssignment: break
                }
            }
            return group
        }
    }
#endif
