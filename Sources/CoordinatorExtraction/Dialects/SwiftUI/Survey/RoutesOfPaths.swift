/// The enums of which coordinators' views show the cases one by one.
extension Engine {
    /// Records the routes of coordinators that show an empty view. States over which a view switches are looked at apart: some
    /// are meant to show nothing.
    func findEmptyRoutes() {
        guard roles.hasObservableCoordinators else { return }
        var routes = facts.views.routes
        for type in index.declared where roles.isCoordinator(type.id) && roles.isObservable(type.id) {
            routes[type.id, default: []].formUnion(index.typedPaths(of: type))
        }
        for (owner, domains) in routes {
            for domain in domains.sorted() {
                noteEmptyRoutes(index[domain].orderedCases.map(\.name), of: owner) { name in
                    !index.turnsIntoFlag(EventName(domain: domain, member: name), index[owner])
                }
            }
        }
    }
}

extension ProgramIndex {
    /// The enums of the paths in a type's properties: `var path: [Route]`, `var path = [Route]()`.
    fileprivate func typedPaths(of type: NominalType) -> [TypeID] {
        type.orderedProperties.compactMap { property in
            guard property.isStored, !property.isStatic,
                case .array(let element)? = property.type ?? property.initializer?.constructed
            else { return nil }
            let held = shape(of: element, in: Scope(type: type.id, file: property.place.file)).nominals.first?.type
            return held.flatMap { self[$0].isEnum && !self[$0].isExternal ? $0 : nil }
        }
    }
}
