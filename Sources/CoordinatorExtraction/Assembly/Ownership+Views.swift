/// SwiftUI views own the views that they show, though they do not hold them.
extension Ownership {
    /// The views that made a view.
    func viewsAround(_ id: ObjectID, _ type: TypeID) -> [ObjectID] {
        guard roles.isDrawnView(type) else { return [] }
        return (engine.facts.makers[id] ?? []).compactMap { $0 }.filter { maker in
            engine.atoms[maker].type.map(roles.isDrawnView) == true
        }.sorted { $0.index < $1.index }
    }

    /// Whether an object proves that another object is not part of a screen of some other type.
    func stands(apart one: ObjectID, from id: ObjectID, _ type: TypeID) -> Bool {
        guard let other = engine.atoms[one].type else { return false }
        if roles.screens.contains(other) { return true }
        return one != id && roles.isDrawnView(other) && !roles.isViewPart(other) && roles.isDrawnView(type)
            && engine.atoms[one].isMade
    }
}
