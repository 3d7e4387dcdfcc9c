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
            let type = index[coordinator]
            let bodies = [type.properties["body"]?.getter] + type.functions.values.joined().map(\.body)
            for body in bodies.compactMap({ $0 }) { find(in: body, of: coordinator) }
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

    private mutating func find(in statements: [Statement], of coordinator: TypeID) {
        for statement in statements {
            switch statement {
            case .switch(let subject, let cases):
                find(in: subject, of: coordinator)
                for one in cases {
                    for item in one.items { claim(item.pattern, one, of: coordinator) }
                    find(in: one.body, of: coordinator)
                }
            case .expression(let expression), .return(.some(let expression), _): find(in: expression, of: coordinator)
            case .binding(_, _, let value?): find(in: value, of: coordinator)
            case .if(_, let then, let otherwise):
                find(in: then, of: coordinator)
                find(in: otherwise, of: coordinator)
            case .block(let inner): find(in: inner, of: coordinator)
            case .alternatives(let lists): for list in lists { find(in: list, of: coordinator) }
            default: continue
            }
        }
    }

    private mutating func find(in expression: Expression, of coordinator: TypeID) {
        switch expression {
        case .closure(let closure): find(in: closure.body, of: coordinator)
        case .call(let callee, let arguments, _):
            if case .member(let base?, _, _) = callee { find(in: base, of: coordinator) }
            for argument in arguments { find(in: argument.value, of: coordinator) }
        case .block(let statements): find(in: statements, of: coordinator)
        default: return
        }
    }

    private mutating func claim(_ pattern: Pattern, _ one: SwitchCase, of coordinator: TypeID) {
        guard let event = event(of: pattern, .actions(of: coordinator)), isOfAnother(event.domain, than: coordinator)
        else { return }
        var claim = Catching.Claim(event: event, consumes: .always, place: one.place)
        claim.isEmpty = !one.body.doSomething
        claims[coordinator, default: []].append(claim)
    }

    /// Whether an enum is the actions of another reducer, or is inside them.
    private func isOfAnother(_ domain: TypeID, than coordinator: TypeID) -> Bool {
        var next: TypeID? = domain
        while let one = next {
            let around = index[one].enclosing
            if let around, reducers.isReducer(around), reducers.actions(of: around) == one {
                return around != coordinator
            }
            next = around
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

    private func context(of one: EnumCase, in domain: TypeID) -> Context? {
        if let screens = reducers.routed(by: one, of: domain) { return .router(screens) }
        guard let payload = one.payload.last?.type else { return nil }
        let scope = Scope(type: domain, file: one.place.file)
        if let found = index.shape(of: payload, in: scope).nominals.first?.type, index[found].isEnum,
            !index[found].isExternal
        {
            if let reducer = index[found].enclosing, reducers.isReducer(reducer), reducers.actions(of: reducer) == found
            {
                return .actions(of: reducer)
            }
            return .domain(found)
        }
        return nil
    }
}
