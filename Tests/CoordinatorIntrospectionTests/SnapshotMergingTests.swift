import CoordinatorIntrospection
import CoordinatorModel
import Coordinators
import Testing

private class FlowViewController { var onFinish: (() -> Void)? }
private final class LoginViewController: FlowViewController {}
private final class HomeViewController: FlowViewController {}
private final class LoginCoordinator { let viewController = LoginViewController() }
private final class HomeCoordinator {
    let viewController = HomeViewController()
    var childCoordinators: [AnyObject] = []
}
private final class ShopCoordinator { var childCoordinators: [AnyObject] = [] }

/// Snapshots of several moments make one tree: flows come and go.
@Suite struct SnapshotMergingTests {
    private let app = ShopCoordinator()

    private func snapshot(_ children: AnyObject...) -> CoordinatorTree {
        app.childCoordinators = children
        return CoordinatorTree(reflecting: app)
    }

    private func merged(_ trees: CoordinatorTree...) -> CoordinatorTree {
        var tree = trees[0]
        for later in trees.dropFirst() { tree.merge(later) }
        return tree
    }

    private func lost(in tree: CoordinatorTree) -> Set<String> {
        var lost: Set<String> = []
        for coordinator in tree.coordinators {
            for screen in coordinator.screens {
                for event in screen.emits.map(\.event)
                where !coordinator.intercepts.contains(where: { $0.event == event }) && screen.intercepts.isEmpty {
                    lost.insert("\(screen.type) \(event)")
                }
            }
        }
        return lost
    }

    @Test func `what only one moment shows is kept`() {
        let tree = merged(snapshot(LoginCoordinator()), snapshot(HomeCoordinator()))
        #expect(tree.outline == "Shop(Login, Home)")
        #expect(tree["HomeCoordinator"]?.screens.map(\.type) == ["HomeViewController"])
    }

    @Test func `the same coordinator at two moments is one, another object of its type too`() {
        let login = LoginCoordinator()
        let tree = merged(snapshot(login), snapshot(login), snapshot(LoginCoordinator()))
        #expect(tree.outline == "Shop(Login)")
        #expect(tree["LoginCoordinator"]?.screens.count == 1)
    }

    @Test func `two siblings of a type at one moment are two, whatever other moments show`() {
        let tree = merged(snapshot(LoginCoordinator()), snapshot(LoginCoordinator(), LoginCoordinator()))
        #expect(tree.outline == "Shop(Login, Login)")
        #expect(merged(tree, snapshot(LoginCoordinator())).outline == "Shop(Login, Login)")
    }

    @Test func `the same type under two parents stays apart`() {
        let home = HomeCoordinator()
        home.childCoordinators = [LoginCoordinator()]
        #expect(merged(snapshot(LoginCoordinator()), snapshot(home)).outline == "Shop(Login, Home(Login))")
    }

    @Test func `a leaf that has children later is a node`() {
        let home = HomeCoordinator()
        let early = snapshot(home)
        home.childCoordinators = [LoginCoordinator()]
        #expect(early["HomeCoordinator"]?.kind == .coordinator)
        let late = snapshot(home)
        #expect(merged(early, late)["HomeCoordinator"]?.kind == .container)
        #expect(merged(late, early)["HomeCoordinator"]?.kind == .container)
    }

    @Test func `merging a snapshot again changes nothing`() {
        let home = HomeCoordinator()
        home.childCoordinators = [LoginCoordinator(), home]
        defer { home.childCoordinators = [] }
        let tree = merged(snapshot(LoginCoordinator()), snapshot(home))
        #expect(merged(tree, tree) == tree)
        #expect(tree.outline == "Shop(Login, Home(Login, ->Home))")
    }

    @Test func `an event that is intercepted in both is intercepted`() {
        let (first, second) = (LoginCoordinator(), LoginCoordinator())
        first.viewController.onFinish = {}
        second.viewController.onFinish = {}
        let tree = merged(snapshot(first), snapshot(second))
        #expect(lost(in: tree).isEmpty)
        #expect(tree["LoginCoordinator"]?.intercepts == [Interceptor(event: "FlowViewController.onFinish")])
    }

    @Test(arguments: [true, false])
    func `an event that is lost at one moment is lost, and others of its name are not`(isLostFirst: Bool) {
        let (home, wired, forgotten) = (HomeCoordinator(), LoginCoordinator(), LoginCoordinator())
        home.viewController.onFinish = {}
        wired.viewController.onFinish = {}
        let (early, late) = (snapshot(home, wired), snapshot(home, forgotten))
        let tree = isLostFirst ? merged(late, early) : merged(early, late)
        #expect(lost(in: tree) == ["LoginViewController FlowViewController.onFinish"])
        #expect(tree["HomeCoordinator"]?.screens[0].intercepts.map(\.by) == ["HomeCoordinator"])
    }

    @Test func `an event whose emitter is gone is unchanged`() {
        let login = LoginCoordinator()
        login.viewController.onFinish = {}
        let tree = merged(snapshot(login), snapshot())
        #expect(lost(in: tree).isEmpty && tree["LoginCoordinator"]?.intercepts.count == 1)
    }

    @Test func `notes and declarations are united, each once`() {
        var (one, other) = (snapshot(), snapshot(LoginCoordinator()))
        one.events = [EventDeclaration(name: "A.b")]
        other.events = [EventDeclaration(name: "A.b"), EventDeclaration(name: "A.c")]
        (one.unresolved, other.unresolved) = ([Unresolved(what: "x")], [Unresolved(what: "x"), Unresolved(what: "y")])
        let tree = merged(one, other)
        #expect(tree.events.map(\.name) == ["A.b", "A.c"])
        #expect(tree.unresolved.map(\.what) == ["x", "y"])
    }

    @Test func `into an empty tree everything goes, and its name stays`() {
        var tree = CoordinatorTree(name: "Shop")
        tree.merge(snapshot(LoginCoordinator()))
        #expect(tree.outline == "Shop(Login)" && tree.name == "Shop")
    }

    @Test func `a chain of a hundred thousand coordinators`() {
        var tree = CoordinatorTree()
        var last = tree.addRoot(CoordinatorModel.Coordinator(type: "C", kind: .container))
        for _ in 1..<100_000 {
            last = tree.addChild(
                CoordinatorModel.Coordinator(type: "C", kind: .container), to: last, presentation: "push")
        }
        #expect(merged(tree, tree) == tree)
    }

    @Test func `a presentation that one moment shows and the other doesn't`() {
        var (vague, exact) = (CoordinatorTree(), CoordinatorTree())
        vague.addRoot(CoordinatorModel.Coordinator(type: "A", kind: .container))
        vague.addChild(CoordinatorModel.Coordinator(type: "B"), to: 0, presentation: "x")
        exact = vague
        vague.coordinators[0].branches[0].presentation = nil
        exact.coordinators[0].branches[0].route = "b"
        #expect(merged(vague, exact) == exact)
        #expect(merged(exact, vague) == exact)
        var other = exact
        other.coordinators[0].branches[0].presentation = "present"
        let tree = merged(exact, other)
        #expect(tree.coordinators.count == 2)
        #expect(tree.coordinators[0].branches.map(\.presentation) == ["x", "present"])
        #expect(tree.coordinators[0].branches.map(\.child) == [.contained(1), .reference(1)])
    }

    @Test @MainActor
    func `a running hierarchy: coordinators that are gone have stopped, and the route is the later one's`() {
        let app = AppCoordinator()
        let teams = app.run()
        teams.goTo(.team(Team(), notes: []))
        let early = CoordinatorTree(walking: app)
        teams.getCached(DetailsCoordinator.self)?.stop()
        teams.goTo(.list)
        let tree = merged(early, CoordinatorTree(walking: app))
        #expect(tree.outline == "App(Teams(List, Details))")
        #expect(tree["TeamsCoordinator"]?.activeRoute == "list")
        #expect(tree["DetailsCoordinator"]?.isStarted == false)
        #expect(tree["ListCoordinator"]?.isStarted == true)
    }
}
