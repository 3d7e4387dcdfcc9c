/// An object between two units, such as an adapter from one unit's listener to another's, acts for the lower unit: it
/// receives the unit's events, and emits its own instead.
extension Engine {
    func speakForUnits(_ units: Set<TypeID>) {
        var adapted: [TypeID: Set<TypeID>] = [:]
        for wiring in facts.wirings.keys
        where wiring.slot.sort == .delegate && units.contains(wiring.slot.holder) && !roles.acts(wiring.owner) {
            adapted[wiring.owner, default: []].insert(wiring.slot.holder)
        }
        for (adapter, units) in adapted {
            for emission in facts.emissions where emission.emitter == adapter {
                facts.emissions.remove(emission)
                facts.channels[emission] = nil
                for unit in units {
                    let own = Facts.Emission(emitter: unit, event: emission.event, place: emission.place)
                    facts.emissions.insert(own)
                    facts.passed[emission.event, default: []].insert(unit)
                }
            }
            for (wiring, place) in facts.wirings where wiring.slot.holder == adapter {
                facts.wirings[wiring] = nil
                let events = facts.throughDelegate[wiring.slot.key] ?? []
                for unit in units {
                    var own = wiring
                    own.slot.holder = unit
                    facts.wirings[own] = place
                    facts.throughDelegate[own.slot.key, default: []].formUnion(events)
                }
            }
        }
    }
}
