/// The channels of objects to which some code assigns a value, by their names.
struct WiredChannels {
    private var channels: [Facts.SlotName: [Facts.ObjectSlot]] = [:]
    private var heard: [Hearing: [Facts.ObjectSlot]] = [:]
    /// The values of the properties of a declared object, by the property's name; none if they are unknown.
    private(set) var declared: [String: [(type: TypeID, hearers: Set<ObjectID>)]] = [:]

    /// A channel, and the type of an object that is assigned to it.
    struct Hearing: Hashable {
        var channel: Facts.SlotName
        var type: TypeID

        init(channel: Facts.SlotName, type: TypeID) { (self.channel, self.type) = (channel, type) }

        /// The channel of a wiring, and the type of the object that is assigned to it.
        init(_ wiring: Facts.Wiring) { self.init(channel: wiring.slot.key, type: wiring.owner) }
    }

    init(_ engine: Engine) {
        for (slot, hearers) in engine.facts.hearers {
            guard let type = engine.atoms[slot.object].type else { continue }
            let name = Facts.SlotName(holder: type, name: slot.name)
            channels[name, default: []].append(slot)
            if engine.atoms[slot.object].sort == .declared { declared[slot.name, default: []].append((type, hearers)) }
            for hearer in Set(hearers.compactMap { engine.atoms[$0].type }) {
                heard[Hearing(channel: name, type: hearer), default: []].append(slot)
            }
        }
        for slot in engine.facts.openChannels where engine.atoms[slot.object].sort == .declared {
            if let type = engine.atoms[slot.object].type { declared[slot.name, default: []].append((type, [])) }
        }
    }

    /// Those of all objects.
    subscript(name: Facts.SlotName) -> [Facts.ObjectSlot] { channels[name] ?? [] }

    /// Those to which an object of the type is assigned.
    subscript(hearing: Hearing) -> [Facts.ObjectSlot] { heard[hearing] ?? [] }
}
