import CoordinatorModel

/// Writes the facts about types as a tree. A coordinator with two parents is in it twice, because the outcome of its
/// events depends on the path.
struct TreeAssembly {
    let engine: Engine
    let placement: Placement
    let catching: Catching
    let missing: MissingWiring
    let ownership: Ownership
    let claimsAbove: ClaimsAbove
    let lifetimes: Lifetimes
    /// The enums that are declared to be events.
    let eventEnums: Set<TypeID>
    /// The types that are in the tree, or are helpers of a type in it.
    let standing: Set<TypeID>
    var tree = CoordinatorTree()
    /// The first position of each coordinator, for references once the tree is large.
    private var first: [TypeID: Int] = [:]

    /// The number of copies of shared coordinators after which references replace them.
    private static let mostCopies = 2_000

    var index: ProgramIndex { engine.index }
    var roles: Roles { engine.roles }

    init(_ engine: Engine, _ options: ExtractionOptions) {
        self.engine = engine
        ownership = Ownership(engine)
        let index = engine.index
        let stored = engine.stored()
        placement = Placement(
            PlacingEvidence(engine, stored: stored, ownership: ownership), stored: stored, ownership: ownership,
            root: options.root)
        standing = placement.reach(of: placement.coordinators)
        let events = index.declared.filter { engine.index.isEvent($0) }.map(\.id)
        eventEnums = Set(events)
        catching = Catching(engine, placement, ownership, events: events)
        lifetimes = Lifetimes(engine, placement, ownership)
        missing = MissingWiring(engine, catching)
        claimsAbove = ClaimsAbove(placement, catching)
    }

    func assembled() -> CoordinatorTree {
        var assembly = self
        assembly.assemble()
        return assembly.tree
    }

    private mutating func assemble() {
        let most = placement.coordinators.count * 2 + Self.mostCopies
        /// A coordinator that waits for its children, with the types above it.
        var waiting: [(node: Int, type: TypeID, path: [TypeID: Int])] = []
        for root in placement.roots.found {
            let node = tree.addRoot(coordinator(root, on: [root]))
            first[root] = first[root] ?? node
            waiting.append((node, root, [root: node]))
        }
        for type in placement.roots.unattached {
            let node = tree.addUnattached(coordinator(type, on: [type]))
            first[type] = first[type] ?? node
            waiting.append((node, type, [type: node]))
        }
        var next = 0
        while next < waiting.count {
            let (node, type, path) = waiting[next]
            next += 1
            for edge in placement.edges[type] ?? [] {
                if let ancestor = path[edge.child] {
                    add(branch(edge, of: type, to: .reference(ancestor)), to: node)
                    continue
                }
                // A second route to the same child leads to the same object.
                if let sibling = tree.coordinators[node].branches.first(where: {
                    tree.coordinators[$0.child.index].type == engine.name(of: edge.child)
                }) {
                    add(branch(edge, of: type, to: .reference(sibling.child.index)), to: node)
                    continue
                }
                let above = path.sorted { $0.value < $1.value }.map(\.key)
                if let known = first[edge.child],
                    tree.coordinators.count >= most || !faresDifferently(edge.child, known, on: above + [edge.child])
                {
                    add(branch(edge, of: type, to: .reference(known)), to: node)
                    continue
                }
                tree.coordinators.append(coordinator(edge.child, on: above + [edge.child]))
                let child = tree.coordinators.count - 1
                first[edge.child] = first[edge.child] ?? child
                add(branch(edge, of: type, to: .contained(child)), to: node)
                var longer = path
                longer[edge.child] = child
                waiting.append((child, edge.child, longer))
            }
        }
        for (node, root) in zip(tree.roots, placement.roots.found) {
            guard let reason = placement.assumption(of: root) else { continue }
            tree.coordinators[node].extensions[ExtensionKeys.assumedRoot] = .string(reason)
        }
        if let root = tree.roots.first {
            for rule in engine.dialects.rules {
                rule.complete(&tree.coordinators[root], with: { !standing.contains($0) }, in: engine)
            }
        }
        for place in engine.facts.unresolved.keys.sorted() where !engine.facts.followed.contains(place) {
            tree.unresolved.append(Unresolved(what: engine.facts.unresolved[place] ?? "", location: location(place)))
        }
        if engine.worklist.isExhausted { markCutOff() }
        addUnresolved(
            catching.opaque.filter { !isPrivateToService($0.key) },
            because: "its interceptor depends on the value that is assigned here")
        addUnresolved(catching.exposed, because: "only Objective-C can intercept it, which is not read")
        addUnresolvedOfSharedModels()
        markWired()
        declareEvents()
    }

    /// Marks the places at which the program was not followed further, and counts them: at least one, because code that
    /// was not even begun has none.
    private mutating func markCutOff() {
        let places = tree.unresolved.indices.filter { tree.unresolved[$0].what == Engine.beyond }
        for place in places { tree.unresolved[place].extensions[ExtensionKeys.cutOff] = .bool(true) }
        tree.extensions[ExtensionKeys.cutOff] = .number(String(max(1, places.count)))
    }

    /// Adds the events of view models that too many screens share: which screen emits one is unknown.
    private mutating func addUnresolvedOfSharedModels() {
        for helper in placement.helping.widelyShared.sorted() {
            let events = Dictionary(grouping: catching.emissions[helper] ?? [], by: \.event)
            for (event, all) in events.sorted(by: { $0.key < $1.key }) {
                let what = "\(name(event)): too many screens share \(index[helper].name) to say which of them emits it"
                tree.unresolved.append(Unresolved(what: what, location: all.map(\.place).min().flatMap(location)))
            }
        }
    }

    /// Adds the events with unknown interceptors, as far as a screen or coordinator emits them.
    private mutating func addUnresolved(_ events: [EventName: Place], because reason: String) {
        for event in events.keys.sorted() where catching.emitters[event]?.contains(where: isHeard) == true {
            tree.unresolved.append(
                Unresolved(what: "\(name(event)): \(reason)", location: events[event].flatMap(location)))
        }
    }

    /// Whether an event goes through a closure that only a service itself can fill, with one that it receives from a library.
    private func isPrivateToService(_ event: EventName) -> Bool {
        let holder = event.domain
        return !roles.acts(holder) && !roles.isSpokesman(holder)
            && index[holder].properties[event.member]?.isPrivate == true
    }

    /// Whether a coordinator that is in the tree already needs a second place: it is a leaf, and its events bubble past
    /// other coordinators than there, or other objects of its type are wired differently.
    private func faresDifferently(_ type: TypeID, _ known: Int, on path: [TypeID]) -> Bool {
        let isLeaf = placement.edges[type]?.isEmpty ?? true
        if isLeaf, bubbles(type) { return true }
        var other = coordinator(type, on: path)
        other.branches = tree.coordinators[known].branches
        guard other != tree.coordinators[known] else { return false }
        return isLeaf || placement.reach(of: [type]).filter(roles.isCoordinator).count <= Self.mostRepeated
    }

    /// Whether a coordinator or its screens emit an event that is offered to every coordinator above.
    private func bubbles(_ type: TypeID) -> Bool {
        placement.reach(of: [type]).contains { one in
            catching.emissions[one]?.contains { engine.facts.channels[$0] == nil } == true
        }
    }

    /// The largest number of coordinators in a part of the tree that may be in it more than once.
    private static let mostRepeated = 8

    /// Whether a type's emissions matter to any coordinator.
    private func isHeard(_ type: TypeID) -> Bool { roles.acts(type) || placement.isHelper(type) }

    private mutating func add(_ branch: Branch, to node: Int) { tree.coordinators[node].branches.append(branch) }

    // MARK: - Names and places

    func name(_ event: EventName) -> String { "\(index[event.domain].name).\(event.member)\(event.labels)" }

    func location(_ place: Place) -> Location? { engine.location(of: place) }
}
