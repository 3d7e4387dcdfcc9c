#if Extraction
    import SwiftSyntax

    extension Lowering {
        func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
            var result: [Statement] = []
            deeper(items, otherwise: ()) {
                for item in items {
                    switch item.item {
                    case .decl(let declaration): add(declaration, to: &result)
                    case .stmt(let statement): add(statement, to: &result)
                    case .expr(let expression): add(expression, to: &result)
                    }
                }
            }
            return result
        }

        /// An expression as a statement. `if` and `switch` become the corresponding statements.
        func add(_ expression: ExprSyntax, to result: inout [Statement]) {
            switch expression.kind {
            case .ifExpr, .switchExpr:
                if case .block(let statements) = self.expression(expression) { result += statements }
            default:
                result.append(.expression(self.expression(expression)))
            }
        }

        func add(_ statement: StmtSyntax, to result: inout [Statement]) {
            switch Syntax(statement).as(SyntaxEnum.self) {
            case .expressionStmt(let statement): add(statement.expression, to: &result)
            case .returnStmt(let statement):
                result.append(.return(statement.expression.map(expression), place(statement.returnKeyword)))
            case .guardStmt(let statement):
                result.append(.guard(conditions(statement.conditions), statements(statement.body.statements)))
            case .forStmt(let statement) where statement.awaitKeyword != nil: result.append(forAwait(statement))
            case .forStmt(let statement):
                let condition = (statement.whereClause?.condition).map { [Condition.expression(expression($0))] }
                result.append(
                    .loop(
                        pattern(statement.pattern), expression(statement.sequence), condition ?? [],
                        statements(statement.body.statements)))
            case .whileStmt(let statement):
                result.append(.loop(nil, nil, conditions(statement.conditions), statements(statement.body.statements)))
            case .repeatStmt(let statement):
                let condition = Condition.expression(expression(statement.condition))
                result.append(.loop(nil, nil, [condition], statements(statement.body.statements)))
            case .doStmt(let statement): result.append(block(statement.body, statement.catchClauses))
            case .deferStmt(let statement): result.append(.block(statements(statement.body.statements)))
            case .labeledStmt(let statement): deeper(statement, otherwise: ()) { add(statement.statement, to: &result) }
            case .throwStmt(let statement):
                result += [.expression(expression(statement.expression)), .leave(.throw)]
            case .breakStmt: result.append(.leave(.break))
            case .continueStmt: result.append(.leave(.continue))
            case .fallThroughStmt: result.append(.leave(.fallthrough))
            case .yieldStmt(let statement):
                if case .single(let value) = statement.yieldedExpressions {
                    result.append(.expression(expression(value)))
                }
            default: break
            }
        }

        /// `do` with its `catch`es, any of which may run.
        private func block(_ body: CodeBlockSyntax, _ catches: CatchClauseListSyntax) -> Statement {
            let body = statements(body.statements)
            guard !catches.isEmpty else { return .block(body) }
            return .alternatives([body] + catches.map(handler))
        }

        /// A `catch`: one with patterns is a `switch` over the error.
        private func handler(_ clause: CatchClauseSyntax) -> [Statement] {
            let body = statements(clause.body.statements)
            guard !clause.catchItems.isEmpty else { return body }
            let place = place(clause.catchKeyword)
            let items = clause.catchItems.map { item in
                SwitchCase.Item(
                    pattern: item.pattern.map(pattern) ?? .name("error"),
                    condition: (item.whereClause?.condition).map(expression))
            }
            return [
                .switch(.name("error", place), [SwitchCase(items: items, isDefault: false, body: body, place: place)])
            ]
        }

        /// A declaration inside a function. For `#if`, each branch's statements may run; its declarations always exist.
        private func add(_ declaration: DeclSyntax, to result: inout [Statement]) {
            switch Syntax(declaration).as(SyntaxEnum.self) {
            case .variableDecl(let variable): add(variable, to: &result)
            case .functionDecl(let function): result.append(.function(self.function(function)))
            case .macroExpansionDecl(let macro):
                result.append(.expression(.other(arguments(macro.arguments, macro.trailingClosure).map(\.value))))
            case .ifConfigDecl(let condition):
                let branches = compiled(condition.clauses).compactMap { clause -> [Statement]? in
                    guard case .statements(let items) = clause.elements else { return nil }
                    return statements(items)
                }
                result += branches.joined().filter(\.isDeclaration)
                let rest = branches.map { $0.filter { !$0.isDeclaration } }
                if rest.contains(where: { !$0.isEmpty }) { result.append(.alternatives(rest)) }
            default:
                if let type = type(declaration) { result.append(.type(type)) }
            }
        }

        /// Variables of a function. A computed variable has the value of its getter.
        private func add(_ declaration: VariableDeclSyntax, to result: inout [Statement]) {
            let isWeak = Modifiers(declaration.modifiers).ownership != .strong
            for (binding, type) in typedBindings(declaration.bindings) {
                if isWeak { weakNames.formUnion(pattern(binding.pattern).names) }
                var value = (binding.initializer?.value).map(expression)
                let accessors = binding.accessorBlock.map(accessors)
                if value == nil, let getter = accessors?.getter {
                    let place = place(binding)
                    value = .call(
                        .closure(Closure(captures: [], parameters: [], body: getter, place: place)), [], place)
                }
                if value == nil { value = wrapped(declaration, type) }
                result.append(.binding(pattern(binding.pattern), type, value))
                if let setter = accessors?.setter, !setter.isEmpty { result.append(.block(setter)) }
            }
        }

        /// What `@Inject var list: ListScreen` asks for, as `@Inject(ListScreen.self)`: an object of the type.
        private func wrapped(_ declaration: VariableDeclSyntax, _ type: TypeName?) -> Expression? {
            guard case .named(let wanted, let arguments)? = type?.unwrapped, arguments.isEmpty,
                let wrapper = attributes(declaration.attributes).first(where: \.isCapitalized)
            else { return nil }
            let place = place(declaration)
            let argument = Expression.Argument(label: nil, value: .member(.name(wanted, place), "self", place))
            return .call(.name("@" + wrapper, place), [argument], place)
        }
    }
#endif

extension Statement {
    /// Whether it declares a function or a type, which exist before anything runs.
    fileprivate var isDeclaration: Bool {
        switch self {
        case .function, .type: true
        default: false
        }
    }
}
