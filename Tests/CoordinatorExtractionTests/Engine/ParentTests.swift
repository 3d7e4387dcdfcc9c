import Testing

@testable import CoordinatorExtraction

/// Which of several coordinators is the parent.
@Suite struct ParentTests {
    static let programs = [
        MarkedProgram(
            "who makes and starts a coordinator is its parent, though another one shows it", beside: EngineProgram.base,
            """
            let app = SplitCoordinator()
            protocol DetailDelegate: AnyObject { func didChoose(_ detail: Coordinator) }
            class SplitCoordinator: Coordinator, DetailDelegate { //: root navigation
                var children: [Coordinator] = []
                let stack = UINavigationController()
                func start() {
                    let list = ListCoordinator() //: SplitCoordinator presents ListCoordinator
                    list.detailDelegate = self //: SplitCoordinator catches DetailDelegate.didChoose
                    list.start()
                    children.append(list)
                }
                func didChoose(_ detail: Coordinator) { add(detail) }
                func add(_ child: Coordinator) { children.append(child) }
            }
            class ListCoordinator: Coordinator { //: coordinator navigation
                var children: [Coordinator] = []
                let stack = UINavigationController()
                weak var detailDelegate: DetailDelegate?
                func start() {}
                @objc func open() {
                    let detail = DetailCoordinator() //: ListCoordinator presents DetailCoordinator
                    detail.start()
                    children.append(detail)
                    detailDelegate?.didChoose(detail) //: ListCoordinator emits DetailDelegate.didChoose
                }
            }
            class DetailCoordinator: Coordinator { //: coordinator
                let stack = UINavigationController()
                func start() {}
            }
            """),
        MarkedProgram(
            "who only makes a coordinator and leaves it to another to start it is not its parent",
            beside: EngineProgram.base,
            """
            let app = HomeCoordinator()
            class HomeCoordinator: Coordinator { //: root navigation
                var children: [Coordinator] = []
                let stack = UINavigationController()
                func start() { route().go(from: self) }
                func route() -> Route { Route() }
                func run(_ child: Coordinator) {
                    child.start() //: HomeCoordinator presents WebCoordinator
                    children.append(child)
                }
            }
            class Route {
                func go(from home: HomeCoordinator) { home.run(WebCoordinator()) }
            }
            class WebCoordinator: Coordinator { //: coordinator
                let stack = UINavigationController()
                func start() {}
            }
            """),
        MarkedProgram(
            "a service whose base class is called so too is no coordinator", beside: EngineProgram.base,
            """
            let app = ReportCoordinator()
            class ReportFlowController { func submit(_ text: String) {} }
            class SicknessFlowController: ReportFlowController {}
            class ReportCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let service = SicknessFlowController()
                func start() { service.submit("x") }
            }
            """),
        MarkedProgram(
            "a base class that navigates makes coordinators of those that inherit from it", beside: EngineProgram.base,
            """
            let app = ReportFlowController()
            class BaseFlowController { var stack: UINavigationController? }
            class ReportFlowController: BaseFlowController { //: root
                func begin() { stack?.pushViewController(ReportController(), animated: true) }
            }
            class ReportController: UIViewController {} //: screen of ReportFlowController
            """),
        MarkedProgram(
            "a coordinator that is started on another one is that one's child", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            class ChildStarter: Coordinator {
                var children: [Coordinator] = []
                weak var parent: ChildStarter?
                let stack = UINavigationController()
                func start() {}
                func startChild(_ child: ChildStarter) {
                    children.append(child)
                    child.parent = self
                    child.start() //: ShopCoordinator presents TabCoordinator; TabCoordinator presents CartCoordinator as push
                }
            }
            class ShopCoordinator: ChildStarter { //: root navigation
                override func start() { startChild(makeTab()) }
                private func makeTab() -> TabCoordinator {
                    let tab = TabCoordinator()
                    tab.startChild(CartCoordinator())
                    return tab
                }
            }
            class TabCoordinator: ChildStarter {} //: coordinator navigation
            class CartCoordinator: ChildStarter { //: coordinator
                override func start() { stack.pushViewController(CartController(), animated: true) }
            }
            class CartController: UIViewController {} //: screen of CartCoordinator
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
