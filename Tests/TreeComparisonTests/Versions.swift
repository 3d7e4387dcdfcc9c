import CoordinatorModel

@testable import TreeComparison

/// A small app in a version to start from.
func app(_ change: (inout CoordinatorTree) -> Void = { _ in }) -> CoordinatorTree {
    var tree = CoordinatorTree(name: "App")
    let root = tree.addRoot(
        Coordinator(
            type: "AppCoordinator", kind: .container, routes: [Route(name: "main")],
            intercepts: [Interceptor(event: "Teams.didSelect")]))
    let teams = tree.addChild(
        Coordinator(type: "TeamsCoordinator", kind: .navigation, routes: [Route(name: "list"), Route(name: "team")]),
        to: root, presentation: "root", route: "main")
    tree.addChild(
        Coordinator(
            type: "ListCoordinator",
            screens: [Screen(type: "ListView", emits: [Emission(event: "Teams.didSelect")])]),
        to: teams, presentation: "root", route: "list")
    tree.addChild(Coordinator(type: "DetailsCoordinator"), to: teams, presentation: "show", route: "team")
    change(&tree)
    return tree
}

/// Where the coordinators of `app()` stand in it.
let (root, teams, list, details) = (0, 1, 2, 3)

func compare(_ change: (inout CoordinatorTree) -> Void) -> Comparison {
    Comparison(from: app(), to: app(change))
}

extension Comparison {
    func change(of type: String) -> Change? {
        overlay.tree.coordinators.firstIndex { $0.type == type }.map { overlay.changes[$0] }
    }
}
