/// The actions that views, and the reducers of their screens, send: `store.send(.startTapped)`.
struct ActionEmissions {
    private(set) var all: Set<Facts.Emission> = []
    static let sending = "send"
    /// Effects that are one action: `Effect(value: .didLoad)`.
    private static let effects: Set<String> = ["Effect", "EffectTask", "EffectPublisher"]
    private let reducers: Reducers

    init(_ reducers: Reducers) {
        self.reducers = reducers
        let index = reducers.index
        var viewsOfReducers: [TypeID: [TypeID]] = [:]
        for (view, reducer) in reducers.reducersOfViews { viewsOfReducers[reducer, default: []].append(view) }
        let handed = HandedActions(index)
        index.visitCode { piece in
            guard let type = piece.type else { return }
            let reducer = reducers.isReducer(type) ? type : reducers.reducersOfViews[type]
            let stateless = reducers.stateless[type]
            guard let actions = reducer.flatMap({ reducers.actions(of: $0) }) ?? stateless else { return }
            guard reducer == type else {
                note(handed, in: piece.statements, actions, by: type)
                return note(piece.statements, viewActions(of: type, actions) ?? actions, by: [type])
            }
            note(inReducer: piece.statements, actions, viewsOfReducers[type])
        }
        for (reducer, views) in viewsOfReducers {
            guard let actions = reducers.actions(of: reducer), let view = views.min(),
                let state = index[reducer].nested[CommonWords.state]
            else { continue }
            for one in index[state].orderedProperties.flatMap(handed.actions) {
                note(one.action, actions, by: [view], at: one.place)
            }
        }
        for (state, constant) in reducers.constants.all {
            note(inReducer: constant.code, constant.actions, viewsOfReducers[state])
        }
    }

    /// The actions that a view hands to views which send them.
    private mutating func note(
        _ handed: HandedActions, in statements: [Statement], _ actions: TypeID, by view: TypeID
    ) {
        statements.visit { expression in
            guard case .call(let callee, let arguments, _) = expression else { return }
            for one in handed.actions(in: callee, arguments) { note(one.action, actions, by: [view], at: one.place) }
        }
    }

    /// The enum of which a view sends the cases, if it wraps them: `WithViewStore(store, observe: { $0 }, send: Shop.Action.view)`.
    private func viewActions(of view: TypeID, _ actions: TypeID) -> TypeID? {
        let index = reducers.index
        var found: TypeID?
        for piece in index.code(of: view) where found == nil {
            piece.statements.visit { expression in
                guard case .call(_, let arguments, _) = expression,
                    case .member(_?, let name, _)? = arguments.first(where: { $0.label == Self.sending })?.value,
                    let payload = index[actions].cases[name]?.payload.last
                else { return }
                let scope = Scope(type: actions, file: index[actions].cases[name]?.place.file ?? 0)
                found = index.shape(of: payload.type, in: scope).nominals.map(\.type).first { index[$0].isEnum }
            }
        }
        return found
    }

    /// What a screen's reducer sends, its view does.
    private mutating func note(inReducer statements: [Statement], _ actions: TypeID, _ views: [TypeID]?) {
        guard let view = views?.min() else { return }
        note(statements, actions, by: [view])
        // `.map { result in … return .didLoad }`: an effect becomes an action.
        statements.visitStatements { statement in
            guard case .return(let action?, let place) = statement else { return }
            note(action, actions, by: [view], at: place)
        }
    }

    private mutating func note(
        _ action: Expression, _ actions: TypeID, by emitters: [TypeID], at place: Place
    ) {
        guard let event = Self.event(action, in: actions, reducers.index) else { return }
        for emitter in emitters { all.insert(Facts.Emission(emitter: emitter, event: event, place: place)) }
    }

    private mutating func note(_ statements: [Statement], _ actions: TypeID, by emitters: [TypeID]) {
        statements.visit { expression in
            guard case .call(let callee, let arguments, let place) = expression, let action = arguments.first else {
                return
            }
            let isSent =
                callee.lastName == Self.sending
                || action.label == "value" && callee.lastName.map(Self.effects.contains) == true
            if isSent { note(action.value, actions, by: emitters, at: place) }
        }
    }

    /// The innermost case of `.delegate(.didFinish)`.
    private static func event(_ action: Expression, in domain: TypeID, _ index: ProgramIndex) -> EventName? {
        let (name, payload): (String, Expression?)
        switch action {
        case .member(_, let own, _): (name, payload) = (own, nil)
        case .call(.member(_, let own, _), let arguments, _): (name, payload) = (own, arguments.last?.value)
        default: return nil
        }
        guard let one = index[domain].cases[name] else { return nil }
        if let payload, let inner = one.payload.last {
            let scope = Scope(type: domain, file: one.place.file)
            if let found = index.shape(of: inner.type, in: scope).nominals.first?.type, index[found].isEnum,
                !index[found].isExternal, let event = event(payload, in: found, index)
            {
                return event
            }
        }
        return EventName(domain: domain, member: name)
    }
}

extension Expression {
    /// The name of the called function: `send`, `store.send`, `.send`.
    fileprivate var lastName: String? {
        switch self {
        case .name(let name, _), .member(_, let name, _), .type(.named(let name, _), _): name
        default: nil
        }
    }
}
