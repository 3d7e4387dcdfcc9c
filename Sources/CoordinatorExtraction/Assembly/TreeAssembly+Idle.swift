/// What is said into a channel that is not made to be heard by a coordinator.
extension TreeAssembly {
    /// Whether nobody in the whole program listens to something that is not made to be heard by a coordinator: a
    /// service's callback, or one that a view offers to whoever wants it.
    func isIdle(_ event: EventName, of speaker: TypeID) -> Bool {
        guard catching.owners[event]?.isEmpty ?? true else { return false }
        guard !index[event.domain].isEnum else { return false }
        if let property = index[event.domain].properties[event.member], isUnused(property, event, of: speaker) {
            return true
        }
        // A value that may carry a closure to be called back: what an alert is made of.
        if roles.isCarrier(event.domain), !roles.isSpokesman(event.domain) { return true }
        if roles.screens.contains(speaker) { return false }
        if roles.isView(speaker), index[speaker].isClass {
            // An output that a view offers, or a delegate for which the program has nobody.
            return index[event.domain].properties[event.member] != nil
                || index[event.domain].isProtocol && index.conformers(of: event.domain).isEmpty
        }
        return !roles.acts(speaker) && !roles.isSpokesman(speaker)
    }

    /// Whether an output only might be used: nobody else can put anything into it and its own type doesn't, or a stack
    /// or a tab bar offers it to whoever wants it.
    private func isUnused(_ property: Property, _ event: EventName, of speaker: TypeID) -> Bool {
        if property.isPrivate {
            return !index[event.domain].assigns(event.member)
        }
        guard case .closure(let standard)? = property.initializer, standard.body.isEmpty else { return false }
        return index.ancestors(of: speaker).contains { index.vocabulary.shows.containers.contains(index[$0.type].name) }
    }
}
