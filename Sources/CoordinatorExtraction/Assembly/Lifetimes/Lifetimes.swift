import CoordinatorModel

/// How long an app's objects live: who holds whom, where a child is removed, and which objects keep one another alive.
struct Lifetimes {
    /// The rings of strong references, by the types that are part of one.
    private(set) var rings: [TypeID: [[StrongReference]]] = [:]

    /// How each coordinator holds each of its children, and what removes them.
    private(set) var lives: [ChildHoldings.Pair: Life] = [:]

    /// The places that make children which no object keeps alive.
    private(set) var dropped: [ChildHoldings.Pair: Place] = [:]

    /// Ways in which a child ends and its parent still holds it.
    private(set) var endings: [ChildHoldings.Pair: [Ending]] = [:]

    /// How a child is held and removed.
    struct Life {
        var entry: ChildHoldings.Entry
        var isOnce: Bool
        /// `nil` if it is not known.
        var removals: [(change: Changes.Change, event: EventName?)]?
    }

    /// Whether the program was not followed to its end: then nothing is known of what code does not do.
    let isCutOff: Bool

    init(_ engine: Engine, _ placement: Placement) {
        isCutOff = engine.isCutOff
        guard !isCutOff else { return }
        let roots = Set(placement.roots.found)
        let names = Set(
            engine.index.declared.flatMap { type in
                type.properties.values.filter { $0.isStored && !$0.isStatic }.map(\.name)
            })
        let changes = Changes(engine.index, to: names)
        let references = StrongReferences(engine, changes)
        let codes = OwnCodes(
            engine.index, changes, subscriptions: Set(engine.facts.streams.listeners.values.joined().map(\.place)))
        let keepers = SelfKeepers(engine)
        let uses = ChildUses(engine, codes, keepers)
        let holdings = ChildHoldings(engine, changes, codes, uses)
        let kept = ChildEndings(holdings, placement)
        let drops = DroppedChildren(engine, codes, HeldObjects(engine, changes, keepers), keepers, uses, roots: roots)
        for (parent, edges) in placement.edges {
            for edge in edges {
                let pair = ChildHoldings.Pair(parent: parent, child: edge.child)
                guard lives[pair] == nil else { continue }
                let held = holdings.entry(pair)
                // A child that a property holds weakly has that in its branch; it is not reported as dropped.
                if held?.property.ownership != .weak { dropped[pair] = drops.place(of: pair) }
                guard let entry = held else { continue }
                var removals: [(change: Changes.Change, event: EventName?)]?
                if let changes = holdings.removals(of: pair, from: entry) {
                    let handlers = changes.isEmpty ? [] : holdings.handlers(pair, entry)
                    removals = changes.map { change in
                        (change: change, event: handlers.first { $0.way.leads(to: change) }?.event)
                    }
                }
                let life = Life(entry: entry, isOnce: holdings.isOnce(pair, entry), removals: removals)
                lives[pair] = life
                endings[pair] = kept.kept(pair, life, edges.filter { $0.child == pair.child })
            }
        }
        for ring in RetainCycleSearch(engine, references, changes, roots: roots).all() {
            for reference in ring {
                guard let type = engine.atoms[reference.holder].type else { continue }
                rings[type, default: []].append(ring)
            }
        }
    }
}
