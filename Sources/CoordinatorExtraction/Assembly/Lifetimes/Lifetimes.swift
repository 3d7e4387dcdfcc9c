import CoordinatorModel

/// The lifetimes of an app's objects: their holders, the removals of children, and objects that keep one another alive.
struct Lifetimes {
    /// The rings of strong references, by the coordinators at which they stand.
    private(set) var rings: [TypeID: [[StrongReference]]] = [:]

    /// How each coordinator holds each of its children, and what removes them.
    private(set) var lives: [ChildHoldings.Pair: Life] = [:]

    /// The places that make children that no object keeps alive.
    private(set) var dropped: [ChildHoldings.Pair: Place] = [:]

    /// The ways in which a child ends while its parent still holds it.
    private(set) var endings: [ChildHoldings.Pair: [Ending]] = [:]

    /// How a child is held and removed.
    struct Life {
        var entry: ChildHoldings.Entry
        /// Whether it is only stored when its parent begins, or takes the place of the one before.
        var isOnce: Bool
        /// Whether its end leads back to where it is made.
        var isMadeAgain: Bool
        /// `nil` if that is unknown.
        var removals: [(change: Changes.Change, event: EventName?)]?
    }

    /// Whether the program was not followed completely: then nothing is known about what code does not do.
    let isCutOff: Bool

    init(_ engine: Engine, _ placement: Placement, _ ownership: Ownership) {
        isCutOff = engine.isCutOff
        guard !isCutOff else { return }
        let roots = Set(placement.roots.found)
        let names = Set(
            engine.index.declared.flatMap { type in
                type.properties.values.filter { $0.isStored && !$0.isStatic }.map(\.name)
            })
        // What an object lets go of when it is freed frees nothing sooner.
        let changes = Changes(engine.index, to: names).filtered { !$0.isFreeing || !$0.isOwn }
        let breaking = changes.without(UncalledChanges(engine, changes).functions)
        let subscriptions = Subscriptions(engine, breaking, PathTypes(engine, changes))
        let references = StrongReferences(engine, changes, subscriptions)
        let codes = OwnCodes(engine.index, changes, subscriptions: SubscribingClosures(engine))
        let keepers = SelfKeepers(engine)
        let uses = ChildUses(engine, codes, keepers)
        let holdings = ChildHoldings(engine, changes, codes, uses)
        let kept = ChildEndings(holdings, placement)
        let drops = DroppedChildren(engine, codes, HeldObjects(engine, changes, keepers), keepers, uses, roots: roots)
        var replaced: Set<ChildHoldings.Pair> = []
        for (parent, edges) in placement.edges {
            for edge in edges {
                let pair = ChildHoldings.Pair(parent: parent, child: edge.child)
                guard lives[pair] == nil else { continue }
                let held = holdings.entry(pair)
                // For a child that a property holds weakly, its branch shows that; it is not reported as dropped.
                if held?.property.ownership != .weak { dropped[pair] = drops.place(of: pair) }
                guard let entry = held else { continue }
                var removals: [(change: Changes.Change, event: EventName?)]?
                if let changes = holdings.removals(of: pair, from: entry) {
                    let handlers = changes.isEmpty ? [] : holdings.handlers(pair, entry)
                    removals = changes.map { change in
                        (change: change, event: handlers.first { $0.way.leads(to: change) }?.event)
                    }
                }
                let life = Life(
                    entry: entry, isOnce: holdings.isOnce(pair, entry), isMadeAgain: holdings.isMadeAgain(pair),
                    removals: removals)
                lives[pair] = life
                let presentations = edges.filter { $0.child == pair.child }.map(\.presentation)
                if holdings.isReplaced(pair, life, presentations) { replaced.insert(pair) }
                endings[pair] = kept.kept(pair, life, edges.filter { $0.child == pair.child })
            }
        }
        let found = RetainCycleSearch(engine, references, breaking, roots: roots, replaced: replaced).all()
        rings = RingPlaces(of: found, engine, placement, ownership).rings
    }
}
