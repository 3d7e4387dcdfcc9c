import Testing

/// How coordinators of seed 003 are known, and how they bring up their children and screens.
@Suite struct FlowCoordinatorTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "known by conformance, a base class, a typealias, an intermediate protocol",
            """
            let all: [Coordinatable] = [ByConformance(), ByBase(), ByAlias(), ByMiddle()]
            protocol Coordinatable: AnyObject { func start() }
            class ByConformance: Coordinatable { func start() {} } //: root
            class BaseCoordinator: Coordinatable { func start() {} }
            class ByBase: BaseCoordinator {} //: root
            typealias Flow = BaseCoordinator & Nameable
            class ByAlias: Flow {} //: root
            protocol Nameable {}
            protocol Presentable: Coordinatable {}
            class ByMiddle: Presentable { func start() {} } //: root
            """),
        MarkedProgram(
            "names that merely end in Coordinator are none",
            """
            let all: [Any] = [DataCoordinator(), FileCoordinator(), MapView.Coordinator(map: map)]
            class DataCoordinator { func save() {} }
            class FileCoordinator: NSFileCoordinator {}
            struct MapView: UIViewRepresentable {
                class Coordinator: NSObject, MKMapViewDelegate {}
            }
            struct CoordinatorKey {}
            enum LoginCoordinator {}
            """),
        MarkedProgram(
            "children from factories behind protocols, overloads and tuples, presented by a router",
            """
            let app = AppCoordinator(router: RouterImp(), factory: CoordinatorFactoryImp())
            protocol Coordinator: AnyObject { func start() }
            protocol ItemOutput: AnyObject { var finishFlow: (() -> Void)? { get set } }
            protocol CoordinatorFactory {
                func makeItem(router: Router) -> Coordinator
                func makeItem() -> (coordinator: Coordinator & ItemOutput, toPresent: UIViewController?)
                func makeAuth() -> Coordinator
            }
            class CoordinatorFactoryImp: CoordinatorFactory {
                func makeItem(router: Router) -> Coordinator { ItemCoordinator() } //: AppCoordinator presents ItemCoordinator
                func makeItem() -> (coordinator: Coordinator & ItemOutput, toPresent: UIViewController?) {
                    let coordinator = CreateCoordinator()
                    return (coordinator, UINavigationController())
                }
                func makeAuth() -> Coordinator { return AuthCoordinator() } //: AppCoordinator presents AuthCoordinator
            }
            protocol Router { func push(_ screen: UIViewController) }
            class RouterImp: Router { func push(_ screen: UIViewController) {} }
            class AppCoordinator: Coordinator { //: root container
                private let factory: CoordinatorFactory
                private let router: Router
                private var children: [Coordinator] = []
                init(router: Router, factory: CoordinatorFactory) {
                    self.router = router
                    self.factory = factory
                }
                func start() {
                    let auth = factory.makeAuth()
                    children.append(auth)
                    auth.start()
                    factory.makeItem(router: router).start()
                    let (create, module) = factory.makeItem()
                    create.finishFlow = { [weak self] in self?.start() } //: AppCoordinator catches ItemOutput.finishFlow
                    create.start()
                    router.push(module) //: AppCoordinator presents CreateCoordinator as push
                }
            }
            class AuthCoordinator: Coordinator { func start() {} } //: coordinator
            class ItemCoordinator: Coordinator { func start() {} } //: coordinator
            class CreateCoordinator: Coordinator, ItemOutput { //: coordinator
                var finishFlow: (() -> Void)?
                func start() { finishFlow?() } //: CreateCoordinator emits ItemOutput.finishFlow
            }
            """),
        MarkedProgram(
            "the router's verb is the presentation",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class Router {
                func setRootModule(_ module: UIViewController) {}
                func present(_ module: UIViewController) {}
            }
            class AppCoordinator: Coordinator { //: root container
                let router = Router()
                func start() {
                    let list = ListCoordinator(router: router) //: AppCoordinator presents ListCoordinator as setRoot
                    list.start()
                    let item = ItemCoordinator(router: router) //: AppCoordinator presents ItemCoordinator as present
                    item.start()
                }
            }
            class ListCoordinator: Coordinator { //: coordinator
                let router: Router
                init(router: Router) { self.router = router }
                func start() { router.setRootModule(ListController()) }
            }
            class ListController: UIViewController {} //: screen of ListCoordinator
            class ItemCoordinator: Coordinator { //: coordinator
                let router: Router
                init(router: Router) { self.router = router }
                func start() { router.present(ItemController()) }
            }
            class ItemController: UIViewController {} //: screen of ItemCoordinator
            """),
        MarkedProgram(
            "children from opaque types, lazy properties, a closure that is returned, an array",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root container
                private lazy var lazily: Coordinator = {
                    let coordinator = LazyCoordinator() //: AppCoordinator presents LazyCoordinator
                    return coordinator
                }()
                func start() {
                    lazily.start()
                    makeOpaque().start() //: AppCoordinator presents OpaqueCoordinator
                    makeLater()().start() //: AppCoordinator presents LaterCoordinator
                    for child in [FirstCoordinator(), SecondCoordinator()] { child.start() } //: AppCoordinator presents FirstCoordinator; AppCoordinator presents SecondCoordinator
                }
                func makeOpaque() -> some Coordinator { OpaqueCoordinator() }
                func makeLater() -> () -> Coordinator {
                    return { LaterCoordinator() }
                }
            }
            class LazyCoordinator: Coordinator { func start() {} } //: coordinator
            class OpaqueCoordinator: Coordinator { func start() {} } //: coordinator
            class LaterCoordinator: Coordinator { func start() {} } //: coordinator
            class FirstCoordinator: Coordinator { func start() {} } //: coordinator
            class SecondCoordinator: Coordinator { func start() {} } //: coordinator
            """),
    ]

    @Test(arguments: programs) func findsCoordinators(_ program: MarkedProgram) { program.check() }
}
