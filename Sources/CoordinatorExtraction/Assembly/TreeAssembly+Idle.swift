/// Events through channels that are not meant for coordinators.
extension TreeAssembly {
    /// Whether no object in the whole program listens to an event that is not meant for coordinators: a service's
    /// callback, or an optional event of a view.
    func isIdle(_ emission: Facts.Emission, of speaker: TypeID) -> Bool {
        let event = emission.event
        guard catching.owners[event]?.isEmpty ?? true else { return false }
        guard !index[event.domain].isEnum else { return false }
        if !engine.facts.streams.emissions.contains(emission) {
            if let property = index[event.domain].properties[event.member], isUnused(property, event, of: speaker) {
                return true
            }
            // A value that may carry a closure to be called back, as the parts of an alert do.
            if roles.isCarrier(event.domain), !roles.isSpokesman(event.domain) { return true }
        }
        if roles.screens.contains(speaker) { return false }
        if roles.isView(speaker), index[speaker].isClass {
            // An optional output of a view, or a delegate that no type of the program conforms to.
            return index[event.domain].properties[event.member] != nil
                || index[event.domain].isProtocol && index.conformers(of: event.domain).isEmpty
        }
        return !roles.acts(speaker) && !roles.isSpokesman(speaker)
    }

    /// Whether an output is only optional: no other code can assign it and its own type does not, or a stack or a tab
    /// bar offers it.
    private func isUnused(_ property: Property, _ event: EventName, of speaker: TypeID) -> Bool {
        if property.isPrivate {
            return !index[event.domain].assigns(event.member)
        }
        guard case .closure(let standard)? = property.initializer, standard.body.isEmpty else { return false }
        return index.ancestors(of: speaker).contains { index.vocabulary.shows.containers.contains(index[$0.type].name) }
    }
}
