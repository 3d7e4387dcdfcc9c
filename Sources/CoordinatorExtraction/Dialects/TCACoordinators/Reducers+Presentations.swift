/// The presentations of the coordinators inside coordinators.
extension Reducers {
    private static let presenting = [
        "push": "push", CommonWords.sheet: Presenting.sheet, CommonWords.cover: Presenting.cover, "root": "root",
        Presenting.sheet: Presenting.sheet,
        Presenting.cover: Presenting.cover,
    ]

    /// Coordinators that are parts are tabs, if the coordinator's view has tabs; coordinators that are routes are
    /// presented like the route that the code adds.
    func presentations() -> [Facts.Presentation: Place] {
        var found: [Facts.Presentation: Place] = [:]
        for coordinator in coordinators.sorted() {
            for (part, place) in scoped(in: coordinator) where coordinators.contains(part) {
                let name = hasTabs(coordinator) ? "select" : "root"
                found[Facts.Presentation(actor: coordinator, child: part, name: name, route: nil)] = place
            }
            guard let routes = routes(of: coordinator) else { continue }
            for one in cases(of: routes) {
                for (child, inside) in coordinators(behind: one) where child != coordinator {
                    let (name, place) = presentation(of: one.name, in: coordinator) ?? ("push", one.place)
                    let fact = Facts.Presentation(
                        actor: coordinator, child: child, name: inside.map { hasTabs($0) ? "select" : "root" } ?? name,
                        route: one.name)
                    found[fact] = place
                }
            }
        }
        return found
    }

    /// The coordinators that a case shows: its own, or those that are parts of it, with the reducer that they are parts of.
    private func coordinators(behind one: Case) -> [(TypeID, inside: TypeID?)] {
        guard let reducer = one.reducer else { return [] }
        if coordinators.contains(reducer) { return [(reducer, nil)] }
        var found: [(TypeID, inside: TypeID?)] = []
        var seen: Set<TypeID> = [reducer]
        var waiting = [reducer]
        while let next = waiting.popLast() {
            for part in (constants.all[next]?.parts ?? []).sorted() where seen.insert(part).inserted {
                if coordinators.contains(part) { found.append((part, next)) } else { waiting.append(part) }
            }
        }
        return found
    }

    /// The views that others make by naming their initialiser: `CaseLet(…, then: HomeView.init)`.
    func shownByName() -> [Facts.Mention: Place] {
        var found: [Facts.Mention: Place] = [:]
        index.visitCode { piece in
            guard let actor = piece.type, reducersOfViews[actor] != nil else { return }
            let scope = Scope(type: piece.type, file: piece.file)
            piece.statements.visit { expression in
                guard case .call(_, let arguments, let place) = expression,
                    case .member(.name(let name, _)?, "init", _)? = arguments.last?.value,
                    let view = index.shape(named: name, in: scope).nominals.first?.type,
                    reducersOfViews[view] != nil || stateless[view] != nil
                else { return }
                let mention = Facts.Mention(actor: actor, type: view)
                found[mention] = min(found[mention] ?? place, place)
            }
        }
        return found
    }

    /// Where a reducer that owns routes is declared, if its code tests cases that are not its own: those may be actions
    /// of its screens.
    func unreadCode(of coordinator: TypeID) -> Place? {
        guard let routes = routes(of: coordinator), cases(of: routes).contains(where: { $0.reducer != nil }) else {
            return nil
        }
        let own = actions(of: coordinator).map { Set(index[$0].orderedCases.map(\.name)) } ?? []
        func isUnread(_ pattern: Pattern, of subject: Expression) -> Bool {
            var asksState = false
            [Statement.expression(subject)].visit {
                if case .name(CommonWords.currentState, _) = $0 { asksState = true }
            }
            // The coordinator's own actions are read.
            guard !asksState, case .enumCase(_, let name, _, _) = pattern else { return false }
            return !own.contains(name)
        }
        var tests = false
        for body in bodies(of: coordinator) {
            body.visitStatements { statement in
                switch statement {
                case .switch(let subject, let cases):
                    let patterns = cases.flatMap(\.items).map(\.pattern)
                    if patterns.contains(where: { isUnread($0, of: subject) }) { tests = true }
                case .if(let conditions, _, _), .guard(let conditions, _):
                    for case .matching(let pattern, let subject) in conditions where isUnread(pattern, of: subject) {
                        tests = true
                    }
                default: return
                }
            }
        }
        return tests ? index[coordinator].declaration?.place : nil
    }

    /// The code of a reducer.
    func bodies(of type: TypeID) -> [[Statement]] {
        if let constant = constants.all[type] { return [constant.code] }
        let nominal = index[type]
        return [nominal.properties["body"]?.getter].compactMap { $0 }
            + nominal.functions.values.joined().compactMap(\.body)
    }

    /// The reducers that a reducer's body makes, with their places.
    private func scoped(in coordinator: TypeID) -> [(TypeID, Place)] {
        let scope = Scope(type: coordinator, file: index[coordinator].declaration?.place.file ?? 0)
        var found: [(TypeID, Place)] = []
        var holds = false
        for body in bodies(of: coordinator) {
            body.visit { expression in
                if case .call(let callee, _, _) = expression, callee.calledName == Self.holding { holds = true }
                guard case .call(.name(let name, _), _, let place) = expression,
                    let part = index.shape(named: name, in: scope).nominals.first?.type, isReducer(part),
                    part != coordinator
                else { return }
                found.append((part, place))
            }
        }
        return holds ? found + destinations(of: coordinator) : found
    }

    /// The reducers of the enums inside a reducer, one of which it may hold at a time:
    /// `@Reducer enum Destination { case tour(Tour) }`.
    func destinations(of reducer: TypeID) -> [(TypeID, Place)] {
        index[reducer].nested.values.sorted().filter { isReducer($0) && index[$0].isEnum }.flatMap { cases(of: $0) }
            .compactMap { one in one.reducer.map { ($0, one.place) } }
    }

    private func hasTabs(_ coordinator: TypeID) -> Bool {
        reducersOfViews.contains { view, reducer in
            reducer == coordinator && index[view].mentioned.contains(CommonWords.tabView)
        }
    }

    /// The call that adds a route: `state.routes.push(.settings(…))`.
    private func presentation(of route: String, in coordinator: TypeID) -> (String, Place)? {
        var found: (String, Place)?
        for body in bodies(of: coordinator) {
            body.visit { expression in
                guard found == nil, case .call(.member(_, let called, _), let arguments, let place) = expression,
                    let name = Self.presenting[called], let first = arguments.first?.value
                else { return }
                switch first {
                case .member(nil, route, _), .call(.member(nil, route, _), _, _): found = (name, place)
                default: return
                }
            }
        }
        return found
    }

    /// Whether a coordinator is inside another one.
    func contains(_ coordinator: TypeID, in other: TypeID) -> Bool {
        var seen: Set<TypeID> = [other]
        var waiting = [other]
        while let next = waiting.popLast() {
            var below = scoped(in: next).map(\.0) + (constants.all[next]?.parts ?? [])
            if let routes = routes(of: next) { below += cases(of: routes).compactMap(\.reducer) }
            for one in below where seen.insert(one).inserted { waiting.append(one) }
        }
        return other != coordinator && seen.contains(coordinator)
    }
}
