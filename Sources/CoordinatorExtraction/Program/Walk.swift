/// Visits all expressions in code, including those in closures and local functions.
extension [Statement] {
    func visit(_ look: (Expression) -> Void) { for statement in self { statement.visit(look) } }
}

extension Statement {
    func visit(_ look: (Expression) -> Void) {
        switch self {
        case .binding(let pattern, _, let value):
            pattern.visit(look)
            value?.visit(look)
        case .expression(let expression): expression.visit(look)
        case .return(let expression, _): expression?.visit(look)
        case .if(let conditions, let then, let otherwise):
            for condition in conditions { condition.visit(look) }
            then.visit(look)
            otherwise.visit(look)
        case .guard(let conditions, let otherwise):
            for condition in conditions { condition.visit(look) }
            otherwise.visit(look)
        case .switch(let subject, let cases):
            subject.visit(look)
            for one in cases {
                for item in one.items {
                    item.pattern.visit(look)
                    item.condition?.visit(look)
                }
                one.body.visit(look)
            }
        case .loop(let pattern, let sequence, let conditions, let body):
            pattern?.visit(look)
            sequence?.visit(look)
            for condition in conditions { condition.visit(look) }
            body.visit(look)
        case .alternatives(let lists): for list in lists { list.visit(look) }
        case .block(let statements): statements.visit(look)
        case .function(let function): function.body?.visit(look)
        case .type, .leave: break
        }
    }
}

extension Statement {
    /// The lists of statements directly inside it, without those of closures and local functions.
    var lists: [[Statement]] {
        switch self {
        case .if(_, let then, let otherwise): [then, otherwise]
        case .guard(_, let otherwise): [otherwise]
        case .switch(_, let cases): cases.map(\.body)
        case .loop(_, _, _, let body), .block(let body): [body]
        case .alternatives(let lists): lists
        case .binding, .expression, .return, .function, .type, .leave: []
        }
    }
}

extension [Statement] {
    /// Visits all statements, including those in closures and those that are expressions.
    func visitStatements(_ look: (Statement) -> Void) { visitLists { for statement in $0 { look(statement) } } }

    /// Visits all lists of statements, including those of closures and those that are expressions.
    func visitLists(_ look: ([Statement]) -> Void) {
        func search(_ statements: [Statement]) {
            look(statements)
            for inner in statements.flatMap(\.lists) { search(inner) }
        }
        search(self)
        visit { expression in
            switch expression {
            case .closure(let closure): search(closure.body)
            case .block(let statements): search(statements)
            default: break
            }
        }
    }
}

extension Condition {
    fileprivate func visit(_ look: (Expression) -> Void) {
        switch self {
        case .expression(let expression): expression.visit(look)
        case .binding(let pattern, _, let expression), .matching(let pattern, let expression):
            pattern.visit(look)
            expression.visit(look)
        }
    }
}

extension Pattern {
    fileprivate func visit(_ look: (Expression) -> Void) {
        switch self {
        case .wildcard, .name, .is: break
        case .tuple(let elements): for element in elements { element.pattern.visit(look) }
        case .enumCase(_, _, let payload, _): for element in payload ?? [] { element.pattern.visit(look) }
        case .as(let inner, _), .some(let inner): inner.visit(look)
        case .expression(let expression): expression.visit(look)
        }
    }
}

extension Expression {
    func visit(_ look: (Expression) -> Void) {
        look(self)
        switch self {
        case .name, .string, .bool, .nil, .type: break
        case .member(let base, _, _): base?.visit(look)
        case .call(let callee, let arguments, _), .subscripted(let callee, let arguments, _):
            callee.visit(look)
            for argument in arguments { argument.value.visit(look) }
        case .closure(let closure):
            for capture in closure.captures { capture.value?.visit(look) }
            closure.body.visit(look)
        case .array(let elements, _): for element in elements { element.visit(look) }
        case .dictionary(let pairs, _):
            for pair in pairs {
                pair.key.visit(look)
                pair.value.visit(look)
            }
        case .tuple(let parts, _): for part in parts { part.value.visit(look) }
        case .cast(let inner, _, _, _), .is(let inner, _), .prefix(_, let inner), .selector(let inner, _):
            inner.visit(look)
        case .ternary(let condition, let then, let otherwise):
            condition.visit(look)
            then.visit(look)
            otherwise.visit(look)
        case .binary(_, let left, let right, _), .assignment(let left, let right, _):
            left.visit(look)
            right.visit(look)
        case .block(let statements): statements.visit(look)
        case .other(let parts): for part in parts { part.visit(look) }
        }
    }
}
