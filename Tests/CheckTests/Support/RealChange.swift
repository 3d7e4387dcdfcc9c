import CoordinatorModel
import Testing

/// A change of a tree in which an event is lost that no object consumes, and whether that is another cause then.
struct RealChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var isAnotherCause = false
    let apply: @Sendable (inout CoordinatorTree) -> Void

    /// App > Main > Teams; the screen of the last emits what no object consumes.
    static func tree() -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "AppCoordinator", kind: .container))
        let main = tree.addChild(Coordinator(type: "MainCoordinator", kind: .tabBar), to: app, presentation: "root")
        let screen = Screen(type: "TeamsViewController", emits: [Emission(event: "Teams.didSelect")])
        tree.addChild(Coordinator(type: "TeamsCoordinator", screens: [screen]), to: main, presentation: "select")
        return tree
    }

    static let all = [
        RealChange(testDescription: "another event", isAnotherCause: true) { tree in
            tree.coordinators[2].screens[0].emits[0].event = "Teams.didDeselect"
        },
        RealChange(testDescription: "another emitter") { tree in
            tree.coordinators[2].screens[0].type = "TeamsListViewController"
        },
        RealChange(testDescription: "the coordinator emits, not its screen") { tree in
            tree.coordinators[2].emits = tree.coordinators[2].screens[0].emits
            tree.coordinators[2].screens[0].emits = []
        },
        RealChange(testDescription: "another owner") { tree in
            tree.coordinators[2].type = "DriversCoordinator"
        },
        RealChange(testDescription: "another root") { tree in
            tree.coordinators[0].type = "ApplicationCoordinator"
        },
        RealChange(testDescription: "a shorter path") { tree in
            tree.coordinators[0].branches = tree.coordinators[1].branches
            tree.coordinators[1] = tree.coordinators[2]
            tree.coordinators[0].branches[0].child = .contained(1)
            tree.coordinators.removeLast()
        },
        RealChange(testDescription: "a longer path") { tree in
            let between = tree.addChild(
                Coordinator(type: "TabCoordinator", kind: .navigation), to: 1, presentation: "select")
            tree.coordinators[between].branches = [Branch(presentation: "root", child: .contained(2))]
            tree.coordinators[1].branches = [Branch(presentation: "select", child: .contained(between))]
        },
    ]
}
