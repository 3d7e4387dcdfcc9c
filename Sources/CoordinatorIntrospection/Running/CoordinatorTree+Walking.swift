import Coordinators
import CoordinatorModel

extension CoordinatorTree {
    /// Takes a snapshot of a running hierarchy of `Coordinators`: which coordinators present which, the screens, the
    /// routes and the active route, the running coordinators, the dependencies, and the declared events.
    ///
    /// ```swift
    /// let tree = CoordinatorTree(walking: appCoordinator, declaring: [AppEvents.Teams.self])
    /// try tree.write(toFile: "tree.json")
    /// ```
    ///
    /// A presentation is included if it was used, or if it can be used at any time, like that of a tab. Screens with
    /// their own coordinator belong to that coordinator, not to the screen that embeds them.
    ///
    /// - Parameters:
    ///   - root: the coordinator to begin with, usually the app's first one.
    ///   - domains: the app's event enums. If they are given, rules check emissions and interceptors against them, as
    ///     they do with a tree's `events`, so all enums should be given.
    @MainActor public init(
        walking root: any Coordinated, declaring domains: [any CoordinatorEvent.Type] = []
    ) {
        self.init(walking: [root], declaring: domains)
    }

    /// Takes a snapshot of several hierarchies, as an app with several windows has.
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
