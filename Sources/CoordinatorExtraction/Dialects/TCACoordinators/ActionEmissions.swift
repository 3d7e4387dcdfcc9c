/// The actions that views, and the reducers of their screens, send: `store.send(.startTapped)`.
struct ActionEmissions {
    private(set) var all: Set<Facts.Emission> = []
    private static let sending = "send"

    init(_ reducers: Reducers) {
        let index = reducers.index
        var viewsOfReducers: [TypeID: [TypeID]] = [:]
        for (view, reducer) in reducers.reducersOfViews { viewsOfReducers[reducer, default: []].append(view) }
        index.visitCode { piece in
            guard let type = piece.type else { return }
            let reducer = reducers.isReducer(type) ? type : reducers.reducersOfViews[type]
            guard let reducer, let actions = reducers.actions(of: reducer) else { return }
            // A view sends what the reducer of its screen sends.
            let emitters = reducers.isReducer(type) ? (viewsOfReducers[type] ?? []).sorted().prefix(1) : [type]
            piece.statements.visit { expression in
                guard case .call(let callee, let arguments, let place) = expression, callee.lastName == Self.sending,
                    let action = arguments.first?.value, let event = Self.event(action, in: actions, index)
                else { return }
                for emitter in emitters { all.insert(Facts.Emission(emitter: emitter, event: event, place: place)) }
            }
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
        case .name(let name, _), .member(_, let name, _): name
        default: nil
        }
    }
}
