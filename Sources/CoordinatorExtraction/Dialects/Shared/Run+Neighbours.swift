/// Coordinators that are reached through another one: `tabs?.chat.open(id)`.
extension Run {
    /// A coordinator in a property of a delegate's object. A call of it is an event for that coordinator, like a call
    /// through a direct reference.
    func neighbour(_ name: String, through channel: Channel) -> Value {
        guard trial == nil, channel.slot.sort == .delegate else { return .never }
        var value = Value.never
        for between in objects(in: contents(of: channel)) {
            guard let own = own(between), roles.isCoordinator(own.type),
                let found = declarations.property(name, of: own.type), found.property.isStored,
                engine.slots.slot(found.property, of: own.type) == nil
            else { continue }
            let held = objects(in: read(found.property, of: between, found.home))
            let types = Set(held.compactMap { type(of: $0) })
            guard !types.isEmpty, types.allSatisfy(roles.isCoordinator) else { continue }
            let slot = Slot(sort: .delegate, holder: own.type, name: name, owner: own.type, delegates: types.sorted())
            wire(slot, of: between, toAll: held, at: found.property.place)
            value.insert(atoms.id(Channel(object: between, slot: slot)).atom)
        }
        return value
    }
}
