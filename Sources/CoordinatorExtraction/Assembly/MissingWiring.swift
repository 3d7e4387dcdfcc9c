/// Why nobody catches what goes through an output or a delegate: it is assigned to somebody who doesn't conform,
/// somebody conforms whom nobody assigns, or it is never assigned at all.
///
/// It stands under `x-wiring` beside the emission, and `check` prints it with the finding.
struct MissingWiring {
    static let key = "x-wiring"

    let index: ProgramIndex
    let roles: Roles
    let catching: Catching
    /// The delegate properties that an event goes through.
    private let slots: [EventName: [Facts.SlotName]]
    /// The first of those who are assigned to a property.
    private let firstOwners: [Facts.SlotName: TypeID]
    /// Who hears an event that goes through a stream, and does nothing.
    private let dropped: [EventName: StreamFacts.Dropped]

    init(_ index: ProgramIndex, _ roles: Roles, _ facts: Facts, _ catching: Catching) {
        self.index = index
        self.roles = roles
        self.catching = catching
        var slots: [EventName: [Facts.SlotName]] = [:]
        for (slot, events) in facts.throughDelegate { for event in events { slots[event, default: []].append(slot) } }
        self.slots = slots
        dropped = facts.streams.dropped
        var firstOwners: [Facts.SlotName: TypeID] = [:]
        for wiring in facts.wirings.keys {
            let key = wiring.slot.key
            firstOwners[key] = min(firstOwners[key] ?? wiring.owner, wiring.owner)
        }
        self.firstOwners = firstOwners
    }

    /// The reason, in words, where nobody in the whole program catches the event.
    func reason(for event: EventName, emittedBy emitter: TypeID) -> String? {
        guard catching.owners[event]?.isEmpty ?? true else { return nil }
        if let dropped = dropped[event] {
            let file = index.files[Int(dropped.place.file)].path
            return "no code handles it: \(name(dropped.hearer)) drops it at \(file):\(dropped.place.line)"
        }
        let slots = (slots[event] ?? [])
            .sorted {
                ($0.holder == emitter ? 0 : 1, $0.holder, $0.name) < ($1.holder == emitter ? 0 : 1, $1.holder, $1.name)
            }
        guard let slot = slots.first else { return outputReason(for: event) }
        let property = "\(name(slot.holder)).\(slot.name)"
        let assigned = slots.compactMap { firstOwners[$0] }.min()
        if let assigned, !index.isKind(assigned, of: event.domain) {
            return "\(property) is assigned \(name(assigned)), which does not conform to \(name(event.domain))"
        }
        if assigned != nil { return nil }
        let conforming = index.conformers(of: event.domain).filter { roles.acts($0) || roles.isSpokesman($0) }.sorted()
        let nearest = conforming.first { roles.isCoordinator($0) } ?? conforming.first
        if let nearest {
            return "\(name(nearest)) conforms to \(name(event.domain)), but is not assigned to \(property)"
        }
        return "no object is assigned to \(property)"
    }

    private func outputReason(for event: EventName) -> String? {
        guard index[event.domain].properties[event.member] != nil else { return nil }
        return "no closure is assigned to \(name(event.domain)).\(event.member)"
    }

    private func name(_ type: TypeID) -> String { index[type].name }
}
