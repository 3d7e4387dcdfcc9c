/// What evaluation saw, found by the types that it is about: whoever places one type must not walk over all facts.
struct FactsByType {
    /// What an actor presented, by who was presented.
    private(set) var presentations: [Facts.Mention: [Presentation]] = [:]
    /// How an actor presents what is no coordinator, as it was first seen.
    private(set) var ownPresentations: [TypeID: [Presentation]] = [:]
    /// The types that an actor asked for by a cast.
    private(set) var casts: [TypeID: [Sighting]] = [:]
    /// The types of which somebody made an object.
    private(set) var madeTypes: Set<TypeID> = []
    /// Whose outputs and delegates an owner catches.
    private(set) var answered: [TypeID: Set<TypeID>] = [:]
    /// What was stored, by who has it.
    private(set) var stored: [TypeID: [(property: String, value: Value)]] = [:]

    struct Presentation {
        var name: String?
        var route: String?
        var place: Place
    }

    struct Sighting {
        var type: TypeID
        var place: Place
    }

    init(_ facts: Facts, stored: [Evaluator.StoredKey: Value], isCoordinator: (TypeID) -> Bool) {
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
