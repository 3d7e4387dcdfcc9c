import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Children that are made when their parent begins, and again later.
@Suite struct RepeatedChildTests {
    /// A root whose first flow begins at once. `again` is what it does later, `store` how it keeps the flow.
    private static func tree(
        again: String, store: String = "flows.append(login)",
        show: String = "pushViewController(screen, animated: true)",
        start: String = "showLogin()"
    ) -> CoordinatorTree {
        let source = """
            import Combine
            import UIKit
            let app = AppCoordinator(UINavigationController())
            class AppCoordinator {
                let stack: UINavigationController
                var flows: [AnyObject] = []
                var login: LoginCoordinator?
                var bag = Set<AnyCancellable>()
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let home = HomeScreen()
                    home.onLogin = { [weak self] in \(again) }
                    stack.pushViewController(home, animated: false)
                    \(start)
                }
                func showLogin() {
                    let login = LoginCoordinator(stack)
                    \(store)
                    login.start()
                }
            }
            class LoginCoordinator {
                let stack: UINavigationController
                let model = LoginModel()
                var bag = Set<AnyCancellable>()
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let screen = LoginScreen(model)
                    model.done.sink { self.close() }.store(in: &bag)
                    stack.\(show)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class LoginModel { let done = PassthroughSubject<Void, Never>() }
            class LoginScreen: UIViewController {
                let model: LoginModel
                init(_ model: LoginModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                func tap() { model.done.send(()) }
            }
            class HomeScreen: UIViewController { var onLogin: (() -> Void)?; func tap() { onLogin?() } }
            """
        return CoordinatorExtraction.tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)])
    }

    private static func holding(_ tree: CoordinatorTree) -> Holding? {
        tree.coordinators.first { $0.type == "AppCoordinator" }?.branches.first?.holding
    }

    private static func hasRing(_ tree: CoordinatorTree) -> Bool {
        tree.coordinators.contains { !$0.retainCycles.isEmpty }
    }

    @Test func aFunctionThatRunsAgainStoresAnotherChild() {
        #expect(Self.holding(Self.tree(again: "self?.showLogin()"))?.isOnce == false)
        // The nearest miss: only the beginning calls it.
        #expect(Self.holding(Self.tree(again: "self?.stack.popViewController(animated: true)"))?.isOnce == true)
    }

    @Test func aChildThatIsReplacedDoesNotLiveAsLongAsTheApp() {
        let one = "self.login = login"
        #expect(Self.hasRing(Self.tree(again: "self?.showLogin()", store: one, start: "")))
        // The nearest misses: there is only one, there is only one at a time, and it takes the place of all screens.
        #expect(!Self.hasRing(Self.tree(again: "self?.stack.popViewController(animated: true)", store: one)))
        #expect(
            !Self.hasRing(
                Self.tree(again: "self?.showLogin()", store: "guard self.login == nil else { return }; " + one)))
        #expect(
            !Self.hasRing(
                Self.tree(
                    again: "self?.showLogin()", store: one, show: "setViewControllers([screen], animated: true)",
                    start: "")))
    }

    /// A root that begins with one of two flows; `removal` is what it does when the second has ended, before it begins again.
    private static func phases(removal: String) -> Holding? {
        let tree = MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = YardCoordinator()
            protocol Endable: AnyObject { func end() }
            protocol WorkParent: AnyObject { func workEnded(_ flow: AnyObject) }
            class YardCoordinator: Coordinator, WorkParent {
                var flows: [AnyObject] = []
                let stack = UINavigationController()
                func start() { if UserDefaults.standard.bool(forKey: "known") { openWork() } }
                func openWork() {
                    let work = WorkCoordinator(stack, self)
                    flows.append(work)
                    work.start()
                }
                func workEnded(_ flow: AnyObject) {
                    \(removal)
                    start()
                }
            }
            class WorkCoordinator: Coordinator, Endable {
                let stack: UINavigationController
                let parent: WorkParent
                init(_ stack: UINavigationController, _ parent: WorkParent) { (self.stack, self.parent) = (stack, parent) }
                func start() { stack.pushViewController(UIViewController(), animated: true) }
                func end() { parent.workEnded(self) }
            }
            """
        ).tree()
        return tree.coordinators.first { $0.type == "YardCoordinator" }?.branches.first?.holding
    }

    @Test func aFlowThatIsRemovedBeforeItBeginsAgainIsNoFurtherOne() {
        #expect(Self.phases(removal: "flows.removeAll { $0 === flow }")?.isOnce == true)
        // The nearest miss: it stays.
        #expect(Self.phases(removal: "stack.popViewController(animated: true)")?.isOnce == false)
    }

    @Test func theStreamOfAChildHoldsTheCodeThatHoldsTheChild() {
        func tree(_ capture: String) -> CoordinatorTree {
            Self.tree(
                again: "self?.showLogin()",
                store: "login.model.done.sink { \(capture) [weak self] in self?.end(login) }.store(in: &bag)"
                    .replacing("{ \(capture) [weak self]", with: "{ [weak self\(capture)]"))
        }
        #expect(tree("").coordinators.flatMap(\.retainCycles).contains { $0.links.first?.captured == "login" })
        // The nearest miss: it holds the child weakly.
        #expect(
            !tree(", weak login").coordinators.flatMap(\.retainCycles).contains { $0.links.first?.captured == "login" })
    }
}
