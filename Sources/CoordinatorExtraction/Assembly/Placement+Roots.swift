/// The roots of an app, and the coordinators that are never presented.
extension Placement {
    mutating func placeRoots(named wanted: String?) {
        var roots: [TypeID] = []
        var assumption: String?
        let children = Set(
            edges.filter { isCoordinator($0.key) }.flatMap { parent, edges in edges.map(\.child).filter { $0 != parent }
            })
        let made = byType.madeTypes.union(facts.begun.keys)
        let begun = beginnings()
        let named = wanted.map { name in coordinators.filter { index[$0].name == name } } ?? []
        if !named.isEmpty {
            roots = named
        } else {
            roots = coordinators.filter { made.contains($0) && !children.contains($0) }
            if roots.isEmpty {
                assumption = "every coordinator has a parent, and this one is also made outside of coordinators"
                // If every coordinator is presented by another one, the root is the one that the app's entry point
                // makes.
                roots = coordinators.filter { type in
                    facts.begun[type] != nil || facts.made.keys.contains { $0.type == type && !isCoordinator($0.actor) }
                }
                // Others are made by screens and helpers, such as a tab bar that makes a flow for each tab.
                let first = roots.filter { facts.begun[$0] != nil || begun.contains($0) }
                let reached = first.reduce(into: Set<TypeID>()) { $0.formUnion(below($1)) }
                roots = roots.filter { first.contains($0) || !reached.contains($0) }
            }
        }
        // No code makes any of them, as in a part of an app. Then the one that is never presented is the root.
        if roots.isEmpty {
            let free = coordinators.filter { !children.contains($0) }
            assumption =
                free.count == 1
                ? "no code that makes it was found, and it is the only one that is never presented"
                : "no code that makes it was found, and it has the name of one that an app begins with"
            roots = free.count == 1 ? free : free.filter { index.vocabulary.types.roots.contains(index[$0].lastName) }
        }
        for type in coordinators where begun.contains(type) && !roots.contains(type) && named.isEmpty {
            roots.append(type)
        }
        // A coordinator that is made there and passed down belongs to the one that presents it.
        if named.isEmpty, roots.count > 1 {
            let below = Dictionary(uniqueKeysWithValues: roots.map { ($0, self.below($0)) })
            roots = roots.filter { root in
                !roots.contains { $0 != root && below[$0]?.contains(root) == true && below[root]?.contains($0) != true }
            }
        }
        // What only builders make that no code mentions is never presented.
        if named.isEmpty, roots.contains(where: { makersBeforeTheBeginning(of: $0) == nil }) {
            roots = roots.filter { makersBeforeTheBeginning(of: $0).map(areUnusedBuilders) != true }
        }
        var reached = Set(roots)
        var waiting = roots
        while let type = waiting.popLast() {
            for edge in edges[type] ?? [] where reached.insert(edge.child).inserted { waiting.append(edge.child) }
        }
        var unattached = coordinators.filter { !reached.contains($0) && !children.contains($0) }
        for type in unattached { reached.insert(type) }
        var left = unattached
        while let type = left.popLast() {
            for edge in edges[type] ?? [] where reached.insert(edge.child).inserted { left.append(edge.child) }
        }
        // A ring of coordinators to which no other coordinator leads.
        for type in coordinators where !reached.contains(type) {
            unattached.append(type)
            var ring = [type]
            reached.insert(type)
            while let next = ring.popLast() {
                for edge in edges[next] ?? [] where reached.insert(edge.child).inserted { ring.append(edge.child) }
            }
        }
        self.roots = Roots(
            found: roots, unattached: unattached, assumption: assumption, isNamed: !named.isEmpty)
    }

    /// Why a coordinator counts as a root, if no code was found that leads to it from the app's entry point: its
    /// delegate, a scene, its `App` or `main`.
    func assumption(of root: TypeID) -> String? {
        if roots.isNamed || facts.begun[root] != nil || beginnings().contains(root) { return nil }
        if let assumption = roots.assumption { return assumption }
        guard let makers = makersBeforeTheBeginning(of: root) else { return nil }
        guard let first = makers.min() else { return "no code that presents it was found" }
        return "\(index[first].name) makes it, but no code was found that leads there from where the app begins"
    }

    /// The types that make a root, if the app's entry point leads to none of them; `nil` if it leads to the root.
    private func makersBeforeTheBeginning(of root: TypeID) -> Set<TypeID>? {
        if facts.begun[root] != nil || beginnings().contains(root) { return nil }
        let makers = Set(facts.made.keys.filter { $0.type == root && $0.actor != root }.map(\.actor))
        return makers.contains(where: isReachedFromTheBeginning) ? nil : makers
    }

    /// Whether types are builders whose names only their own code mentions.
    private func areUnusedBuilders(_ makers: Set<TypeID>) -> Bool {
        !makers.isEmpty && makers.allSatisfy { roles.isMaker($0) && !index.isMentionedElsewhere($0) }
    }

    /// Whether the app's entry point makes a type, directly or through other types.
    private func isReachedFromTheBeginning(_ type: TypeID) -> Bool {
        let makers = Dictionary(grouping: facts.made.keys, by: \.type)
        var seen: Set<TypeID> = [type]
        var waiting = [type]
        while let next = waiting.popLast() {
            if roles.begins(next) || facts.begun[next] != nil { return true }
            for mention in makers[next] ?? [] where seen.insert(mention.actor).inserted {
                waiting.append(mention.actor)
            }
        }
        return false
    }

    /// The descendants of a coordinator.
    private func below(_ coordinator: TypeID) -> Set<TypeID> {
        var below: Set<TypeID> = []
        var waiting = [coordinator]
        while let next = waiting.popLast() {
            for edge in edges[next] ?? [] where below.insert(edge.child).inserted { waiting.append(edge.child) }
        }
        return below
    }

    /// The coordinators that the app's delegate, scene or `App` makes.
    func beginnings() -> Set<TypeID> {
        Set(facts.made.keys.filter { roles.begins($0.actor) }.map(\.type))
    }
}
