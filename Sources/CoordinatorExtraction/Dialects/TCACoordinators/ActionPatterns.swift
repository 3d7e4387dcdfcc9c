/// The actions of other reducers that coordinators' reducers name in patterns:
/// `case .router(.routeAction(_, .home(.startTapped))):`.
struct ActionPatterns {
    private(set) var claims: [TypeID: [Catching.Claim]] = [:]
    private typealias Context = ActionContexts.Context
    private let contexts: ActionContexts
    private var reducers: Reducers { contexts.reducers }

    init(_ reducers: Reducers) {
        contexts = ActionContexts(reducers: reducers)
        for coordinator in reducers.coordinators.sorted() {
            for body in reducers.bodies(of: coordinator) { find(in: body, of: coordinator) }
        }
        // Reducers above receive the same action, so those below only observe it.
        let events = Dictionary(grouping: claims.flatMap { type, own in own.map { (type, $0.event) } }, by: \.1)
        for (coordinator, own) in claims {
            claims[coordinator] = own.map { claim in
                var claim = claim
                let others = Set((events[claim.event] ?? []).map(\.0)).subtracting([coordinator])
                if others.contains(where: { reducers.contains(coordinator, in: $0) }) { claim.consumes = .never }
                return claim
            }
        }
    }

    /// Finds the claims in code. Patterns around it have bound names to actions: `case .routeAction(_, let action)`.
    private mutating func find(in statements: [Statement], of coordinator: TypeID, _ bound: [String: Context] = [:]) {
        var bound = bound
        for (position, statement) in statements.enumerated() {
            switch statement {
            case .switch(let subject, let cases):
                find(in: subject, of: coordinator, bound)
                let context = context(of: subject, in: coordinator, bound)
                for one in cases {
                    var inner = bound
                    for item in one.items {
                        claim(item.pattern, one.body, at: one.place, context, of: coordinator)
                        note(namesIn: item.pattern, context, &inner)
                    }
                    find(in: one.body, of: coordinator, inner)
                }
            case .expression(let expression), .return(.some(let expression), _):
                find(in: expression, of: coordinator, bound)
            case .binding(_, _, let value?): find(in: value, of: coordinator, bound)
            case .if(let conditions, let then, let otherwise):
                var inner = bound
                look(at: conditions, then, of: coordinator, &inner)
                find(in: then, of: coordinator, inner)
                find(in: otherwise, of: coordinator, bound)
            case .guard(let conditions, let otherwise):
                look(at: conditions, Array(statements[(position + 1)...]), of: coordinator, &bound)
                find(in: otherwise, of: coordinator, bound)
            case .block(let inner): find(in: inner, of: coordinator, bound)
            case .alternatives(let lists): for list in lists { find(in: list, of: coordinator, bound) }
            default: continue
            }
        }
    }

    private mutating func find(in expression: Expression, of coordinator: TypeID, _ bound: [String: Context]) {
        switch expression {
        case .closure(let closure): find(in: closure.body, of: coordinator, bound)
        case .call(let callee, let arguments, _):
            if case .member(let base?, _, _) = callee { find(in: base, of: coordinator, bound) }
            for argument in arguments { find(in: argument.value, of: coordinator, bound) }
        case .block(let statements): find(in: statements, of: coordinator, bound)
        // The branches of `#if` behind an expression.
        case .ternary(_, let then, let otherwise):
            find(in: then, of: coordinator, bound)
            find(in: otherwise, of: coordinator, bound)
        default: return
        }
    }

    /// Conditions that test actions, before the code that runs if they hold: `if case .home(.startTapped) = action`.
    private mutating func look(
        at conditions: [Condition], _ body: [Statement], of coordinator: TypeID, _ bound: inout [String: Context]
    ) {
        for case .matching(let pattern, .name(let name, let place)) in conditions {
            let context = context(of: .name(name, place), in: coordinator, bound)
            claim(pattern, body, at: place, context, of: coordinator)
            note(namesIn: pattern, context, &bound)
        }
    }

    /// What an expression is a case of: what a pattern has bound, or else the coordinator's action.
    private func context(of subject: Expression, in coordinator: TypeID, _ bound: [String: Context]) -> Context {
        if case .name(let name, _) = subject, let known = bound[name] { return known }
        return .actions(of: coordinator)
    }

    /// What the names that a pattern binds are cases of.
    private func note(namesIn pattern: Pattern, _ context: Context, _ bound: inout [String: Context]) {
        switch pattern {
        case .name(let name): bound[name] = context
        case .enumCase(_, let name, let payload, _):
            guard let inner = payload?.last?.pattern, let next = contexts.context(inside: name, context) else { return }
            note(namesIn: inner, next, &bound)
        default: return
        }
    }

    private mutating func claim(
        _ pattern: Pattern, _ body: [Statement], at place: Place, _ context: Context, of coordinator: TypeID
    ) {
        guard let event = contexts.event(of: pattern, context), isOfAnother(event.domain, than: coordinator),
            claims[coordinator]?.contains(where: { $0.event == event && $0.place == place }) != true
        else { return }
        var claim = Catching.Claim(event: event, consumes: .always, place: place)
        claim.isEmpty = !body.doSomething && !body.returnsEffect
        claims[coordinator, default: []].append(claim)
    }

    /// Whether an enum is the actions of another reducer, or is inside them.
    private func isOfAnother(_ domain: TypeID, than coordinator: TypeID) -> Bool {
        var next: TypeID? = domain
        while let one = next {
            if let owner = reducers.owner(of: one) { return owner != coordinator }
            if reducers.stateless.values.contains(one) { return true }
            next = reducers.index[one].enclosing
        }
        return false
    }
}

extension [Statement] {
    /// Whether they answer with an action or other work: `return .send(.dismiss)`, and not `.none`.
    fileprivate var returnsEffect: Bool {
        contains { statement in
            if case .return(.call(.member(nil, _, _), _, _)?, _) = statement { return true }
            return statement.lists.contains(where: \.returnsEffect)
        }
    }
}
