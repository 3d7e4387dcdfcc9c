import CoordinatorModel

/// The channels through which a type emits its events at one position.
extension TreeAssembly {
    /// The channels at this position through which an event goes: empty if it bubbles; `nil` if the event is not
    /// emitted here, because all its channels belong to objects elsewhere.
    func channels(
        of emission: Facts.Emission, for type: TypeID, at position: Position
    ) -> Set<Facts.ObjectSlot>? {
        guard let channels = engine.facts.channels[emission], !channels.isEmpty else {
            return position.standing.isFirst && isAskedHere(emission, for: type, at: position) ? [] : nil
        }
        let guarded = index.survey { _ in GuardedEmissions() }
        let chosen = index.survey { ChosenChannels($0) }
        let isAnyMade = channels.contains { engine.atoms[$0.object].isMade }
        let here = channels.filter {
            ownership.tells($0.object, for: type, under: position.coordinator, besideMade: isAnyMade)
                && ownership.stands($0.object, for: type, at: position.standing)
                && !isLeftEmpty($0, at: emission.place)
                && !guarded.isUnreached(emission, through: $0, in: engine)
                && !chosen.leaveOut($0, at: emission.place, in: engine)
        }
        // If a screen has such a helper, a helper that a service made for itself is not the screen's.
        let own =
            here.contains { !ownership.acting(behind: $0.object).isEmpty }
            ? here.filter { !ownership.isOfService($0.object) } : here
        return own.isEmpty ? nil : own
    }

    /// Whether some object that asks for a route is one of a type's here: of two screens that share a view model, only one may
    /// have made it with a router.
    private func isAskedHere(_ emission: Facts.Emission, for type: TypeID, at position: Position) -> Bool {
        guard let askers = engine.facts.steps.askers[emission] else { return true }
        return askers.contains {
            ownership.tells($0, for: type, under: position.coordinator, besideMade: true)
        }
    }

    /// Whether all code that fills an output puts `nil` into it: the caller of `init(onEdit: (() -> Void)? = nil)` does not
    /// want the event. An empty delegate loses its event, unless other code runs in place of the call.
    private func isLeftEmpty(_ channel: Facts.ObjectSlot, at place: Place) -> Bool {
        guard let type = engine.atoms[channel.object].type,
            let property = engine.declarations.property(channel.name, of: type)?.property,
            let slot = engine.slots.slot(property, of: type)
        else { return false }
        let held = Run(engine, nil).contents(of: Channel(object: channel.object, slot: slot))
        guard held.atoms == [.nothing], !engine.facts.openChannels.contains(channel) else { return false }
        return slot.sort == .output
            || engine.facts.dispensable.contains(slot.key) && index.hasAlternative(to: slot.name, at: place)
    }
}
