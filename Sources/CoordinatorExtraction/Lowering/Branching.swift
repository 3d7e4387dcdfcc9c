#if Extraction
    import SwiftSyntax

    extension Lowering {
        func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
            list.map { element in
                switch element.condition {
                case .expression(let expression): .expression(self.expression(expression))
                case .availability: .expression(.other([]))
                case .matchingPattern(let condition):
                    .matching(pattern(condition.pattern), expression(condition.initializer.value))
                case .optionalBinding(let condition): binding(condition)
                }
            }
        }

        /// `if let x` is short for `if let x = x`.
        private func binding(_ condition: OptionalBindingConditionSyntax) -> Condition {
            let pattern = pattern(condition.pattern)
            let type = (condition.typeAnnotation?.type).map(typeName)
            if let value = condition.initializer?.value { return .binding(pattern, type, expression(value)) }
            guard case .name(let name) = pattern else { return .expression(.other([])) }
            return .binding(pattern, type, .name(name, place(condition.pattern)))
        }

        func ifStatement(_ node: IfExprSyntax) -> Statement {
            let otherwise: [Statement] =
                switch node.elseBody {
                case .ifExpr(let next): deeper(next, otherwise: []) { [ifStatement(next)] }
                case .codeBlock(let block): statements(block.statements)
                case nil: []
                }
            return .if(conditions(node.conditions), statements(node.body.statements), otherwise)
        }

        func switchStatement(_ node: SwitchExprSyntax) -> Statement {
            .switch(expression(node.subject), cases(node.cases))
        }

        /// The cases in order; for `#if`, those of every branch.
        private func cases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
            list.flatMap { element -> [SwitchCase] in
                switch element {
                case .switchCase(let node): return [switchCase(node)]
                case .ifConfigDecl(let condition):
                    return compiled(condition.clauses).flatMap { clause -> [SwitchCase] in
                        guard case .switchCases(let list) = clause.elements else { return [] }
                        return deeper(list, otherwise: []) { cases(list) }
                    }
                }
            }
        }

        private func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
            let body = statements(node.statements)
            switch node.label {
            case .default(let label):
                noteRemark(in: node, of: place(label))
                return SwitchCase(items: [], isDefault: true, body: body, place: place(label))
            case .case(let label):
                let items = label.caseItems.map { item in
                    SwitchCase.Item(
                        pattern: pattern(item.pattern), condition: (item.whereClause?.condition).map(expression))
                }
                noteRemark(in: node, of: place(label))
                return SwitchCase(items: items, isDefault: false, body: body, place: place(label))
            }
        }
    }
#endif
