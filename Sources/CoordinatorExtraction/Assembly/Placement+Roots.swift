/// Where an app begins, and whom nobody presents.
extension Placement {
    static let namesOfRoots: Set<String> = [
        "AppCoordinator", "ApplicationCoordinator", "RootCoordinator", "MainCoordinator", "AppFlowCoordinator",
    ]

    mutating func placeRoots(_ wanted: String?) {
        let children = Set(
            edges.filter { isCoordinator($0.key) }.flatMap { parent, edges in edges.map(\.child).filter { $0 != parent }
            })
        let made = byType.madeTypes.union(facts.begun.keys)
        let named = wanted.map { name in coordinators.filter { index[$0].name == name } } ?? []
        if !named.isEmpty {
            roots = named
        } else {
            roots = coordinators.filter { made.contains($0) && !children.contains($0) }
            if roots.isEmpty {
                assumption = "no coordinator is without a parent, and it is made outside of them"
                // Everybody is presented by somebody: the one that an app's beginning makes is the root.
                roots = coordinators.filter { type in
                    facts.begun[type] != nil || facts.made.keys.contains { $0.type == type && !isCoordinator($0.actor) }
                }
            }
        }
        // Nothing is seen to make any of them, as in a part of an app: the one that nobody presents is the root.
        if roots.isEmpty {
            let free = coordinators.filter { !children.contains($0) }
            assumption =
                free.count == 1
                ? "nobody was seen to make it, and it is the only one that nobody presents"
                : "nobody was seen to make it, and it has the name of one that an app begins with"
            roots = free.count == 1 ? free : free.filter { Self.namesOfRoots.contains(String(index[$0].lastName)) }
        }
        let begun = beginnings()
        for type in coordinators where begun.contains(type) && !roots.contains(type) && named.isEmpty {
            roots.append(type)
        }
        // What is made there and handed down stands below the one that brings it up.
        if named.isEmpty, roots.count > 1 {
            let below = Dictionary(uniqueKeysWithValues: roots.map { ($0, self.below($0)) })
            roots = roots.filter { root in
                !roots.contains { $0 != root && below[$0]?.contains(root) == true && below[root]?.contains($0) != true }
            }
        }
        var reached = Set(roots)
        var waiting = roots
        while let type = waiting.popLast() {
            for edge in edges[type] ?? [] where reached.insert(edge.child).inserted { waiting.append(edge.child) }
        }
        unattached = coordinators.filter { !reached.contains($0) && !children.contains($0) }
        for type in unattached { reached.insert(type) }
        var left = unattached
        while let type = left.popLast() {
            for edge in edges[type] ?? [] where reached.insert(edge.child).inserted { left.append(edge.child) }
        }
        // A ring of coordinators that nobody enters.
        for type in coordinators where !reached.contains(type) {
            unattached.append(type)
            var ring = [type]
            reached.insert(type)
            while let next = ring.popLast() {
                for edge in edges[next] ?? [] where reached.insert(edge.child).inserted { ring.append(edge.child) }
            }
        }
    }

    /// By what a root is taken for one, where nothing that an app begins with makes it: nor its delegate, a scene, its
    /// `App` or `main`.
    func assumption(of root: TypeID) -> String? {
        if wantedRoot == index[root].name || facts.begun[root] != nil || beginnings().contains(root) { return nil }
        if let assumption { return assumption }
        let makers = Set(facts.made.keys.filter { $0.type == root && $0.actor != root }.map(\.actor))
        if makers.contains(where: isReachedFromTheBeginning) { return nil }
        guard let first = makers.min() else { return "nobody was seen to present it" }
        return "\(index[first].name) makes it, and nothing that the app begins with was seen to lead there"
    }

    /// Whether what an app begins with makes a type, straight or through others.
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

    /// The coordinators below one.
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
