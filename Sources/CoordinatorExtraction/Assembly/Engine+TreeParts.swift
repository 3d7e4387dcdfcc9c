import CoordinatorModel

/// Parts of the tree that the dialects create as well.
extension Engine {
    /// A place in the app's source; `nil` for a place in a model, and for facts without a place.
    func location(of place: Place) -> Location? {
        guard place.file >= 0, Int(place.file) < index.appFileCount, place.line > 0 else { return nil }
        return Location(
            file: index.files[Int(place.file)].path, line: Int(place.line), column: Int(place.column))
    }

    /// The route for an enum's case.
    func route(of one: EnumCase) -> Route {
        var route = Route(name: one.name, payload: one.payload.map { $0.type.description })
        route.location = location(of: one.place)
        return route
    }

    /// A route that shows something itself, though no branch was found for it.
    func transition(_ route: Route) -> Route {
        var route = route
        route.extensions[ExtensionKeys.transition] = .bool(true)
        return route
    }
}
