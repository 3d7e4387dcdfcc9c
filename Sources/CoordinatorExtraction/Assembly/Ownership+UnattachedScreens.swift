/// Objects that no coordinator leads to: those of a sample app that shows one screen of a module alone, for example.
extension Ownership {
    /// Whether the only code that makes an object is that of screens which the program never makes, and of which no coordinator
    /// has any.
    func isMadeByUnattachedScreens(_ id: ObjectID) -> Bool {
        let makers = engine.facts.makers[id] ?? []
        return !makers.isEmpty
            && makers.allSatisfy { maker in
                guard let maker, let type = engine.atoms[maker].type else { return false }
                return roles.screens.contains(type) && isUnattachedScreen(maker)
            }
    }

    /// Whether an object is a screen or view that the program never makes, and of which no coordinator has any.
    func isUnattachedScreen(_ id: ObjectID) -> Bool {
        guard let type = engine.atoms[id].type, !engine.atoms[id].isMade else { return false }
        return roles.acts(type) && coordinators(ofAny: type).isEmpty && isNeverMade(id)
    }

    /// Whether an object is a screen of which no code makes one, casts one, or shows one.
    func isNeverMade(_ id: ObjectID) -> Bool {
        guard let type = engine.atoms[id].type, !engine.atoms[id].isMade else { return false }
        return roles.acts(type) && !roles.isCoordinator(type) && !makers.isMentioned(type)
    }
}
