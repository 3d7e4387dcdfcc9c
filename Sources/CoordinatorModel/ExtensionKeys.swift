/// The `x-` keys of `tree.json` that extraction writes, and that analysis and reports read.
package enum ExtensionKeys {
    /// On the tree: the number of places at which extraction stopped, if the program is too large to be read
    /// completely. On an unresolved place: whether it is one of these places.
    package static let cutOff = "x-cut-off"
    /// On an emission: why no object is wired to the channel that the event goes through.
    package static let wiring = "x-wiring"
    /// Of an emission of a coordinator: whether it goes to the coordinator's parent, and is not offered to itself.
    package static let toParent = "x-to-parent"
    /// Of a step that a flow hands to its parent: what is known about why it does; a `HandedOnStep`.
    package static let handedOn = "x-handed-on"
    /// Of an interceptor: whether it listens to one object, which calls it wherever the two are in the tree.
    package static let wired = "x-wired"
    /// On an interceptor with an empty handler: whether a comment in the handler gives the reason.
    package static let remarked = "x-remarked"
    /// On an interceptor with an empty handler: whether the emitter dismisses itself.
    package static let dismissed = "x-dismissed"
    /// On a root: why it counts as a root, if nothing proves it.
    package static let assumedRoot = "x-assumed-root"
    /// On a route: whether the route itself shows something, without a branch.
    package static let transition = "x-transition"
    /// On a route: how its destination appears, if no branch states it.
    package static let presentation = "x-presentation"
    /// On a screen or coordinator: the objects that its views take from the environment, and that no code puts there.
    package static let missingEnvironment = "x-missing-environment"
    /// On a screen or coordinator: the routes and states for which no view shows anything.
    package static let missingDestination = "x-missing-destination"
    /// On a coordinator: its routes that no code goes to.
    package static let unreachableRoutes = "x-unreachable-routes"
    /// On a screen or coordinator: the objects that its views create each time their `body` is computed.
    package static let madeInBody = "x-made-in-body"
    /// On an emission: whether the event goes through a closure that this view lacks and other views of its type have.
    package static let unsetClosure = "x-unset-closure"
    /// On a coordinator: the children that it attaches and never detaches.
    package static let neverDetached = "x-never-detached"
}

/// What is known about a step that a flow hands to its parent.
package enum HandedOnStep: String, Sendable {
    /// The flow ends with it, which is not possible without a step.
    case ending
    /// The flow hands it on only for steps that no code sends.
    case idle
}

extension Route {
    /// How the destination of the route appears, if no branch states it: `push`, `sheet`.
    package var presentation: String? {
        guard case .string(let name)? = extensions[ExtensionKeys.presentation], !name.isEmpty else { return nil }
        return name
    }
}
