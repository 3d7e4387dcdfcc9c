/// The facts, indexed by type: placing one type must not walk over all facts.
struct FactsByType {
    /// The presentations of an object, by the presented type.
    private(set) var presentations: [Facts.Mention: [Presentation]] = [:]
    /// The presentations by an object of types that are not coordinators, in the order in which they were found.
    private(set) var ownPresentations: [TypeID: [Presentation]] = [:]
    /// The types that an object requests by a cast.
    private(set) var casts: [TypeID: [Sighting]] = [:]
    /// The types that the program makes.
    private(set) var madeTypes: Set<TypeID> = []
    /// The types whose outputs and delegates an object intercepts.
    private(set) var answered: [TypeID: Set<TypeID>] = [:]
    /// The stored values, by their holders.
    private(set) var stored: [TypeID: [(property: String, held: Set<Held>)]] = [:]

    struct Presentation {
        var name: String?
        var route: String?
        var place: Place
    }

    struct Sighting {
        var type: TypeID
        var place: Place
    }

    init(_ facts: Facts, stored: [StoredKey: Set<Held>], isCoordinator: (TypeID) -> Bool) {
        for (fact, place) in facts.presentations {
            let presentation = Presentation(name: fact.name, route: fact.route, place: place)
            presentations[Facts.Mention(actor: fact.actor, type: fact.child), default: []].append(presentation)
            if !isCoordinator(fact.child) { ownPresentations[fact.actor, default: []].append(presentation) }
        }
        for (mention, place) in facts.cast {
            casts[mention.actor, default: []].append(Sighting(type: mention.type, place: place))
        }
        for mention in facts.made.keys { madeTypes.insert(mention.type) }
        for wiring in facts.wirings.keys { answered[wiring.owner, default: []].insert(wiring.slot.holder) }
        for (key, value) in stored { self.stored[key.holder, default: []].append((key.property, value)) }
    }
}

/// A property of a type.
struct StoredKey: Hashable {
    var holder: TypeID
    var property: String
}

/// An object that another one holds, by its type.
struct Held: Hashable {
    var type: TypeID
    /// Whether the program visibly makes it.
    var isMade: Bool
    /// Whether a screen made it.
    var isOfScreen: Bool
}

extension Engine {
    /// The values in the properties of each type, for all its objects.
    func stored() -> [StoredKey: Set<Held>] {
        let run = Run(self, nil)
        var stored: [StoredKey: Set<Held>] = [:]
        for key in heap.keys {
            guard let cell = heap.known(key.object, key.property), !cell.value.isUnknown,
                let type = atoms[key.object].type, atoms[key.object].sort != .statics
            else { continue }
            for id in run.reachable(in: cell.value) {
                guard let held = atoms[id].type else { continue }
                let isOfScreen = facts.makers[id]?.contains { maker in
                    maker.flatMap { atoms[$0].type }.map { roles.screens.contains($0) && !roles.isCoordinator($0) }
                        == true
                }
                let isMade = atoms[id].isMade
                stored[StoredKey(holder: type, property: key.property), default: []].insert(
                    Held(type: held, isMade: isMade, isOfScreen: isOfScreen == true))
            }
        }
        return stored
    }
}
