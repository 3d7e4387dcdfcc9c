/// The members of `tree.json` that extraction writes besides the format's own, and analysis and reports read.
package enum ExtensionKeys {
    /// Of the tree: the number of places at which extraction stopped, if the program is too large to be read to its end.
    /// Of an unresolved place: whether it is one of these.
    package static let cutOff = "x-cut-off"
    /// Of an emission: why no object is wired to the channel that it goes through.
    package static let wiring = "x-wiring"
    /// Of an emission of a coordinator: whether it goes to the coordinator's parent, and is not offered to itself.
    package static let toParent = "x-to-parent"
    /// Of an interceptor: whether it listens to one object, which calls it wherever the two are in the tree.
    package static let wired = "x-wired"
    /// Of an interceptor whose handler is empty: whether a comment in it says why.
    package static let remarked = "x-remarked"
    /// Of a root: why it counts as one, if nothing proves it.
    package static let assumedRoot = "x-assumed-root"
    /// Of a route: whether it shows something by itself, without a branch.
    package static let transition = "x-transition"
    /// Of a route: how what it shows appears, if no branch says so.
    package static let presentation = "x-presentation"
    /// Of a screen or coordinator: the objects that its views take from the environment, and that no code puts there.
    package static let missingEnvironment = "x-missing-environment"
    /// Of a screen or coordinator: the routes, and the states, for which no view shows anything.
    package static let missingDestination = "x-missing-destination"
    /// Of a coordinator: its routes for which no code asks.
    package static let unreachableRoutes = "x-unreachable-routes"
    /// Of a screen or coordinator: the objects that its views make whenever they are drawn.
    package static let madeInBody = "x-made-in-body"
    /// Of an emission: whether it goes through a closure of a view that is set on others of its type.
    package static let unsetClosure = "x-unset-closure"
    /// Of a coordinator: the children that it attaches and never detaches.
    package static let neverDetached = "x-never-detached"
}

extension Route {
    /// How what it shows appears, if no branch says so: `push`, `sheet`.
    package var presentation: String? {
        guard case .string(let name)? = extensions[ExtensionKeys.presentation], !name.isEmpty else { return nil }
        return name
    }
}
