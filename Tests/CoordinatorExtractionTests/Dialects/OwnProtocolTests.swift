import Testing

/// Apps that put protocols of their own between coordinators, what they present, and what they listen to.
@Suite struct OwnProtocolTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a router presents what can be presented: screens behind protocols, and coordinators",
            """
            let app = AppCoordinator(router: StackRouter())
            protocol Presentable { func toPresent() -> UIViewController? }
            extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
            protocol Router: Presentable {
                func present(_ module: Presentable)
                func push(_ module: Presentable, onBack: (() -> Void)?)
            }
            final class StackRouter: Router {
                private let stack = UINavigationController()
                private var closings: [UIViewController: () -> Void] = [:]
                func toPresent() -> UIViewController? { stack }
                func present(_ module: Presentable) {
                    guard let screen = module.toPresent() else { return }
                    stack.present(screen, animated: true)
                }
                func push(_ module: Presentable, onBack: (() -> Void)?) {
                    guard let screen = module.toPresent() else { return }
                    if let onBack { closings[screen] = onBack }
                    stack.pushViewController(screen, animated: true)
                }
            }
            class BaseCoordinator: Presentable {
                let router: Router
                var children: [BaseCoordinator] = []
                init(router: Router) { self.router = router }
                func start() {}
                func toPresent() -> UIViewController? { router.toPresent() }
            }
            class AppCoordinator: BaseCoordinator { //: root container
                override func start() {
                    let shop = ShopCoordinator(router: StackRouter())
                    shop.onFinish = { [weak self] in self?.children = [] } //: AppCoordinator catches ShopCoordinator.onFinish
                    children.append(shop)
                    shop.start()
                    router.present(shop) //: AppCoordinator presents ShopCoordinator as present
                }
            }
            class ShopCoordinator: BaseCoordinator { //: coordinator
                var onFinish: (() -> Void)?
                override func start() {
                    let list = ModuleFactory().makeList()
                    list.onPick = { [weak self] in self?.onFinish?() } //: ShopCoordinator catches ListView.onPick; ShopCoordinator emits ShopCoordinator.onFinish
                    router.push(list, onBack: nil)
                }
            }
            protocol ListView: AnyObject, Presentable { var onPick: (() -> Void)? { get set } }
            class ModuleFactory { func makeList() -> ListView { ListController() } }
            class ListController: UIViewController, ListView { //: screen of ShopCoordinator
                var onPick: (() -> Void)?
                func tap() { onPick?() } //: ListController emits ListView.onPick
            }
            """),
        MarkedProgram(
            "a model's inputs and outputs are the model itself",
            """
            let app = ListCoordinator()
            protocol ListInputs { func pick() }
            protocol ListOutputs: AnyObject { var onPick: (() -> Void)? { get set }; var onClose: (() -> Void)? { get set } }
            protocol ListModelType { var inputs: ListInputs { get }; var outputs: ListOutputs { get } }
            final class ListModel: ListModelType, ListInputs, ListOutputs {
                var inputs: ListInputs { self }
                var outputs: ListOutputs { return self }
                var onPick: (() -> Void)?
                var onClose: (() -> Void)?
                func pick() {
                    onPick?() //: ListController emits ListOutputs.onPick
                    onClose?() //: ListController emits ListOutputs.onClose
                }
            }
            class ListController: UIViewController { //: screen of ListCoordinator
                let model: ListModelType
                init(model: ListModelType) { self.model = model; super.init(nibName: nil, bundle: nil) }
                func tap() { model.inputs.pick() }
            }
            class ListCoordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let model: ListModelType = ListModel()
                    model.outputs.onPick = { [weak self] in self?.close() } //: ListCoordinator catches ListOutputs.onPick
                    stack.pushViewController(ListController(model: model), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "a base class ends every coordinator with a result of its own type; one that no object consumes is lost",
            """
            let app = AppCoordinator()
            class BaseCoordinator<Result> {
                var onFinish: ((Result) -> Void)?
                func start() {}
                func finish(with result: Result) {
                    onFinish?(result) //: LoginCoordinator emits BaseCoordinator.onFinish; ScanCoordinator emits BaseCoordinator.onFinish unheard
                }
                func run<Other>(_ child: BaseCoordinator<Other>, then: @escaping (Other) -> Void) {
                    child.onFinish = { then($0) } //: AppCoordinator catches BaseCoordinator.onFinish
                    child.start() //: AppCoordinator presents LoginCoordinator
                }
            }
            enum LoginResult { case loggedIn, cancelled }
            class AppCoordinator: BaseCoordinator<Void> { //: root container
                override func start() {
                    run(LoginCoordinator()) { [weak self] _ in self?.scan() }
                }
                func scan() { ScanCoordinator().start() } //: AppCoordinator presents ScanCoordinator
            }
            class LoginCoordinator: BaseCoordinator<LoginResult> { override func start() { finish(with: .loggedIn) } } //: coordinator
            class ScanCoordinator: BaseCoordinator<String> { override func start() { finish(with: "") } } //: coordinator
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
