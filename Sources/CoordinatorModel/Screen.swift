/// A view controller, or view, that a coordinator wraps; it can embed other screens.
public struct Screen: Hashable, Sendable {
    /// The type's name.
    public var type: String
    /// The screens embedded in it.
    public var screens: [Screen]
    /// The places where it emits an event.
    public var emits: [Emission]
    /// The events that it intercepts.
    public var intercepts: [Interceptor]
    /// Where it is declared in the app's source.
    public var location: Location?
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Its place in the file that it was read from.
    public var origin: Origin

    /// Creates a screen.
    public init(
        type: String, screens: [Screen] = [], emits: [Emission] = [], intercepts: [Interceptor] = [],
        location: Location? = nil
    ) {
        self.type = type
        self.screens = screens
        self.emits = emits
        self.intercepts = intercepts
        self.location = location
        extensions = [:]
        origin = Origin()
    }
}

/// A case of a coordinator's `Route`.
public struct Route: Hashable, Sendable {
    /// The case's name.
    public var name: String
    /// The types of the values that the route carries. The type of a nested route is the child's, as in
    /// `MainCoordinator.Route?`.
    public var payload: [String]
    /// Where it is declared in the app's source.
    public var location: Location?
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]
    /// Its place in the file that it was read from.
    public var origin: Origin

    /// Creates a route.
    public init(name: String, payload: [String] = [], location: Location? = nil) {
        self.name = name
        self.payload = payload
        self.location = location
        extensions = [:]
        origin = Origin()
    }
}
