extension TreeAssembly {
    /// The cases of a coordinator's routes for which its code does something in a `switch`: shows a plain screen, opens
    /// an address. Such a route needs no branch.
    func handledRoutes(_ routes: TypeID, of type: TypeID) -> Set<String> {
        let all = Set(index[routes].cases.keys)
        var handled: Set<String> = []
        for home in index.ancestors(of: type).map({ index[$0.type] }) where !home.isExternal {
            for function in home.orderedFunctions {
                let received = index.parameters(of: function, of: type, receiving: routes)
                guard let route = received.first?.name else { continue }
                (function.body ?? []).visitStatements { statement in
                    guard case .switch(.name(route, _), let cases) = statement else { return }
                    handled.formUnion(cases.filter { !$0.body.doesNothing }.flatMap { $0.names(of: all, in: cases) })
                }
            }
        }
        return handled
    }
}

extension SwitchCase {
    /// The cases of an enum that it stands for; `default` stands for all that no other one names.
    fileprivate func names(of all: Set<String>, in cases: [SwitchCase]) -> Set<String> {
        if !isDefault { return Set(items.compactMap(\.pattern.caseName)) }
        return all.subtracting(cases.flatMap(\.items).compactMap(\.pattern.caseName))
    }
}

extension [Statement] {
    /// Whether it only leaves, or ends the program.
    fileprivate var doesNothing: Bool {
        isTrivial
            || allSatisfy { if case .expression(let expression) = $0 { expression.neverReturns } else { false } }
    }
}
