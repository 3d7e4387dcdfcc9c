import CoordinatorAnalysis
import CoordinatorIntrospection
import CoordinatorModel
import Testing

private class ListViewController {
    var onSelect: ((Int) -> Void)?
    var makeCell: (() -> Int)?
}
private final class LoginCoordinator {
    var finishFlow: (() -> Void)?
    let list = ListViewController()
}
private final class MainCoordinator { var childCoordinators: [AnyObject] = [] }

/// Flow outputs (seed 003) as they stand at the moment of the snapshot.
@Suite struct FlowOutputTests {
    private func app(_ login: LoginCoordinator...) -> CoordinatorTree {
        let app = MainCoordinator()
        app.childCoordinators = login
        return CoordinatorTree(reflecting: app)
    }

    private func lost(in tree: CoordinatorTree) -> [String] {
        Propagation(tree).journeys.filter { $0.outcome == .unhandled }.map(\.event)
    }

    @Test func `a nil output is not intercepted`() {
        let tree = app(LoginCoordinator())
        #expect(tree["LoginCoordinator"]?.emits.map(\.event) == ["LoginCoordinator.finishFlow"])
        #expect(tree["LoginCoordinator"]?.screens[0].emits.map(\.event) == ["ListViewController.onSelect"])
        #expect(tree.coordinators.flatMap(\.intercepts).isEmpty)
        #expect(lost(in: tree).sorted() == ["ListViewController.onSelect", "LoginCoordinator.finishFlow"])
    }

    @Test func `a screen's output that is set is its coordinator's, a coordinator's its parent's`() {
        let login = LoginCoordinator()
        login.finishFlow = {}
        login.list.onSelect = { _ in }
        let tree = app(login)
        #expect(tree["LoginCoordinator"]?.intercepts.map(\.event) == ["ListViewController.onSelect"])
        #expect(tree["MainCoordinator"]?.intercepts.map(\.event) == ["LoginCoordinator.finishFlow"])
        #expect(lost(in: tree).isEmpty)
    }

    @Test func `a closure that returns something is no output`() {
        let login = LoginCoordinator()
        login.list.makeCell = { 1 }
        #expect(app(login)["LoginCoordinator"]?.screens[0].emits.map(\.event) == ["ListViewController.onSelect"])
    }

    @Test func `of two of a type, one wired and one not, the one that is not still loses its event`() {
        let (wired, forgotten) = (LoginCoordinator(), LoginCoordinator())
        wired.finishFlow = {}
        wired.list.onSelect = { _ in }
        forgotten.list.onSelect = { _ in }
        let tree = app(wired, forgotten)
        #expect(lost(in: tree) == ["LoginCoordinator.finishFlow"])
        #expect(tree["LoginCoordinator"]?.intercepts.contains { $0.by == "MainCoordinator" } == true)
    }

    @Test func `an output of the root that is set has an unknown interceptor`() {
        let login = LoginCoordinator()
        login.finishFlow = {}
        let tree = CoordinatorTree(reflecting: login)
        #expect(tree.coordinators[0].emits.isEmpty)
        #expect(
            tree.unresolved.map(\.what) == [
                "LoginCoordinator.finishFlow, emitted by LoginCoordinator: the owner of the closure isn't known"
            ])
    }

    @Test func `an inherited output belongs to the type that declares it, and may have a protocol's name`() {
        final class FancyListViewController: ListViewController {}
        final class ShopCoordinator { let viewController = FancyListViewController() }
        var conventions = ForeignConventions()
        #expect(
            CoordinatorTree(reflecting: ShopCoordinator(), by: conventions).coordinators[0].screens[0].emits.map(
                \.event)
                == ["ListViewController.onSelect"])
        conventions.eventOwners["ListViewController"] = "ListView"
        #expect(
            CoordinatorTree(reflecting: ShopCoordinator(), by: conventions).coordinators[0].screens[0].emits.map(
                \.event)
                == ["ListView.onSelect"])
        conventions.ignoredOutputs = NamePattern("on*")
        #expect(
            CoordinatorTree(reflecting: ShopCoordinator(), by: conventions).coordinators[0].screens[0].emits.isEmpty)
    }
}
