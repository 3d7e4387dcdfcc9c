#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// A pattern. Under `let` and `var`, names are bound that an expression would read.
        func pattern(_ node: PatternSyntax) -> Pattern { pattern(node, binds: false) }

        private func pattern(_ node: PatternSyntax, binds: Bool) -> Pattern {
            deeper(node, otherwise: .wildcard) {
                switch Syntax(node).as(SyntaxEnum.self) {
                case .identifierPattern(let pattern): .name(name(pattern.identifier))
                case .valueBindingPattern(let pattern): self.pattern(pattern.pattern, binds: true)
                case .isTypePattern(let pattern): .is(typeName(pattern.type))
                case .tuplePattern(let pattern):
                    tuple(
                        pattern.elements.map { element in
                            Pattern.Element(
                                label: element.label.map(name), pattern: self.pattern(element.pattern, binds: binds))
                        })
                case .expressionPattern(let pattern): self.pattern(pattern.expression, binds: binds)
                default: .wildcard
                }
            }
        }

        /// A pattern written as an expression: `.case(payload)`, `Type.case`, `x?`, tuples, casts, values.
        private func pattern(_ node: ExprSyntax, binds: Bool) -> Pattern {
            deeper(node, otherwise: .wildcard) {
                switch Syntax(node).as(SyntaxEnum.self) {
                case .patternExpr(let expression): pattern(expression.pattern, binds: binds)
                case .discardAssignmentExpr: .wildcard
                case .declReferenceExpr(let reference):
                    binds ? .name(name(reference.baseName)) : .expression(expression(node))
                case .optionalChainingExpr(let expression): .some(pattern(expression.expression, binds: binds))
                case .tupleExpr(let expression): tuple(elements(expression.elements, binds: binds))
                case .memberAccessExpr(let member): enumCase(member) ?? .expression(expression(node))
                case .functionCallExpr(let call): enumCase(call, binds: binds) ?? .expression(expression(node))
                case .sequenceExpr(let sequence): cast(sequence, binds: binds) ?? .expression(expression(node))
                default: .expression(expression(node))
                }
            }
        }

        private func tuple(_ elements: [Pattern.Element]) -> Pattern {
            if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
            return .tuple(elements)
        }

        private func elements(_ list: LabeledExprListSyntax, binds: Bool) -> [Pattern.Element] {
            list.map { Pattern.Element(label: $0.label.map(name), pattern: pattern($0.expression, binds: binds)) }
        }

        private func enumCase(_ call: FunctionCallExprSyntax, binds: Bool) -> Pattern? {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil else {
                return nil
            }
            return enumCase(member) { elements(call.arguments, binds: binds) }
        }

        /// `.name` or `Type.name`; `nil` if the part before the dot is a value.
        ///
        /// Nothing is lowered twice: otherwise, nested code would take twice as long with each level.
        private func enumCase(
            _ member: MemberAccessExprSyntax, payload: () -> [Pattern.Element]? = { nil }
        ) -> Pattern? {
            let name = name(member.declName.baseName)
            let place = place(member.declName)
            guard let base = member.base else { return .enumCase(nil, name, payload(), place) }
            guard mayBeType(base), let type = typeName(of: expression(base)) else { return nil }
            return .enumCase(type, name, payload(), place)
        }

        /// `pattern as Type`.
        private func cast(_ sequence: SequenceExprSyntax, binds: Bool) -> Pattern? {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            else { return nil }
            return .as(pattern(elements[0], binds: binds), typeName(type.type))
        }
    }
#endif
