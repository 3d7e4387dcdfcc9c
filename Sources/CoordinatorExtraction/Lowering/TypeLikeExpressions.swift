#if Extraction
    import SwiftSyntax

    /// The form of an expression, before it is lowered: lowering it twice to find out would take twice as long with
    /// each level of nested code.
    extension Lowering {
        /// Whether an expression consists of names only.
        func mayBeType(_ node: ExprSyntax) -> Bool {
            var node = node
            while true {
                switch Syntax(node).as(SyntaxEnum.self) {
                case .declReferenceExpr: return true
                case .genericSpecializationExpr(let expression): node = expression.expression
                case .memberAccessExpr(let member):
                    guard let base = member.base else { return false }
                    node = base
                default: return false
                }
            }
        }

        /// Whether an expression is a list that contains only types: `[A]`, `[A: [B?]]`.
        func mayBeTypeOfCollection(_ node: ExprSyntax) -> Bool {
            switch Syntax(node).as(SyntaxEnum.self) {
            case .arrayExpr(let array): return array.elements.allSatisfy { mayBePartOfType($0.expression) }
            case .dictionaryExpr(let dictionary):
                guard case .elements(let elements) = dictionary.content else { return false }
                return elements.allSatisfy { mayBePartOfType($0.key) && mayBePartOfType($0.value) }
            case .tupleExpr(let tuple): return tuple.elements.allSatisfy { mayBeTypeOfCollection($0.expression) }
            default: return node.is(TypeExprSyntax.self)
            }
        }

        private func mayBePartOfType(_ node: ExprSyntax) -> Bool {
            switch Syntax(node).as(SyntaxEnum.self) {
            case .optionalChainingExpr(let optional): mayBePartOfType(optional.expression)
            default: mayBeType(node) || mayBeTypeOfCollection(node)
            }
        }
    }
#endif
