/// Coordinators that are views themselves and keep what they show in their own state: `@State private var modal: Modal?`.
/// Their routes are not read, so their places are said.
extension Engine {
    func noteUnreadRoutes() {
        for type in index.declared where roles.isCoordinator(type.id) && facts.views.routes[type.id] == nil {
            guard index.isView(type.id) else { continue }
            for property in type.orderedProperties {
                guard property.isStored, property.attributes.contains(CommonWords.state),
                    isShownState(property, of: type)
                else { continue }
                facts.unresolved[property.place] = "the routes that this view keeps in its own state are not read"
            }
        }
    }

    /// Whether a property is a path, or an item that a sheet shows.
    private func isShownState(_ property: Property, of type: NominalType) -> Bool {
        if property.isUntypedPath { return true }
        guard case .optional(let item)? = property.type else { return false }
        let scope = Scope(type: type.id, file: property.place.file)
        return index.shape(of: item, in: scope).nominals.contains { one, _ in
            index[one].isEnum && index.ancestors(of: one).contains { index[$0.type].name == "Identifiable" }
        }
    }
}
