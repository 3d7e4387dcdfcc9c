#if Extraction
    import SwiftSyntax

    extension Lowering {
        func call(_ node: FunctionCallExprSyntax) -> Expression {
            let callee = typeSugar(expression(node.calledExpression), at: node.calledExpression)
            switch callee {
            case .name(let name, _): mentioned.insert(name)
            case .type(let type, _): type.lastName.map { _ = mentioned.insert($0) }
            default: break
            }
            if node.arguments.isEmpty, node.trailingClosure == nil, case .type(let type, let place) = callee {
                // `[Coordinator]()` is `[]`.
                if case .array = type { return .array([], place) }
                if case .dictionary = type { return .dictionary([], place) }
            }
            return .call(
                callee, arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures),
                callee.ownPlace ?? place(node))
        }

        func subscripted(_ node: SubscriptCallExprSyntax) -> Expression {
            let base = expression(node.calledExpression)
            return .subscripted(
                base, arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures),
                base.ownPlace ?? place(node))
        }

        func argument(_ node: LabeledExprSyntax) -> Expression.Argument {
            Expression.Argument(label: node.label.flatMap(label), value: expression(node.expression))
        }

        /// The arguments, trailing closures last.
        ///
        /// An empty syntax list is a separate tree and costs as much as any other, so none is made without need.
        func arguments(
            _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
            _ additional: MultipleTrailingClosureElementListSyntax? = nil
        ) -> [Expression.Argument] {
            var result = list.map(argument)
            guard let trailing else { return result }
            result.append(Expression.Argument(label: nil, value: .closure(closure(trailing))))
            guard let additional else { return result }
            for element in additional {
                result.append(
                    Expression.Argument(label: label(element.label), value: .closure(closure(element.closure))))
            }
            return result
        }

        func closure(_ node: ClosureExprSyntax) -> Closure {
            noteRemark(in: node, of: place(node))
            let signature = node.signature
            let captures = signature?.capture?.items.map { capture in
                Closure.Capture(
                    name: name(capture.name), value: (capture.initializer?.value).map(expression),
                    isWeak: capture.specifier != nil)
            }
            let parameters: [Closure.Parameter]? =
                switch signature?.parameterClause {
                case .simpleInput(let list): list.map { Closure.Parameter(name: name($0.name), type: nil) }
                case .parameterClause(let clause):
                    clause.parameters.map { parameter in
                        Closure.Parameter(
                            name: name(parameter.secondName ?? parameter.firstName), type: parameter.type.map(typeName))
                    }
                case nil: nil
                }
            return Closure(
                captures: captures ?? [], parameters: parameters,
                result: (signature?.returnClause?.type).map(typeName), body: statements(node.statements),
                isAsync: node.statements.tokens(viewMode: .sourceAccurate).contains {
                    $0.tokenKind == .keyword(.await)
                },
                place: place(node.leftBrace))
        }

        /// A chain with `#if` inside: it is unknown which of the branches continues from the base.
        func conditional(_ node: PostfixIfConfigExprSyntax) -> Expression {
            let base = node.base.map(expression) ?? .other([])
            var result = base
            for clause in compiled(node.config.clauses).reversed() {
                guard case .postfixExpression(let chain) = clause.elements else { continue }
                let value = expression(chain).rebased(on: base)
                result = clause.poundKeyword.tokenKind == .poundElse ? value : .ternary(.other([]), value, result)
            }
            return result
        }

        /// The type that an expression names: `A`, `A.B`, `A<B>`, `[A]`; `nil` if it can only be a value.
        func typeName(of expression: Expression) -> TypeName? {
            switch expression {
            case .name("Self", _): return .selfType
            case .name(let name, _): return name.isCapitalized ? .named(name, []) : nil
            case .member(let base?, let name, _):
                guard name.isCapitalized else { return nil }
                return typeName(of: base).map { .member($0, name, []) }
            case .type(let type, _): return type
            case .array(let elements, _):
                guard elements.count == 1 else { return nil }
                return typeName(of: elements[0]).map { .array($0) }
            case .dictionary(let entries, _):
                guard entries.count == 1, let key = typeName(of: entries[0].key) else { return nil }
                return typeName(of: entries[0].value).map { .dictionary(key, $0) }
            default: return nil
            }
        }
    }
#endif

extension Expression {
    /// The place of its last name: for `a.b.c`, the place of `c`.
    fileprivate var ownPlace: Place? {
        switch self {
        case .name(_, let place), .member(_, _, let place), .call(_, _, let place), .subscripted(_, _, let place),
            .type(_, let place):
            place
        case .closure(let closure): closure.place
        default: nil
        }
    }

    /// The same chain, continued from `base` if it begins with a dot.
    fileprivate func rebased(on base: Expression) -> Expression {
        switch self {
        case .member(nil, let name, let place): .member(base, name, place)
        case .member(let inner?, let name, let place): .member(inner.rebased(on: base), name, place)
        case .call(let callee, let arguments, let place): .call(callee.rebased(on: base), arguments, place)
        case .subscripted(let inner, let arguments, let place): .subscripted(inner.rebased(on: base), arguments, place)
        default: self
        }
    }
}
