import Testing

/// What apps write around streams themselves: base classes with steps, operators, and controls as outputs.
@Suite struct OwnStreamCodeTests {
    private static let base = """
        import RxCocoa
        import RxSwift
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var app: ShopCoordinator?
            func applicationDidFinishLaunching(_ application: UIApplication) {
                app = ShopCoordinator()
                app?.start()
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a base class asks its subclass what to do with a step; one that it makes nothing of", beside: base,
            """
            protocol Step {}
            enum Answer { case none, push(UIViewController) }
            class StepCoordinator {
                let bag = DisposeBag()
                let steps = PublishSubject<Step>()
                let stack = UINavigationController()
                func start() { steps.subscribe(onNext: { [weak self] in self?.perform($0) }).disposed(by: bag) }
                func perform(_ step: Step) {
                    switch answer(to: step) {
                    case .none: break
                    case .push(let controller): stack.pushViewController(controller, animated: true)
                    }
                }
                func answer(to step: Step) -> Answer { .none }
            }
            enum ShopStep: Step { case cart, help, other }
            class ShopController: UIViewController { //: screen of ShopCoordinator
                let button = UIButton()
                let steps: PublishSubject<Step>
                init(steps: PublishSubject<Step>) { self.steps = steps }
                override func viewDidLoad() {
                    _ = button.rx.tap.map { ShopStep.cart }.subscribe(steps) //: ShopController emits ShopStep.cart
                    steps.onNext(ShopStep.help) //: ShopController emits ShopStep.help
                }
            }
            class ShopCoordinator: StepCoordinator { //: root
                override func start() {
                    super.start()
                    stack.pushViewController(ShopController(steps: steps), animated: false)
                }
                override func answer(to step: Step) -> Answer {
                    guard let step = step as? ShopStep else { return .none }
                    switch step {
                    case .cart: return .push(UIViewController()) //: ShopCoordinator catches ShopStep.cart
                    case .help: return .none //: ShopCoordinator catches ShopStep.help
                    case .other: return .none
                    }
                }
            }
            """),
        MarkedProgram(
            "a screen hands out its controls' streams; one that only the screen listens to", beside: base,
            """
            class ShopController: UIViewController { //: screen of ShopCoordinator
                private let add = UIButton()
                private let cancel = UIButton()
                private let reload = UIButton()
                var added: Observable<Void> { add.rx.tap.asObservable() } //: ShopController emits ShopController.added
                lazy var cancelled = cancel.rx.tap //: ShopController emits ShopController.cancelled
                var reloaded: Observable<Void> { reload.rx.tap.asObservable() }
                override func viewDidLoad() { _ = reloaded.subscribe(onNext: { [weak self] in self?.view.setNeedsLayout() }) }
            }
            class ShopCoordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let shop = ShopController()
                    shop.added.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: ShopCoordinator catches ShopController.added
                    shop.cancelled.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: ShopCoordinator catches ShopController.cancelled
                    stack.pushViewController(shop, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "a table's delegate in a class of its own hands out streams without their types; a service does, for others",
            beside: base,
            """
            class ShopTable: NSObject, UITableViewDelegate {
                private let picking = PublishSubject<Int>()
                lazy var picked = picking.asObservable()
                func tableView(_ table: UITableView, didSelectRowAt index: IndexPath) { picking.onNext(1) }
            }
            class ShopService {
                private let loading = PublishSubject<Int>()
                lazy var loaded = loading.asObservable()
                func load() { loading.onNext(1) }
            }
            class ShopController: UIViewController { //: screen of ShopCoordinator
                private let service = ShopService()
                private let rows = ShopTable()
                private let choosing = PublishSubject<Int>()
                lazy var chosen: Observable<Int> = choosing.asObservable()
                override func viewDidLoad() {
                    _ = rows.picked.bind(to: choosing) //: ShopController emits ShopController.chosen
                    _ = service.loaded.subscribe(onNext: { [weak self] _ in self?.view.setNeedsLayout() })
                }
            }
            class ShopCoordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let shop = ShopController()
                    shop.chosen.subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: ShopCoordinator catches ShopController.chosen
                    stack.pushViewController(shop, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "an operator of the app's own hands the value on to a closure that answers with a stream", beside: base,
            """
            extension ObservableType {
                func latest<Owner: AnyObject, Other>(
                    with owner: Owner, _ transform: @escaping (Owner, Element) -> Observable<Other>
                ) -> Observable<Other> {
                    withUnretained(owner).map(transform).switchToLatest()
                }
                func each<Owner: AnyObject, Other>(
                    with owner: Owner, _ transform: @escaping (Owner, Element) -> Other
                ) -> Observable<Other> {
                    withUnretained(owner).map(transform)
                }
            }
            enum ShopRoute { case cart, help, news }
            class ShopModel {
                let route = PublishSubject<ShopRoute>()
                func pay() { route.onNext(.cart) } //: ShopController emits ShopRoute.cart
                func help() { route.onNext(.help) } //: ShopController emits ShopRoute.help
                func read() { route.onNext(.news) } //: ShopController emits ShopRoute.news
            }
            class ShopController: UIViewController { //: screen of ShopCoordinator
                let model: ShopModel
                init(model: ShopModel) { self.model = model }
                func tap() { model.pay(); model.help(); model.read() }
            }
            class ShopCoordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let model = ShopModel()
                    model.route
                        .filter { $0 == .cart }
                        .latest(with: self) { owner, _ in owner.showCart() } //: ShopCoordinator catches ShopRoute.cart
                        .subscribe()
                        .disposed(by: bag)
                    model.route
                        .filter { $0 == .news }
                        .latest(with: self) { owner, _ -> Observable<Void> in owner.unknown(to: owner.stack) } //: ShopCoordinator catches ShopRoute.news
                        .subscribe()
                        .disposed(by: bag)
                    model.route
                        .filter { $0 == .help }
                        .each(with: self) { owner, _ in owner.stack.viewControllers.count }
                        .subscribe()
                        .disposed(by: bag)
                    stack.pushViewController(ShopController(model: model), animated: true)
                }
                func showCart() -> Observable<Void> {
                    stack.pushViewController(UIViewController(), animated: true)
                    return .just(())
                }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
