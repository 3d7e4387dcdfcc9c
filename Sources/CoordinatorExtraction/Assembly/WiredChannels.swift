/// The channels of objects to which some code assigns a value, by their names.
struct WiredChannels {
    private var channels: [Facts.SlotName: [Facts.ObjectSlot]] = [:]
    private var heard: [Hearing: [Facts.ObjectSlot]] = [:]

    /// A channel, and the type of an object that is assigned to it.
    struct Hearing: Hashable {
        var channel: Facts.SlotName
        var type: TypeID
    }

    init(_ engine: Engine) {
        for (slot, hearers) in engine.facts.hearers {
            guard let type = engine.atoms[slot.object].type else { continue }
            let name = Facts.SlotName(holder: type, name: slot.name)
            channels[name, default: []].append(slot)
            for hearer in Set(hearers.compactMap { engine.atoms[$0].type }) {
                heard[Hearing(channel: name, type: hearer), default: []].append(slot)
            }
        }
    }

    /// Those of all objects.
    subscript(name: Facts.SlotName) -> [Facts.ObjectSlot] { channels[name] ?? [] }

    /// Those to which an object of the type is assigned.
    subscript(hearing: Hearing) -> [Facts.ObjectSlot] { heard[hearing] ?? [] }
}
