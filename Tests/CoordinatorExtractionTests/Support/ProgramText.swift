@testable import CoordinatorExtraction

/// The lowered form as text: close to Swift, but every operator in parentheses and every statement behind `;`.
enum ProgramText {
    static func text(_ expression: Expression) -> String {
        switch expression {
        case .name(let name, _): return name
        case .member(let base, let name, _): return "\(base.map(text) ?? "").\(name)"
        case .call(let callee, let arguments, _): return "\(text(callee))(\(text(arguments)))"
        case .subscripted(let base, let arguments, _): return "\(text(base))[\(text(arguments))]"
        case .closure(let closure): return text(closure)
        case .string(let text): return "\"\(text)\""
        case .bool(let value): return "\(value)"
        case .nil: return "nil"
        case .array(let elements, _): return "[\(elements.map(text).joined(separator: ", "))]"
        case .dictionary(let entries, _) where entries.isEmpty: return "[:]"
        case .dictionary(let entries, _):
            return "[\(entries.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))]"
        case .tuple(let elements, _): return "(\(text(elements)))"
        case .cast(let value, let type, let cast, _):
            let word = [Expression.Cast.forced: "as!", .conditional: "as?", .coercion: "as"][cast] ?? ""
            return "(\(text(value)) \(word) \(text(type)))"
        case .is(let value, let type): return "(\(text(value)) is \(text(type)))"
        case .type(let type, _): return "<\(text(type))>"
        case .ternary(let condition, let then, let otherwise):
            return "(\(text(condition)) ? \(text(then)) : \(text(otherwise)))"
        case .binary(let name, let left, let right, _): return "(\(text(left)) \(name) \(text(right)))"
        case .prefix(let name, let value): return "\(name)\(text(value))"
        case .assignment(let target, let value, _): return "\(text(target)) = \(text(value))"
        case .block(let statements): return "do {\(text(statements))}"
        case .selector(let value, _): return "#selector(\(text(value)))"
        case .other(let values): return "other(\(values.map(text).joined(separator: ", ")))"
        }
    }

    private static func text(_ arguments: [Expression.Argument]) -> String {
        arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", ")
    }

    private static func text(_ closure: Closure) -> String {
        var head = ""
        if !closure.captures.isEmpty {
            let captures = closure.captures.map { capture in
                (capture.isWeak ? "weak " : "") + capture.name + (capture.value.map { " = \(text($0))" } ?? "")
            }
            head += "[\(captures.joined(separator: ", "))] "
        }
        if let parameters = closure.parameters {
            let names = parameters.map { $0.name + ($0.type.map { ": \(text($0))" } ?? "") }
            head += "(\(names.joined(separator: ", "))) "
        }
        return "{\(head.isEmpty ? "" : head + "in ")\(text(closure.body))}"
    }

    static func text(_ statements: [Statement]) -> String { statements.map(text).joined(separator: "; ") }

    static func text(_ statement: Statement) -> String {
        switch statement {
        case .binding(let pattern, let type, let value):
            return "let \(text(pattern))" + (type.map { ": \(text($0))" } ?? "")
                + (value.map { " = \(text($0))" } ?? "")
        case .expression(let value): return text(value)
        case .return(let value, _): return "return" + (value.map { " " + text($0) } ?? "")
        case .if(let conditions, let then, let otherwise):
            let end = otherwise.isEmpty ? "" : " else {\(text(otherwise))}"
            return "if \(text(conditions)) {\(text(then))}\(end)"
        case .guard(let conditions, let otherwise): return "guard \(text(conditions)) else {\(text(otherwise))}"
        case .switch(let subject, let cases):
            return "switch \(text(subject)) {\(cases.map(text).joined(separator: " "))}"
        case .loop(let pattern, let sequence, let conditions, let body):
            let head = pattern.map { " \(text($0))" } ?? ""
            let condition = conditions.isEmpty ? "" : " while \(text(conditions))"
            return "loop\(head)\(sequence.map { " in \(text($0))" } ?? "")\(condition) {\(text(body))}"
        case .alternatives(let branches): return "any {\(branches.map(text).joined(separator: " | "))}"
        case .block(let body): return "do {\(text(body))}"
        case .function(let function): return text(function)
        case .type(let type): return text(type)
        case .leave(let leave): return "\(leave)"
        }
    }

    private static func text(_ conditions: [Condition]) -> String {
        conditions.map { condition in
            switch condition {
            case .expression(let value): text(value)
            case .binding(let pattern, let type, let value):
                "let \(text(pattern))\(type.map { ": \(text($0))" } ?? "") = \(text(value))"
            case .matching(let pattern, let value): "case \(text(pattern)) = \(text(value))"
            }
        }.joined(separator: ", ")
    }

    private static func text(_ switchCase: SwitchCase) -> String {
        let items = switchCase.items.map { text($0.pattern) + ($0.condition.map { " where \(text($0))" } ?? "") }
        let head = switchCase.isDefault ? "default" : "case \(items.joined(separator: ", "))"
        return "\(head): \(text(switchCase.body));"
    }

    static func text(_ pattern: Pattern) -> String {
        switch pattern {
        case .wildcard: "_"
        case .name(let name): name
        case .tuple(let elements): "(\(text(elements)))"
        case .enumCase(let type, let name, let payload, _):
            "\(type.map(text) ?? "").\(name)\(payload.map { "(\(text($0)))" } ?? "")"
        case .is(let type): "is \(text(type))"
        case .as(let pattern, let type): "\(text(pattern)) as \(text(type))"
        case .some(let pattern): "\(text(pattern))?"
        case .expression(let value): "~\(text(value))"
        }
    }

    private static func text(_ elements: [Pattern.Element]) -> String {
        elements.map { ($0.label.map { "\($0): " } ?? "") + text($0.pattern) }.joined(separator: ", ")
    }
}
