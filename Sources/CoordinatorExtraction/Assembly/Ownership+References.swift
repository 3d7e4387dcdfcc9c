/// Distinguishes properties that own an object from those that only refer to it.
extension Ownership {
    /// Whether a property only refers to another object: `weak var parent`, a delegate.
    func isReference(_ property: String, of type: TypeID) -> Bool {
        let name = property.lowercased()
        // A library's own `delegate` and `dataSource` are weak: `list.delegate = self`.
        guard let found = engine.declarations.property(property, of: type)?.property else {
            return engine.index.vocabulary.lives.isWeak(name)
        }
        if engine.index.vocabulary.members.grounds.contains(name), isGround(found, of: type) { return true }
        return found.ownership != .strong || engine.slots.slot(found, of: type)?.sort == .delegate
    }

    /// Whether a property may hold the screen or the coordinator on which others are shown: a `presenter` may also be
    /// the helper of a screen.
    private func isGround(_ property: Property, of type: TypeID) -> Bool {
        let types = engine.slots.shape(of: property, of: type)?.nominals.map(\.type) ?? []
        guard !types.isEmpty else { return true }
        let real = types.flatMap { engine.index[$0].isProtocol ? engine.index.conformers(of: $0) : [$0] }
        return real.isEmpty
            || real.contains { engine.index[$0].isExternal || roles.isScreen($0) || roles.isCoordinator($0) }
    }
}

extension Engine {
    /// Whether an object stands for all of its type, as one table view does for those of all screens: what is stored in it
    /// (`table.dataSource = self`) belongs to no one of them.
    func isAnyOfItsType(_ id: ObjectID) -> Bool {
        guard let type = atoms[id].type, plain.contains(type) else { return false }
        return atoms[id].site == nil
    }
}
