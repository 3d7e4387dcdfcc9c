/// Calls with which an object passes a case down to a coordinator that it made: `child.navigate(to: .detail)`. They are
/// commands, and not events.
extension Run {
    /// Whether the object whose code runs made all objects that it calls.
    func isMadeHere(_ called: Value, in frame: Frame) -> Bool {
        let objects = objects(in: called)
        guard let own = frame.receiver, let type = type(of: own), roles.isCoordinator(type), !objects.isEmpty,
            atoms.channels(in: called).isEmpty
        else { return false }
        return objects.allSatisfy { $0 != own && atoms[$0].isMade && atoms[$0].maker?.type == type }
    }

    /// Records the cases that coordinators receive from above: all of an enum if it is unknown which.
    func command(_ called: Value, _ cases: Value) {
        let events = cases.atoms.flatMap { atom -> [EventName] in
            switch atoms.meaning(atom) {
            case .enumCase(_, let domain, let member): [EventName(domain: domain, member: member)]
            case .object(_, let type) where index[type].isEnum:
                index[type].orderedCases.map { EventName(domain: type, member: $0.name) }
            default: []
            }
        }
        for type in objects(in: called).compactMap({ type(of: $0) }) {
            see { $0.downwards.commands[type, default: []].formUnion(events) }
        }
    }
}

extension Engine {
    /// Whether a coordinator receives a case only from above: no object emits it that the coordinator, or an object which it
    /// made, has made.
    func isOnlyCommanded(_ event: EventName, of coordinator: TypeID) -> Bool {
        guard facts.downwards.commands[coordinator]?.contains(event) == true else { return false }
        let emitters = Set(facts.emissions.filter { $0.event == event }.map(\.emitter))
        var below: Set<TypeID> = [coordinator]
        var waiting = [coordinator]
        while let maker = waiting.popLast() {
            for mention in facts.made.keys where mention.actor == maker && below.insert(mention.type).inserted {
                waiting.append(mention.type)
            }
        }
        return emitters.isDisjoint(with: below)
    }
}
