/// Finds the enum of a coordinator's routes.
extension Roles {
    /// Whether an enum is one of routes. The result of a flow may be an enum as well.
    private func isRoute(_ type: TypeID) -> Bool {
        index.ancestors(of: type).contains {
            vocabulary.types.routes.contains(index[$0.type].lastName)
        }
    }

    func findRoutes(_ id: TypeID) -> TypeID? {
        for ancestor in index.ancestors(of: id) {
            for name in vocabulary.types.ownRoutes {
                if let found = nestedEnum(name, of: ancestor) { return found }
            }
            // `NavigationCoordinator<AppRoute>` of *XCoordinator*.
            if index[ancestor.type].isExternal, vocabulary.libraries.isCoordinator(index[ancestor.type].name),
                let found = ancestor.bindings["0"]?.nominals.first, index[found.type].isEnum, isRoute(found.type)
            {
                return found.type
            }
        }
        return nil
    }

    /// An enum inside a type, or one for which the type has an alias of this name.
    private func nestedEnum(_ name: String, of ancestor: Ancestor) -> TypeID? {
        if let nested = index[ancestor.type].nested[name], index[nested].isEnum { return nested }
        guard let alias = index[ancestor.type].aliases[name] else { return nil }
        let scope = Scope(type: ancestor.type, file: alias.place.file)
        guard let found = index.shape(of: alias.target, in: scope).nominals.first else { return nil }
        return index[found.type].isEnum ? found.type : nil
    }
}
