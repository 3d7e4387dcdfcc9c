/// The actions of other reducers that coordinators' reducers name in patterns:
/// `case .router(.routeAction(_, .home(.startTapped))):`.
struct ActionPatterns {
    private(set) var claims: [TypeID: [Catching.Claim]] = [:]
    private let reducers: Reducers
    private var index: ProgramIndex { reducers.index }

    /// The enum to which the next name of a pattern belongs.
    private enum Context {
        case actions(of: TypeID)
        case router(TypeID)
        case screens(TypeID)
        case domain(TypeID)
    }

    private static let wrapping = "routeAction"

    init(_ reducers: Reducers) {
        self.reducers = reducers
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
        for statement in statements {
            switch statement {
            case .switch(let subject, let cases):
                find(in: subject, of: coordinator, bound)
                var context = Context.actions(of: coordinator)
                if case .name(let name, _) = subject, let known = bound[name] { context = known }
                for one in cases {
                    var inner = bound
                    for item in one.items {
                        claim(item.pattern, one, context, of: coordinator)
                        note(namesIn: item.pattern, context, &inner)
                    }
                    find(in: one.body, of: coordinator, inner)
                }
            case .expression(let expression), .return(.some(let expression), _):
                find(in: expression, of: coordinator, bound)
            case .binding(_, _, let value?): find(in: value, of: coordinator, bound)
            case .if(_, let then, let otherwise):
                find(in: then, of: coordinator, bound)
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
        default: return
        }
    }

    /// What the names that a pattern binds are cases of.
    private func note(namesIn pattern: Pattern, _ context: Context, _ bound: inout [String: Context]) {
        switch pattern {
        case .name(let name): bound[name] = context
        case .enumCase(_, let name, let payload, _):
            guard let inner = payload?.last?.pattern, let next = self.context(inside: name, context) else { return }
            note(namesIn: inner, next, &bound)
        default: return
        }
    }

    private mutating func claim(_ pattern: Pattern, _ one: SwitchCase, _ context: Context, of coordinator: TypeID) {
        guard let event = event(of: pattern, context), isOfAnother(event.domain, than: coordinator) else { return }
        var claim = Catching.Claim(event: event, consumes: .always, place: one.place)
        claim.isEmpty = !one.body.doSomething && !one.body.returnsEffect
        claims[coordinator, default: []].append(claim)
    }

    /// Whether an enum is the actions of another reducer, or is inside them.
    private func isOfAnother(_ domain: TypeID, than coordinator: TypeID) -> Bool {
        var next: TypeID? = domain
        while let one = next {
            if let owner = reducers.owner(of: one) { return owner != coordinator }
            next = index[one].enclosing
        }
        return false
    }

    /// The action that a pattern names.
    private func event(of pattern: Pattern, _ context: Context) -> EventName? {
        guard case .enumCase(_, let name, let payload, _) = pattern else { return nil }
        let inner = payload?.last?.pattern
        switch context {
        case .router(let screens):
            return name == Self.wrapping ? inner.flatMap { event(of: $0, .screens(screens)) } : nil
        case .screens(let screens):
            guard let reducer = reducers.cases(of: screens).first(where: { $0.name == name })?.reducer else {
                return nil
            }
            return inner.flatMap { event(of: $0, .actions(of: reducer)) }
        case .actions(let reducer):
            guard let actions = reducers.actions(of: reducer) else { return nil }
            return event(name, inner, in: actions)
        case .domain(let domain): return event(name, inner, in: domain)
        }
    }

    private func event(_ name: String, _ inner: Pattern?, in domain: TypeID) -> EventName? {
        guard let one = index[domain].cases[name] else { return nil }
        guard let inner, let context = context(of: one, in: domain), case .enumCase = inner else {
            return EventName(domain: domain, member: name)
        }
        return event(of: inner, context)
    }

    /// What the payload of a case is.
    private func context(inside name: String, _ context: Context) -> Context? {
        let domain: TypeID?
        switch context {
        case .router(let screens): return name == Self.wrapping ? .screens(screens) : nil
        case .screens(let screens):
            let reducer = reducers.cases(of: screens).first { $0.name == name }?.reducer
            return reducer.map { Context.actions(of: $0) }
        case .actions(let reducer): domain = reducers.actions(of: reducer)
        case .domain(let own): domain = own
        }
        guard let domain, let one = index[domain].cases[name] else { return nil }
        return self.context(of: one, in: domain)
    }

    private func context(of one: EnumCase, in domain: TypeID) -> Context? {
        if let screens = reducers.routed(by: one, of: domain) { return .router(screens) }
        guard let payload = one.payload.last?.type else { return nil }
        let scope = Scope(type: domain, file: one.place.file)
        if let found = index.shape(of: payload, in: scope).nominals.first?.type, index[found].isEnum,
            !index[found].isExternal
        {
            if let owner = reducers.owner(of: found) { return .actions(of: owner) }
            return .domain(found)
        }
        return nil
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
