import CoordinatorModel

/// The reason why no object intercepts an event of an output or a delegate: the assigned object does not conform, a
/// conforming object is not assigned, or the property is never assigned.
///
/// The tree contains it under `x-wiring` of the emission, and `check` prints it with the finding.
struct MissingWiring {

    let index: ProgramIndex
    let roles: Roles
    let catching: Catching
    /// The delegate properties that an event goes through.
    private let slots: [EventName: [Facts.SlotName]]
    /// Views that several types use as parts: a type that does not listen to such a view only shows it.
    let reused: Set<TypeID>
    /// The first object that is assigned to a property.
    private let firstOwners: [Facts.SlotName: TypeID]
    /// For an event of a stream, the subscriber that receives the event and does nothing.
    private let dropped: [EventName: StreamFacts.Dropped]
    /// The events of streams to which no code subscribes, and the names of those.
    private let unheard: [EventName: EventName]
    let twins: TwinChannels

    init(_ engine: Engine, _ catching: Catching) {
        let (index, roles, facts) = (engine.index, engine.roles, engine.facts)
        self.index = index
        self.roles = roles
        self.catching = catching
        twins = TwinChannels(engine)
        var builders: [String: Int] = [:]
        for type in index.declared { for name in type.constructed { builders[name, default: 0] += 1 } }
        reused = Set(
            index.declared.filter {
                roles.isView($0.id) && !roles.screens.contains($0.id) && $0.isClass
                    && builders[String($0.lastName), default: 0] > 1
            }.map(\.id))
        var slots: [EventName: [Facts.SlotName]] = [:]
        for (slot, events) in facts.throughDelegate { for event in events { slots[event, default: []].append(slot) } }
        self.slots = slots
        dropped = facts.streams.dropped
        unheard = facts.streams.unheard.names
        var firstOwners: [Facts.SlotName: TypeID] = [:]
        for wiring in facts.wirings.keys {
            let key = wiring.slot.key
            firstOwners[key] = min(firstOwners[key] ?? wiring.owner, wiring.owner)
        }
        self.firstOwners = firstOwners
    }

    /// The text beside an emission: why no object of the program intercepts the event, whether its channel may stay
    /// empty, whether all code that may set it was followed, the subscriber that ignores it, and the delegate property or
    /// stream that other events may go through as well.
    func wiring(
        for event: EventName, emittedBy emitter: TypeID, isDispensable: Bool, isUnheard: Bool, isUnwired: Bool,
        isFollowed: Bool, ignoredBy subscriber: StreamFacts.Dropped?, through carrier: StreamFacts.Carrier?
    ) -> JSONValue? {
        if !isDispensable, !isFollowed { return .object(["intent": .string("unfollowed")]) }
        if let subscriber { return ignored(by: subscriber) }
        let slot = slots(of: event, by: emitter).first
        let isLost = isUnheard || isUnwired || catching.owners[event]?.isEmpty != false
        // A case that a subscriber drops is lost for a reason of its own.
        if slot == nil, !isDispensable, isLost, let carrier, dropped[event] == nil {
            return lost(through: carrier, reason: reason(for: event, emittedBy: emitter))
        }
        let reason = reason(for: event, emittedBy: emitter)
        guard reason != nil || isDispensable || isUnheard || isUnwired else { return nil }
        if slot == nil, !isDispensable { return reason.map { .string($0.text) } }
        var members: [String: JSONValue] = [:]
        members["reason"] = reason.map { .string($0.text) }
        members["channel"] = slot.map { .string("\(name($0.holder)).\($0.name)") }
        let isMeant = reason?.isMeant ?? isUnwired
        members["intent"] = .string(isDispensable ? "optional" : isMeant ? "meant" : "unset")
        return .object(members)
    }

    /// The delegate properties that an event goes through, the emitter's own first.
    private func slots(of event: EventName, by emitter: TypeID) -> [Facts.SlotName] {
        (slots[event] ?? []).sorted {
            ($0.holder == emitter ? 0 : 1, $0.holder, $0.name) < ($1.holder == emitter ? 0 : 1, $1.holder, $1.name)
        }
    }

    /// Why no object of the whole program intercepts an event.
    private struct Reason {
        var text: String
        /// Whether the program shows that an object should intercept it.
        var isMeant = false
    }

    private func reason(for event: EventName, emittedBy emitter: TypeID) -> Reason? {
        guard catching.owners[event]?.isEmpty ?? true else { return nil }
        if let dropped = dropped[event] {
            let file = index.files[Int(dropped.place.file)].path
            return Reason(
                text: "no code handles it: \(name(dropped.hearer)) drops it at \(file):\(dropped.place.line)")
        }
        if let stream = unheard[event] {
            return Reason(text: "no code subscribes to \(name(stream.domain)).\(stream.member)")
        }
        let slots = slots(of: event, by: emitter)
        guard let slot = slots.first else { return outputReason(for: event) }
        let property = "\(name(slot.holder)).\(slot.name)"
        let assigned = slots.compactMap { firstOwners[$0] }.min()
        if let assigned, !index.isKind(assigned, of: event.domain) {
            let text = "\(property) is assigned \(name(assigned)), which does not conform to \(name(event.domain))"
            return Reason(text: text, isMeant: true)
        }
        if assigned != nil { return nil }
        let conforming = index.conformers(of: event.domain).filter { roles.acts($0) || roles.isSpokesman($0) }.sorted()
        let nearest = conforming.first { roles.isCoordinator($0) } ?? conforming.first
        if let nearest {
            let text = "\(name(nearest)) conforms to \(name(event.domain)), but is not assigned to \(property)"
            return Reason(text: text, isMeant: true)
        }
        // A coordinator that has the method is meant by its own name: `weak var parent: MainCoordinator?`.
        if !index[event.domain].isProtocol, roles.isCoordinator(event.domain) {
            return Reason(text: "no \(name(event.domain)) is assigned to \(property)", isMeant: true)
        }
        return Reason(text: "no object is assigned to \(property)")
    }

    private func lost(through carrier: StreamFacts.Carrier, reason: Reason?) -> JSONValue {
        let channel =
            switch carrier {
            case .property(let stream): "\(name(stream.domain)).\(stream.member)"
            case .result(let type): "the result of \(name(type))"
            }
        var members: [String: JSONValue] = ["intent": .string("unset"), "channel": .string(channel)]
        members["reason"] = reason.map { .string($0.text) }
        return .object(members)
    }

    private func ignored(by subscriber: StreamFacts.Dropped) -> JSONValue {
        let place = "\(index.files[Int(subscriber.place.file)].path):\(subscriber.place.line)"
        let reason = "\(name(subscriber.hearer)) subscribes at \(place), and does nothing with any value"
        return .object(["intent": .string("ignored"), "reason": .string(reason)])
    }

    private func outputReason(for event: EventName) -> Reason? {
        guard let property = index[event.domain].properties[event.member], !property.isFlag else { return nil }
        return Reason(text: "no closure is assigned to \(name(event.domain)).\(event.member)")
    }

    private func name(_ type: TypeID) -> String { index[type].name }
}

extension Property {
    /// Whether it is true or false: `var isHelping = false`.
    fileprivate var isFlag: Bool {
        if case .bool? = initializer { return true }
        return type?.unwrapped == .named("Bool", [])
    }
}
