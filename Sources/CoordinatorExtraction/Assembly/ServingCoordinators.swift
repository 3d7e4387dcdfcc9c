/// Coordinators that serve others and are not above them, such as the one that shows all of an app's messages: an
/// object that holds one strongly sends it commands, which are not events.
struct ServingCoordinators {
    private let domains: Set<TypeID>

    init(_ engine: Engine, _ placement: Placement, _ reaches: Reaches) {
        var servants: [TypeID: Set<TypeID>] = [:]
        var reporting: Set<TypeID> = []
        for wiring in engine.facts.wirings.keys where wiring.slot.sort == .delegate {
            for domain in wiring.slot.delegates where Self.isCoordinators(domain, engine) {
                servants[domain, default: []].insert(wiring.owner)
                if Self.isReporting(wiring.slot, engine) { reporting.insert(domain) }
            }
        }
        var emitters: [TypeID: Set<TypeID>] = [:]
        for emission in engine.facts.emissions { emitters[emission.event.domain, default: []].insert(emission.emitter) }
        domains = Set(
            servants.filter { domain, owners in
                // A mock is not a coordinator.
                !reporting.contains(domain) && owners.contains(where: engine.roles.isCoordinator)
                    && owners.allSatisfy { owner in
                        (engine.roles.isCoordinator(owner) || !engine.roles.acts(owner))
                            && placement.edges[owner]?.isEmpty != false
                            && !(emitters[domain] ?? []).contains { reaches.leads(from: owner, to: $0) }
                    }
            }.keys)
    }

    func contains(_ event: EventName) -> Bool { domains.contains(event.domain) }

    /// Whether a protocol requires its types to be coordinators, and has further requirements.
    private static func isCoordinators(_ domain: TypeID, _ engine: Engine) -> Bool {
        engine.index[domain].isProtocol
            && engine.index.ancestors(of: domain).dropFirst().contains { engine.roles.isCoordinatorProtocol($0.type) }
    }

    /// Whether an object reports through a property: it holds it weakly, or under the name of a delegate or a parent.
    private static func isReporting(_ slot: Slot, _ engine: Engine) -> Bool {
        engine.index.vocabulary.members.nameReceiver(slot.name)
            || engine.declarations.property(slot.name, of: slot.holder)?.property.ownership != .strong
    }
}
