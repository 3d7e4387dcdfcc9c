import Coordinators
import CoordinatorModel

/// The routes of the types found so far. Those of each type are read once.
@MainActor struct RouteTable {
    private var known: [ObjectIdentifier: [Route]] = [:]
    private(set) var unresolved: [String] = []

    /// The routes of a coordinator, and the active one.
    mutating func routes(of navigator: any HasRoutes) -> (all: [Route], active: String) {
        func read<Navigator: HasRoutes>(_ navigator: Navigator) -> (type: Any.Type, active: String) {
            (Navigator.Route.self, CaseName.of(navigator.activeRoute))
        }
        let (type, active) = read(navigator)
        if let routes = known[ObjectIdentifier(type)] { return (routes, active) }
        let cases = EnumCase.all(of: type)
        if cases == nil { unresolved.append("\(TypeName.of(type)): the routes can't be read") }
        // Without the cases, the active route would not be among the routes.
        let routes = cases?.map { Route(name: $0.name, payload: $0.payload) } ?? [Route(name: active)]
        known[ObjectIdentifier(type)] = cases == nil ? nil : routes
        return (routes, active)
    }
}
