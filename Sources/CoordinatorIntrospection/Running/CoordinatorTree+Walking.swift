import Coordinators
import CoordinatorModel

extension CoordinatorTree {
    /// A snapshot of a running hierarchy of `Coordinators`: which coordinators present which, the screens,
    /// the routes and the active one, the running coordinators, the dependencies, and the declared events.
    ///
    /// ```swift
    /// let tree = CoordinatorTree(walking: appCoordinator, declaring: [AppEvents.Teams.self])
    /// try tree.write(toFile: "tree.json")
    /// ```
    ///
    /// A presentation is included if it was used, or if it can be used at any moment, as that of a tab can. Screens
    /// that have their own coordinator belong to that one, not to the screen that embeds them.
    ///
    /// - Parameters:
    ///   - root: the coordinator to begin with; the app's first, as a rule.
    ///   - domains: the app's event enums. Where they are given, emissions and interceptors are held to them, as rules
    ///     do with a tree's `events`; then all of them should be.
    @MainActor public init(
        walking root: any Coordinated, declaring domains: [any CoordinatorEvent.Type] = []
    ) {
        self.init(walking: [root], declaring: domains)
    }

    /// A snapshot of several hierarchies, as one app has with several windows.
    ///
    /// - Parameters:
    ///   - roots: the coordinators to begin with.
    ///   - domains: the app's event enums.
    @MainActor public init(
        walking roots: [any Coordinated], declaring domains: [any CoordinatorEvent.Type] = []
    ) {
        self.init(events: domains.flatMap(EventDeclaration.all))
        var walk = RunningWalk()
        walk.walk(from: roots)
        coordinators = walk.coordinators
        self.roots = walk.roots
        var seen: Set<String> = []
        for text in walk.notes where seen.insert(text).inserted { unresolved.append(Unresolved(what: text)) }
    }
}
