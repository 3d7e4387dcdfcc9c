#if Extraction
    import SwiftParser
    import SwiftSyntax

    extension Lowering {
        func expression(_ node: ExprSyntax) -> Expression {
            deeper(node, otherwise: .other([])) { shallowExpression(node) }
        }

        private func shallowExpression(_ node: ExprSyntax) -> Expression {
            switch Syntax(node).as(SyntaxEnum.self) {
            case .declReferenceExpr(let reference): .name(name(reference.baseName), place(reference))
            case .memberAccessExpr(let member): self.member(member)
            case .functionCallExpr(let call): self.call(call)
            case .subscriptCallExpr(let node): subscripted(node)
            case .closureExpr(let closure): .closure(self.closure(closure))
            case .sequenceExpr(let sequence): folded(sequence)
            case .stringLiteralExpr(let literal): string(literal)
            case .booleanLiteralExpr(let literal): .bool(literal.literal.tokenKind == .keyword(.true))
            case .nilLiteralExpr: .nil
            case .arrayExpr(let array): .array(array.elements.map { expression($0.expression) }, place(node))
            case .dictionaryExpr(let dictionary): self.dictionary(dictionary)
            case .tupleExpr(let tuple): self.tuple(tuple)
            case .superExpr: .name("super", place(node))
            case .typeExpr(let type): .type(typeName(type.type), place(node))
            case .genericSpecializationExpr(let specialization): specialized(specialization)
            case .discardAssignmentExpr: .name("_", place(node))
            case .prefixOperatorExpr(let node): .prefix(node.operator.text, expression(node.expression))
            case .postfixOperatorExpr(let node): .other([expression(node.expression)])
            case .ifExpr(let node): .block([ifStatement(node)])
            case .switchExpr(let node): .block([switchStatement(node)])
            case .keyPathExpr(let path): keyPath(path)
            case .macroExpansionExpr(let macro): self.macro(macro)
            case .postfixIfConfigExpr(let node): conditional(node)
            case .patternExpr(let node): name(bound: node)
            default: transparent(node)
            }
        }

        /// Syntax that does not change which value flows: `?`, `!`, `try`, `await`, `&` and similar.
        private func transparent(_ node: ExprSyntax) -> Expression {
            switch Syntax(node).as(SyntaxEnum.self) {
            case .optionalChainingExpr(let node): expression(node.expression)
            case .forceUnwrapExpr(let node): expression(node.expression)
            case .tryExpr(let node): expression(node.expression)
            case .awaitExpr(let node): expression(node.expression)
            case .inOutExpr(let node): expression(node.expression)
            case .unsafeExpr(let node): expression(node.expression)
            case .consumeExpr(let node): expression(node.expression)
            case .copyExpr(let node): expression(node.expression)
            case .borrowExpr(let node): expression(node.expression)
            case .packElementExpr(let node): expression(node.pack)
            case .packExpansionExpr(let node): expression(node.repetitionPattern)
            default: .other([])
            }
        }

        private func member(_ member: MemberAccessExprSyntax) -> Expression {
            let name = name(member.declName.baseName)
            mentioned.insert(name)
            let place = place(member.declName)
            guard let base = member.base else { return .member(nil, name, place) }
            let value = expression(base)
            if name == "self" || name == "init" { return .member(typeSugar(value, at: base), name, place) }
            return .member(value, name, place)
        }

        /// `[Item]` and `[Key: Value]`, if only a type makes sense.
        func typeSugar(_ expression: Expression, at node: ExprSyntax) -> Expression {
            switch expression {
            case .array, .dictionary:
                typeName(of: expression).map { .type($0, place(node)) } ?? expression
            default: expression
            }
        }

        private func specialized(_ node: GenericSpecializationExprSyntax) -> Expression {
            let base = expression(node.expression)
            let arguments = arguments(node.genericArgumentClause)
            switch typeName(of: base) {
            case .named(let name, _): return .type(.named(name, arguments), place(node))
            case .member(let outer, let name, _): return .type(.member(outer, name, arguments), place(node))
            default: return base
            }
        }

        private func string(_ literal: StringLiteralExprSyntax) -> Expression {
            let segments = literal.segments
            if segments.count == 1, case .stringSegment(let only)? = segments.first,
                literal.openingPounds == nil, literal.openingQuote.tokenKind == .stringQuote
            {
                let text = only.content.text
                if !text.utf8.contains(UInt8(ascii: "\\")) { return .string(text) }
            }
            let values = segments.flatMap { segment -> [Expression] in
                guard case .expressionSegment(let segment) = segment else { return [] }
                return segment.expressions.map { expression($0.expression) }
            }
            guard values.isEmpty, let text = literal.representedLiteralValue else { return .other(values) }
            return .string(text)
        }

        private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
            guard case .elements(let elements) = node.content else { return .dictionary([], place(node)) }
            return .dictionary(elements.map { (key: expression($0.key), value: expression($0.value)) }, place(node))
        }

        /// A tuple; parentheses around one expression do not make a tuple.
        private func tuple(_ node: TupleExprSyntax) -> Expression {
            let elements = node.elements
            if elements.count == 1, let only = elements.first, only.label == nil { return expression(only.expression) }
            return .tuple(elements.map(argument), place(node))
        }

        /// A name that is bound in the position of an expression, for example in a pattern that the parser did not
        /// recognise.
        private func name(bound node: PatternExprSyntax) -> Expression {
            guard case .name(let name) = pattern(node.pattern) else { return .other([]) }
            return .name(name, place(node))
        }

        private func keyPath(_ path: KeyPathExprSyntax) -> Expression {
            let names = path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self) }
                .map { name($0.declName.baseName) }
            if !names.isEmpty, names.count == path.components.count { return .string(KeyPathText.of(names)) }
            return .other(
                path.components.flatMap { component -> [Expression] in
                    guard let arguments = component.component.as(KeyPathSubscriptComponentSyntax.self)?.arguments else {
                        return []
                    }
                    return arguments.map { expression($0.expression) }
                })
        }

        private func macro(_ macro: MacroExpansionExprSyntax) -> Expression {
            // A preview is not part of the app.
            if macro.macroName.text == "Preview" { return .other([]) }
            let arguments = arguments(
                macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
            switch macro.macroName.text {
            case "selector":
                guard let selected = arguments.first?.value else { return .other([]) }
                return .selector(selected, place(macro))
            default: return .other(arguments.map(\.value))
            }
        }
    }
#endif
