import CoordinatorIntrospection
import CoordinatorModel
import Testing

private protocol LoginViewControllerDelegate: AnyObject { func didLogIn() }
private final class LoginViewController {
    weak var delegate: (any LoginViewControllerDelegate)?
    weak var colleague: LoginViewController?
}
private final class NavigationController { var viewControllers: [AnyObject] = [] }
private final class ApplicationCoordinator: LoginViewControllerDelegate {
    let navigationController: NavigationController
    var childCoordinators: [AnyObject] = []
    init(_ navigationController: NavigationController = NavigationController()) {
        self.navigationController = navigationController
    }
    func didLogIn() { fatalError("called") }
}
private final class LoginCoordinator: LoginViewControllerDelegate {
    let navigationController: NavigationController
    init(_ navigationController: NavigationController) { self.navigationController = navigationController }
    func didLogIn() { fatalError("called") }
}
private protocol Picking: AnyObject {}
private final class PickViewController {
    weak var listener: (any Picking)?
    weak var helper: (any Picking)?
}
private final class LoginModel: LoginViewControllerDelegate { func didLogIn() {} }

/// Delegates (seed 004) as they stand at the moment of the snapshot.
@Suite struct DelegateTests {
    private let app = ApplicationCoordinator()
    private let login = LoginViewController()

    init() { app.navigationController.viewControllers = [login] }

    private var screen: Screen { CoordinatorTree(reflecting: app).coordinators[0].screens[0].screens[0] }

    @Test func `a nil delegate intercepts nothing`() {
        #expect(screen.emits.map(\.event) == ["LoginViewControllerDelegate.*"])
        #expect(screen.intercepts.isEmpty)
        #expect(CoordinatorTree(reflecting: app).coordinators[0].intercepts.isEmpty)
    }

    @Test func `the coordinator that is the delegate intercepts`() {
        login.delegate = app
        #expect(screen.intercepts.isEmpty)
        #expect(
            CoordinatorTree(reflecting: app).coordinators[0].intercepts
                == [Interceptor(event: "LoginViewControllerDelegate.*")])
    }

    @Test func `a listener is a delegate as it is in source, and a reference by any other name is none`() {
        app.navigationController.viewControllers = [PickViewController()]
        #expect(screen.emits.map(\.event) == ["Picking.*"])
    }

    @Test func `a delegate off the path is named`() {
        let model = LoginModel()
        login.delegate = model
        #expect(screen.intercepts == [Interceptor(event: "LoginViewControllerDelegate.*", by: "LoginModel")])
        withExtendedLifetime(model) {}
    }

    @Test func `a sibling as the delegate is off the path`() {
        let sibling = LoginCoordinator(NavigationController())
        final class MainCoordinator { let rootViewController = LoginViewController() }
        let main = MainCoordinator()
        main.rootViewController.delegate = sibling
        app.childCoordinators = [main, sibling]
        let tree = CoordinatorTree(reflecting: app)
        #expect(tree["MainCoordinator"]?.screens[0].intercepts.map(\.by) == ["LoginCoordinator"])
    }

    @Test func `a screen on a shared stack belongs to the coordinator that it reports to`() {
        let child = LoginCoordinator(app.navigationController)
        app.childCoordinators = [child]
        login.delegate = child
        let tree = CoordinatorTree(reflecting: app)
        #expect(tree["LoginCoordinator"]?.screens.map(\.type) == ["LoginViewController"])
        #expect(tree["LoginCoordinator"]?.intercepts.map(\.event) == ["LoginViewControllerDelegate.*"])
        #expect(tree["ApplicationCoordinator"]?.screens.map(\.screens.count) == [0])
        #expect(tree["ApplicationCoordinator"]?.branches.map(\.presentation) == ["push"])
        #expect(tree["ApplicationCoordinator"]?.kind == .navigation)
    }

    @Test func `a weak reference that is no delegate is no event`() {
        login.colleague = login
        #expect(screen.emits.count == 1)
    }

    @Test func `an unowned delegate that may dangle is said to be unseen`() {
        final class MenuViewController {
            unowned let delegate: any LoginViewControllerDelegate
            init(_ delegate: any LoginViewControllerDelegate) { self.delegate = delegate }
        }
        do {
            let model = LoginModel()
            app.navigationController.viewControllers = [MenuViewController(model)]
        }
        let tree = CoordinatorTree(reflecting: app)
        #expect(tree.coordinators[0].screens[0].screens[0].emits.isEmpty)
        #expect(
            tree.unresolved.map(\.what) == [
                "LoginViewControllerDelegate.*, emitted by DelegateTests.MenuViewController: the reference is not read, because it may dangle"
            ])
    }

    @Test func `methods that the app names are events of their own`() {
        var conventions = ForeignConventions()
        conventions.delegateMethods["LoginViewControllerDelegate"] = ["didLogIn", "didCancel"]
        login.delegate = app
        let coordinator = CoordinatorTree(reflecting: app, by: conventions).coordinators[0]
        let events = ["LoginViewControllerDelegate.didLogIn", "LoginViewControllerDelegate.didCancel"]
        #expect(coordinator.screens[0].screens[0].emits.map(\.event) == events)
        #expect(coordinator.intercepts.map(\.event) == events)
    }
}
