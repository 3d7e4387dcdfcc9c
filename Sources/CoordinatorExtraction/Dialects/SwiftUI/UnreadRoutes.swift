/// Coordinators that are views themselves and keep what they show in their own state: `@State private var modal: Modal?`.
/// Their routes are not read, so their places are said.
extension Engine {
    func noteUnreadRoutes() {
        for type in index.declared where roles.isCoordinator(type.id) && facts.views.routes[type.id] == nil {
            guard index.ancestors(of: type.id).contains(where: { index[$0.type].name == "View" }) else { continue }
            for property in type.orderedProperties where property.isStored && property.attributes.contains("State") {
                guard isShownState(property, of: type) else { continue }
                facts.unresolved[property.place] = "the routes that this view keeps in its own state are not read"
            }
        }
    }

    /// Whether a property is a path, or an item that a sheet shows.
    private func isShownState(_ property: Property, of type: NominalType) -> Bool {
        let scope = Scope(type: type.id, file: property.place.file)
        switch property.type {
        case .named("NavigationPath", _)?: return true
        case .optional(let item)?:
            return index.shape(of: item, in: scope).nominals.contains { one, _ in
                index[one].isEnum && index.ancestors(of: one).contains { index[$0.type].name == "Identifiable" }
            }
        case nil: return property.initializer?.constructed == .named("NavigationPath", [])
        default: return false
        }
    }
}
