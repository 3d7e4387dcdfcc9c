/// What statements and expressions mention.
extension Mentions {
    mutating func add(_ statements: [Statement]) { for statement in statements { add(statement) } }

    private mutating func add(_ statement: Statement) {
        switch statement {
        case .binding(let pattern, let type, let value):
            bind(pattern, type, value)
        case .expression(let expression): add(expression)
        case .return(let expression, _): add(expression)
        case .if(let conditions, let then, let otherwise):
            for condition in conditions { add(condition) }
            add(then)
            add(otherwise)
        case .guard(let conditions, let otherwise):
            for condition in conditions { add(condition) }
            add(otherwise)
        case .switch(let subject, let cases):
            add(subject)
            for one in cases {
                for item in one.items {
                    add(item.pattern)
                    add(item.condition)
                }
                add(one.body)
            }
        case .loop(let pattern, let sequence, let conditions, let body):
            if let pattern { add(pattern) }
            add(sequence)
            for condition in conditions { add(condition) }
            add(body)
        case .alternatives(let lists): for list in lists { add(list) }
        case .block(let statements): add(statements)
        case .function(let function): add(function)
        case .type(let type): add(type)
        case .leave: break
        }
    }

    private mutating func add(_ condition: Condition) {
        switch condition {
        case .expression(let expression): add(expression)
        case .binding(let pattern, let type, let value):
            bind(pattern, type, value)
        case .matching(let pattern, let value):
            add(pattern)
            add(value)
        }
    }

    mutating func add(_ pattern: Pattern) {
        switch pattern {
        case .wildcard: break
        case .name(let name): declare(name, nil)
        case .tuple(let elements): for element in elements { add(element.pattern) }
        case .enumCase(let type, _, let payload, _):
            add(type)
            for element in payload ?? [] { add(element.pattern) }
        case .is(let type): add(type)
        case .as(let inner, let type):
            add(inner)
            add(type)
        case .some(let inner): add(inner)
        case .expression(let expression): add(expression)
        }
    }

    mutating func add(_ expression: Expression?) {
        switch expression {
        case nil, .string?, .bool?, .nil?: break
        case .name(let name, _)?: mention(name, of: .none)
        case .member(let base, let name, _)?:
            if name == "self", case .name(let type, _)? = base { ask(for: .named(type, [])) }
            mention(name, of: base.map(Self.base) ?? .unknown)
            add(base)
        case .call(let callee, let arguments, _)?:
            call(callee)
            add(callee)
            for argument in arguments { add(argument.value) }
        case .subscripted(let base, let arguments, _)?:
            add(base)
            for argument in arguments { add(argument.value) }
        case .closure(let closure)?: add(closure)
        case .array(let elements, _)?: for element in elements { add(element) }
        case .dictionary(let pairs, _)?:
            for pair in pairs {
                add(pair.key)
                add(pair.value)
            }
        case .tuple(let parts, _)?: for part in parts { add(part.value) }
        case .cast(let inner, let type, _, _)?:
            add(inner)
            add(type)
            ask(for: type)
        case .is(let inner, let type)?:
            add(inner)
            add(type)
        case .type(let type, _)?: add(type)
        case .prefix(_, let inner)?, .selector(let inner, _)?: add(inner)
        case .ternary(let condition, let then, let otherwise)?:
            add(condition)
            add(then)
            add(otherwise)
        case .binary(let name, let left, let right, _)?:
            if name == "+=" { change(left) }
            mention(name, of: .none)
            add(left)
            add(right)
        case .assignment(let target, let value, _)?:
            change(target)
            add(target)
            add(value)
        case .block(let statements)?: add(statements)
        case .other(let parts)?: for part in parts { add(part) }
        }
    }

    private mutating func add(_ closure: Closure) {
        for capture in closure.captures {
            guard let value = capture.value else { continue }
            add(value)
            declare(capture.name, nil)
        }
        for parameter in closure.parameters ?? [] {
            add(parameter.type)
            declare(parameter.name, parameter.type)
        }
        add(closure.body)
    }
}
