/// Views of SwiftUI: what they show belongs to them, though they do not keep it.
extension Ownership {
    /// The views that made a view.
    func viewsAround(_ id: ObjectID, _ type: TypeID) -> [ObjectID] {
        guard roles.isDrawnView(type) else { return [] }
        return (engine.facts.makers[id] ?? []).compactMap { $0 }.filter { maker in
            engine.atoms[maker].type.map(roles.isDrawnView) == true
        }.sorted { $0.index < $1.index }
    }

    /// Whether an object shows that what belongs to it is not part of another type's screen.
    func stands(apart one: ObjectID, from id: ObjectID, _ type: TypeID) -> Bool {
        guard let other = engine.atoms[one].type else { return false }
        if roles.screens.contains(other) { return true }
        return one != id && roles.isDrawnView(other) && !roles.isViewPart(other) && roles.isDrawnView(type)
            && engine.atoms[one].isMade
    }
}
