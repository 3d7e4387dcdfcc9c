/// The actions with which no reducer does anything: their own reducer names them only to return no effect, as it does for
/// what reducers above are meant to handle, and no other code names them.
struct UnansweredActions {
    private typealias Context = ActionContexts.Context

    private let contexts: ActionContexts
    /// The actions for which their own reducer does nothing, and the enums of actions for which it does nothing.
    private var (idle, idleDomains): (Set<EventName>, Set<TypeID>) = ([], [])
    /// The actions, and the enums of actions, with which some reducer does something.
    private var (answered, answeredDomains): (Set<EventName>, Set<TypeID>) = ([], [])
    /// The names of cases that other code tests, of which it is not known whose cases they are.
    private var named: Set<String> = []
    private var reducers: Reducers { contexts.reducers }

    init(_ reducers: Reducers) {
        contexts = ActionContexts(reducers: reducers)
        reducers.index.visitCode { piece in
            let reducer = piece.type.flatMap { reducers.isReducer($0) ? $0 : nil }
            piece.statements.visitStatements { look(at: $0, in: reducer) }
            piece.statements.visit { look(at: $0) }
        }
    }

    func contains(_ event: EventName) -> Bool {
        (idle.contains(event) || idleDomains.contains(event.domain)) && !answered.contains(event)
            && !answeredDomains.contains(event.domain) && !named.contains(event.member)
            && !Self.tellsNothing(event.member)
    }

    /// Whether a name says that an action is no request: that the view appeared, or that something failed.
    private static func tellsNothing(_ name: String) -> Bool {
        let name = name.lowercased()
        return lifecycle.contains { name.hasPrefix($0) } || ["fail", "error"].contains { name.contains($0) }
    }

    private static let lifecycle = ["onappear", "ondisappear", "onload", "viewdid", "viewwill", "task", "appear"]

    private mutating func look(at statement: Statement, in reducer: TypeID?) {
        switch statement {
        case .switch(_, let cases):
            var own: Set<String> = []
            for one in cases {
                for item in one.items {
                    let isIdle = one.body.isIdle && item.condition == nil
                    look(at: item.pattern, in: reducer, isIdle: isIdle)
                    if case .enumCase(_, let name, _, _) = item.pattern { own.insert(name) }
                }
            }
            guard let reducer, let actions = reducers.actions(of: reducer), !own.isEmpty,
                cases.contains(where: { $0.isDefault && $0.body.isIdle })
            else { return }
            let all = Set(reducers.index[actions].cases.keys)
            guard own.isSubset(of: all) else { return }
            for name in all.subtracting(own) { idle.insert(EventName(domain: actions, member: name)) }
        case .if(let conditions, _, _), .guard(let conditions, _), .loop(_, _, let conditions, _):
            for case .matching(let pattern, _) in conditions { look(at: pattern, in: reducer, isIdle: false) }
        default: return
        }
    }

    private mutating func look(at pattern: Pattern, in reducer: TypeID?, isIdle: Bool) {
        guard let reducer, let event = contexts.event(of: pattern, .actions(of: reducer)) else {
            return note(namesIn: pattern)
        }
        let domain = whole(pattern, .actions(of: reducer))
        if !isIdle {
            answered.insert(event)
            if let domain { answeredDomains.insert(domain) }
        } else if event.domain == reducers.actions(of: reducer) {
            idle.insert(event)
            if let domain { idleDomains.insert(domain) }
        }
    }

    /// The enum of which a pattern stands for all cases: `.delegate`, `.delegate(_)`.
    private func whole(_ pattern: Pattern, _ context: Context) -> TypeID? {
        guard case .enumCase(_, let name, let payload, _) = pattern, let next = contexts.context(inside: name, context)
        else { return nil }
        if let inner = payload?.last?.pattern, case .enumCase = inner { return whole(inner, next) }
        switch next {
        case .domain(let domain): return domain
        case .actions(let reducer): return reducers.actions(of: reducer)
        case .router, .screens: return nil
        }
    }

    private mutating func note(namesIn pattern: Pattern) {
        switch pattern {
        case .enumCase(_, let name, let payload, _):
            named.insert(name)
            for one in payload ?? [] { note(namesIn: one.pattern) }
        case .tuple(let elements): for one in elements { note(namesIn: one.pattern) }
        case .as(let inner, _), .some(let inner): note(namesIn: inner)
        case .expression(.member(_, let name, _)): named.insert(name)
        case .wildcard, .name, .is, .expression: return
        }
    }

    /// Key paths to cases, and comparisons with one, test it as well.
    private mutating func look(at expression: Expression) {
        switch expression {
        case .string(let text) where text.hasPrefix(KeyPathText.prefix):
            let steps = text.dropFirst(KeyPathText.prefix.count).split(separator: ".")
            named.formUnion(steps.map(String.init))
        case .binary(let sign, let left, let right, _) where sign == "==" || sign == "!=":
            for case .member(_, let name, _) in [left, right] { named.insert(name) }
        default: return
        }
    }
}

extension [Statement] {
    /// Whether they return no effect, and do nothing else but write to a log.
    fileprivate var isIdle: Bool {
        var ends = false
        for statement in self {
            switch statement {
            case .return(.member(_, "none", _)?, _), .expression(.member(_, "none", _)): ends = true
            case .expression(.call(.member(nil, _, _), _, _)): return false
            case .expression(let expression) where !expression.doesSomething: continue
            default: return false
            }
        }
        return ends
    }
}
