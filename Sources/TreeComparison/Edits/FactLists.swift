import CoordinatorModel

/// The differences between two lists of facts: which facts are the same, and whether their order matters.
enum FactLists {
    static func routes(_ old: [Route], _ new: [Route]) -> [ListChange<Route>] {
        changes(old, new, keepsOrder: true) { $0.name }
    }

    static func ignores(_ old: [Ignore], _ new: [Ignore]) -> [ListChange<Ignore>] { changes(old, new) { $0.rule } }

    static func events(_ old: [EventDeclaration], _ new: [EventDeclaration]) -> [ListChange<EventDeclaration>] {
        changes(old, new) { $0.name }
    }

    static func unresolved(_ old: [Unresolved], _ new: [Unresolved]) -> [ListChange<Unresolved>] {
        changes(old, new) { $0.what }
    }

    static func emissions(_ old: [Emission], _ new: [Emission]) -> [ListChange<Emission>] {
        changes(old, new) { $0.event }
    }

    static func interceptors(_ old: [Interceptor], _ new: [Interceptor]) -> [ListChange<Interceptor>] {
        changes(old, new) {
            [$0.event, $0.by ?? ""]
        } or: {
            $0.event
        }
    }

    /// Matches the screens of two lists: first by all their properties, then by type, then by events.
    static func pairs(_ old: [Screen], _ new: [Screen]) -> [Int?] {
        guard !old.isEmpty, !new.isEmpty else { return [Int?](repeating: nil, count: new.count) }
        var pairing = Pairing(old: old.count, new: new.count)
        pairing.pair(old: { old[$0] }, new: { new[$0] })
        pairing.pair(old: { old[$0].type }, new: { new[$0].type })
        func events(_ screen: Screen) -> [String]? {
            let events = screen.emits.map(\.event) + screen.intercepts.map { "intercepts \($0.event)" }
            return events.isEmpty ? nil : events
        }
        pairing.pair(isUnique: true, old: { events(old[$0]) }, new: { events(new[$0]) })
        return pairing.oldOfNew
    }

    private static func changes<Element: Exact & Sendable, Key: Hashable>(
        _ old: [Element], _ new: [Element], keepsOrder: Bool = false, key: (Element) -> Key,
        or looserKey: ((Element) -> String)? = nil
    ) -> [ListChange<Element>] {
        if old.count == new.count, old.isExactly(new) { return [] }
        var pairing = Pairing(old: old.count, new: new.count)
        pairing.pair(old: { old[$0] }, new: { new[$0] })
        pairing.pair(old: { key(old[$0]) }, new: { key(new[$0]) })
        if let looserKey { pairing.pair(old: { looserKey(old[$0]) }, new: { looserKey(new[$0]) }) }
        return ListDifference.changes(from: old, to: new, pairs: pairing.oldOfNew, keepsOrder: keepsOrder)
    }
}
