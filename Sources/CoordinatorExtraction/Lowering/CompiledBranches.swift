#if Extraction
    import SwiftSyntax

    /// Which branches of `#if` an app's code can be in.
    extension Lowering {
        /// The branches that may be compiled: all of them, but for those of other systems where the app is known to be of one.
        func compiled(_ clauses: IfConfigClauseListSyntax) -> [IfConfigClauseSyntax] {
            branches(clauses).filter(\.isCompiled).map(\.clause)
        }

        /// All branches, and whether they may be compiled.
        func branches(
            _ clauses: IfConfigClauseListSyntax
        ) -> [(clause: IfConfigClauseSyntax, isCompiled: Bool)] {
            var isDecided = false
            return clauses.map { clause in
                let answer = clause.condition.flatMap { holds(ExprSyntax($0)) }
                defer { isDecided = isDecided || answer == true }
                return (clause, answer != false && !isDecided)
            }
        }

        /// Whether a condition holds on the app's system; `nil` where that is not known.
        private func holds(_ condition: ExprSyntax) -> Bool? {
            switch condition.as(ExprSyntaxEnum.self) {
            case .functionCallExpr(let call):
                guard call.calledExpression.trimmedDescription == "os", let argument = call.arguments.first else {
                    return nil
                }
                asksForPlatform = true
                return platform.map { $0.rawValue == argument.expression.trimmedDescription }
            case .prefixOperatorExpr(let negated) where negated.operator.text == "!":
                return holds(negated.expression).map { !$0 }
            case .tupleExpr(let group) where group.elements.count == 1:
                return group.elements.first.flatMap { holds($0.expression) }
            case .sequenceExpr(let sequence): return holds(Array(sequence.elements))
            default: return nil
            }
        }

        /// `a || b`, `a && b`; a mixture is not known.
        private func holds(_ elements: [ExprSyntax]) -> Bool? {
            let operators = Set(
                elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
            let answers = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { holds($0) }
            switch operators {
            case ["||"]: return answers.contains(true) ? true : answers.contains(nil) ? nil : false
            case ["&&"]: return answers.contains(false) ? false : answers.contains(nil) ? nil : true
            default: return nil
            }
        }
    }
#endif
