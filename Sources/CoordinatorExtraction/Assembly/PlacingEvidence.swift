/// What was seen, as far as it says where a type stands.
struct PlacingEvidence {
    let index: ProgramIndex
    let roles: Roles
    /// What evaluation saw, with what was asked for by its type decided.
    let facts: Facts
    let byType: FactsByType
    /// What each actor made, in the order of the source.
    let made: [TypeID: [(type: TypeID, place: Place)]]
    /// Who listens to an output or is the delegate of which type.
    let heard: Set<Facts.Mention>
    /// What coordinators and screens make.
    let madeByActors: Set<TypeID>
    /// The screens that a coordinator makes only for other screens, which hold them.
    let enclosed: Set<Facts.Mention>

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
            // What a factory made when a coordinator asked it, the coordinator made.
            guard roles.acts(mention.actor) || !facts.accounted.contains(place) else { continue }
            made[mention.actor, default: []].append((mention.type, place))
        }
        self.made = made.mapValues { $0.sorted { ($0.place, $0.type) < ($1.place, $1.type) } }
        madeByActors = Set(facts.made.keys.filter { roles.acts($0.actor) }.map(\.type))
        heard = Set(facts.wirings.keys.map { Facts.Mention(actor: $0.owner, type: $0.slot.holder) })
    }
}
