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
                guard let child = one.reducer, coordinators.contains(child), child != coordinator else { continue }
                let (name, place) = presentation(of: one.name, in: coordinator) ?? ("push", one.place)
                found[Facts.Presentation(actor: coordinator, child: child, name: name, route: one.name)] = place
            }
        }
        return found
    }

    private func bodies(of type: TypeID) -> [[Statement]] {
        let nominal = index[type]
        return [nominal.properties["body"]?.getter].compactMap { $0 }
            + nominal.functions.values.joined().compactMap(\.body)
    }

    /// The reducers that a reducer's body makes, with their places.
    private func scoped(in coordinator: TypeID) -> [(TypeID, Place)] {
        let scope = Scope(type: coordinator, file: index[coordinator].declaration?.place.file ?? 0)
        var found: [(TypeID, Place)] = []
        for body in bodies(of: coordinator) {
            body.visit { expression in
                guard case .call(.name(let name, _), _, let place) = expression,
                    let part = index.shape(named: name, in: scope).nominals.first?.type, isReducer(part),
                    part != coordinator
                else { return }
                found.append((part, place))
            }
        }
        return found
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
            var below = scoped(in: next).map(\.0)
            if let routes = routes(of: next) { below += cases(of: routes).compactMap(\.reducer) }
            for one in below where seen.insert(one).inserted { waiting.append(one) }
        }
        return other != coordinator && seen.contains(coordinator)
    }
}
