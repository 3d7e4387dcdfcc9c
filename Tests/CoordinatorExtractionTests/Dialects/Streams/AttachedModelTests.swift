import Testing

/// View models whose type follows from the call or from the screen to which they are attached.
@Suite struct AttachedModelTests {
    private static let base =
        RxTests.base + """

            protocol ViewModelType: AnyObject {
                associatedtype Dependency
                associatedtype Bindings
                init(dependency: Dependency, bindings: Bindings)
            }
            final class CartViewModel: ViewModelType {
                struct Bindings { let taps: PublishSubject<CartAction> }
                typealias Dependency = Int
                let actions: Observable<CartAction>
                init(dependency: Int, bindings: Bindings) { actions = bindings.taps.asObservable() }
            }
            """

    private static let attaching = """
        enum Attachable<Model: ViewModelType> {
            case detached(Model.Dependency)
            case attached(Model.Dependency, Model)
            mutating func bind(_ bindings: Model.Bindings) -> Model {
                switch self {
                case let .detached(dependency), let .attached(dependency, _):
                    let model = Model(dependency: dependency, bindings: bindings)
                    self = .attached(dependency, model)
                    return model
                }
            }
        }
        protocol Attaching: AnyObject {
            associatedtype Model: ViewModelType
            var bindings: Model.Bindings { get }
            var model: Attachable<Model>! { get set }
        }
        extension Attaching {
            func attach(wrapper: Attachable<Model>) -> Model {
                model = wrapper
                return model.bind(bindings)
            }
        }
        """

    private static let screen = """
        class CartController: UIViewController, Attaching { //: screen of AppCoordinator
            let taps = PublishSubject<CartAction>()
            var model: Attachable<CartViewModel>!
            lazy var bindings = CartViewModel.Bindings(taps: taps)
            @objc func pay() { taps.onNext(.pay) } //: CartController emits CartAction.pay
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "the view model's type follows from the screen's property", beside: base,
            """
            let app = AppCoordinator()
            \(attaching)
            \(screen)
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    let model = screen.attach(wrapper: .detached(1))
                    model.actions.subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches CartAction.pay
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "a case of a generic enum knows its parameter", beside: base,
            """
            let app = AppCoordinator()
            \(attaching)
            class CartController: UIViewController { //: screen of AppCoordinator
                let taps = PublishSubject<CartAction>()
                @objc func pay() { taps.onNext(.pay) } //: CartController emits CartAction.pay
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    var wrapper: Attachable<CartViewModel> = .detached(1)
                    let model = wrapper.bind(CartViewModel.Bindings(taps: screen.taps))
                    model.actions.subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches CartAction.pay
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "a generic helper makes what the call names, or what is expected of it", beside: base,
            """
            let app = AppCoordinator()
            protocol Made: AnyObject { init(number: Int) }
            class CartController: UIViewController, Made { //: screen of AppCoordinator
                let taps = PublishSubject<CartAction>()
                required init(number: Int) {}
                @objc func pay() { taps.onNext(.pay) } //: CartController emits CartAction.pay
                @objc func invite() { taps.onNext(.invite) } //: CartController emits CartAction.invite
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func make<Item: Made>(_ type: Item.Type) -> Item { type.init(number: 1) }
                func make<Item: Made>() -> Item { Item(number: 2) }
                func start() {
                    let screen = make(CartController.self)
                    screen.taps.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: bag)
                    stack.pushViewController(screen, animated: true)
                    let other: CartController = make()
                    other.taps.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: bag)
                    stack.pushViewController(other, animated: true)
                }
                func handle(_ action: CartAction) {
                    switch action {
                    case .pay: close() //: AppCoordinator catches CartAction.pay
                    case .invite: close() //: AppCoordinator catches CartAction.invite
                    case .report: break
                    }
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: two screens that are attached to view models of two types, and one has a subscriber",
            beside: base,
            """
            let app = AppCoordinator()
            \(attaching)
            \(screen)
            final class HelpViewModel: ViewModelType {
                struct Bindings { let taps: PublishSubject<CartAction> }
                typealias Dependency = Int
                let actions: Observable<CartAction>
                init(dependency: Int, bindings: Bindings) { actions = bindings.taps.asObservable() }
            }
            class HelpController: UIViewController, Attaching { //: screen of AppCoordinator
                let taps = PublishSubject<CartAction>()
                var model: Attachable<HelpViewModel>!
                lazy var bindings = HelpViewModel.Bindings(taps: taps)
                @objc func pay() { taps.onNext(.invite) }
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    let model = screen.attach(wrapper: .detached(1))
                    model.actions.subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches CartAction.pay
                    stack.pushViewController(screen, animated: true)
                    let help = HelpController()
                    _ = help.attach(wrapper: .detached(1))
                    stack.pushViewController(help, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func program(_ program: MarkedProgram) { program.check() }
}
