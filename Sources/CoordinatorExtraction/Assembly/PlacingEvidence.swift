/// The facts that decide the places of types.
struct PlacingEvidence {
    let index: ProgramIndex
    let roles: Roles
    /// The facts of the evaluation, with decisions about requests by type.
    let facts: Facts
    let byType: FactsByType
    /// The objects that each actor made, in the order of the source.
    let made: [TypeID: [(type: TypeID, place: Place)]]
    /// The types that listen to an output of each type, or are its delegate.
    let heard: Set<Facts.Mention>
    /// The types that coordinators and screens make.
    let madeByActors: Set<TypeID>
    let enclosed: EnclosedScreens

    init(_ engine: Engine, stored: [StoredKey: Set<Held>], ownership: Ownership) {
        enclosed = ownership.enclosed()
        let roles = engine.roles
        (index, self.roles) = (engine.index, roles)
        var facts = engine.facts
        facts.settleSearches(roles)
        self.facts = facts
        byType = FactsByType(facts, stored: stored, isCoordinator: roles.isCoordinator)
        var made: [TypeID: [(type: TypeID, place: Place)]] = [:]
        for (mention, place) in facts.made {
            // An object that a factory makes for a coordinator counts as made by the coordinator.
            guard roles.acts(mention.actor) || !facts.accounted.contains(place) else { continue }
            made[mention.actor, default: []].append((mention.type, place))
        }
        self.made = made.mapValues { $0.sorted { ($0.place, $0.type) < ($1.place, $1.type) } }
        madeByActors = Set(facts.made.keys.filter { roles.acts($0.actor) }.map(\.type))
        heard = Set(facts.wirings.keys.map { Facts.Mention(actor: $0.owner, type: $0.slot.holder) })
    }
}
