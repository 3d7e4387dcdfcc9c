/// The objects that own the state of navigation.
extension ProgramIndex {
    /// The router that a view with a coordinator's name keeps. The router is the coordinator, under the view's name,
    /// and the view is its container.
    func router(keptBy view: NominalType) -> TypeID? {
        guard view.declaration?.kind == .struct, vocabulary.types.coordinators.contains(view.lastName),
            ancestors(of: view.id).contains(where: { self[$0.type].isExternal && self[$0.type].name == "View" })
        else { return nil }
        for property in view.orderedProperties where property.isStored && !property.isStatic {
            guard let written = property.type ?? property.initializer?.constructed,
                let held = shape(of: written, in: Scope(type: view.id, file: property.place.file)).nominals.first?.type
            else { continue }
            let (name, types) = (self[held].lastName, vocabulary.types)
            // `ShopCoordinator` has its `ShopCoordinatorStore`, whichever object keeps it.
            if types.observableFlows.contains(name), name.hasPrefix(view.lastName), isObserved(held) { return held }
            guard property.attributes.contains(where: SwiftUIRules.keepingWrappers.contains) else { continue }
            if types.observableCoordinators.contains(name), !types.coordinators.contains(name), isObserved(held),
                ownsRoutes(ancestors(of: held))
            {
                return held
            }
        }
        return nil
    }

    /// Whether a router for any routes is only the path of coordinators, each of which makes its own:
    /// `class LoginCoordinator { let router = Router<LoginRoute>() }`.
    func isPathOfCoordinators(_ router: NominalType) -> Bool {
        guard !router.generics.isEmpty, !vocabulary.types.coordinators.contains(router.lastName) else { return false }
        return declared.contains { holder in
            guard holder.isClass, vocabulary.types.coordinators.contains(holder.lastName) else { return false }
            return holder.properties.values.contains { property in
                guard property.isStored, !property.isStatic else { return false }
                let scope = Scope(type: holder.id, file: property.place.file)
                func isRouter(_ type: TypeName) -> Bool {
                    shape(of: type, in: scope).nominals.contains { $0.type == router.id }
                }
                if case .call(.type(let made, _), _, _)? = property.initializer { return isRouter(made) }
                return property.type.map(isRouter) == true && makes(property, holder)
            }
        }
    }

    /// Whether a type's own initialisers make the value of a property: `init() { router = .init() }`.
    private func makes(_ property: Property, _ holder: NominalType) -> Bool {
        let name = property.type?.lastName
        func isMade(_ value: Expression) -> Bool {
            if case .call(.type(let made, _), _, _) = value { return made.lastName == name }
            return value.isImplicitInitializer || value.constructed?.lastName == name
        }
        if let value = property.initializer { return isMade(value) }
        return (holder.functions["init"] ?? []).contains { function in
            var isFound = false
            function.body?.visit { expression in
                guard case .assignment(let target, let value, _) = expression else { return }
                if target.ownProperty == property.name, isMade(value) { isFound = true }
            }
            return isFound
        }
    }

    /// Whether code owns the state of navigation: a path, or an enum's case that decides what is shown.
    func ownsRoutes(_ line: [Ancestor], isState: Bool = false) -> Bool {
        hasStored(line) { property, type, scope in
            if property.isUntypedPath { return true }
            guard let written = property.type else { return false }
            let isSeveral: Bool
            switch written {
            case .array, .optional: isSeveral = true
            default: isSeveral = false
            }
            guard isSeveral else {
                // The state may be a value of its own, inside the coordinator.
                guard !isState, let held = shape(of: written, in: scope).nominals.first?.type,
                    self[held].enclosing == type.id, self[held].declaration?.kind == .struct
                else { return false }
                return ownsRoutes(ancestors(of: held), isState: true)
            }
            // A router for any routes: `final class Router<Route: Hashable> { var path: [Route] }`.
            if type.isGeneric(over: written) { return true }
            return shape(of: written, in: scope).elementNominals.contains { held, _ in
                self[held].isEnum && !self[held].isExternal
            }
        }
    }
}

extension NominalType {
    /// Whether the element of an array or an optional is one of the type's own parameters.
    fileprivate func isGeneric(over written: TypeName) -> Bool {
        switch written {
        case .array(.named(let name, _)), .optional(.named(let name, _)): generics.contains { $0.name == name }
        default: false
        }
    }
}
