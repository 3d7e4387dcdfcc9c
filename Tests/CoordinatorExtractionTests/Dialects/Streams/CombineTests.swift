import Testing

/// Subjects, publishers and published properties: what goes through them is an event where a coordinator subscribes.
@Suite struct CombineTests {
    /// What the programs have in common.
    static let base = """
        import Combine
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        enum CartAction { case pay, invite, report }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a view model's subject behind a publisher: each case by itself", beside: base,
            """
            let app = AppCoordinator()
            class CartViewModel {
                private let subject = PassthroughSubject<CartAction, Never>()
                var actions: AnyPublisher<CartAction, Never> { subject.eraseToAnyPublisher() }
                func tap() { subject.send(.pay) } //: CartController emits CartAction.pay
                func invite() { subject.send(.invite) } //: CartController emits CartAction.invite
                func report() { subject.send(.report) } //: CartController emits CartAction.report
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    model.actions
                        .receive(on: DispatchQueue.main)
                        .sink { [weak self] action in
                            switch action {
                            case .pay: self?.pay() //: AppCoordinator catches CartAction.pay
                            case .invite: //: AppCoordinator may catch CartAction.invite
                                guard let self else { return }
                                if self.isMember { self.pay() }
                            case .report: break //: AppCoordinator catches CartAction.report
                            }
                        }
                        .store(in: &bag)
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                var isMember: Bool { stack.viewControllers.count > 3 }
                func pay() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: a subject that never leaves its screen is no event", beside: base,
            """
            let app = AppCoordinator()
            class CartViewModel {
                let subject = PassthroughSubject<CartAction, Never>()
                func tap() { subject.send(.pay) }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                var bag = Set<AnyCancellable>()
                init(model: CartViewModel) {
                    self.model = model
                    model.subject.sink { [weak self] _ in self?.reload() }.store(in: &bag)
                }
                func reload() {}
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(CartController(model: CartViewModel()), animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: what a service says to a coordinator stands nowhere in the tree", beside: base,
            """
            let app = AppCoordinator(session: SessionService())
            enum SessionState { case valid, expired }
            class SessionService {
                let states = PassthroughSubject<SessionState, Never>()
                func expire() { states.send(.expired) }
            }
            class AppCoordinator: Coordinator { //: root
                let session: SessionService
                var bag = Set<AnyCancellable>()
                init(session: SessionService) { self.session = session }
                func start() { session.states.sink { [weak self] _ in self?.restart() }.store(in: &bag) }
                func restart() {}
            }
            """),
        MarkedProgram(
            "a child coordinator's actions, handed on by its parent", beside: base,
            """
            let app = AppCoordinator()
            enum ShopAction { case done }
            class AppCoordinator: Coordinator { //: root container
                var bag = Set<AnyCancellable>()
                func start() {
                    let shop = ShopCoordinator() //: AppCoordinator presents ShopCoordinator
                    shop.actions.sink { [weak self] action in self?.handle(action) }.store(in: &bag)
                    shop.start()
                }
                func handle(_ action: ShopAction) {
                    switch action {
                    case .done: finish() //: AppCoordinator catches ShopAction.done
                    }
                }
                func finish() {}
            }
            class ShopCoordinator: Coordinator { //: coordinator container
                private let subject: PassthroughSubject<ShopAction, Never> = .init()
                var actions: AnyPublisher<ShopAction, Never> { subject.eraseToAnyPublisher() }
                var bag = Set<AnyCancellable>()
                func start() {
                    let cart = CartCoordinator() //: ShopCoordinator presents CartCoordinator
                    cart.actions.sink { [weak self] action in
                        switch action {
                        case .pay: self?.subject.send(.done) //: ShopCoordinator catches CartAction.pay; ShopCoordinator emits ShopAction.done
                        default: break
                        }
                    }.store(in: &bag)
                    cart.start()
                }
            }
            class CartCoordinator: Coordinator { //: coordinator
                private let subject: PassthroughSubject<CartAction, Never> = .init()
                var actions: AnyPublisher<CartAction, Never> { subject.eraseToAnyPublisher() }
                func start() { subject.send(.pay) } //: CartCoordinator emits CartAction.pay
                func close() { subject.send(.invite) } //: CartCoordinator emits CartAction.invite
            }
            """),
        MarkedProgram(
            "the same coordinator twice, and only one of them is heard", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root container
                var bag = Set<AnyCancellable>()
                func start() {
                    let cart = CartCoordinator() //: AppCoordinator presents CartCoordinator
                    cart.actions.sink { [weak self] _ in self?.finish() }.store(in: &bag) //: AppCoordinator catches CartAction.pay
                    cart.start()
                    let other = CartCoordinator()
                    other.start()
                }
                func finish() {}
            }
            class CartCoordinator: Coordinator { //: coordinator
                private let subject: PassthroughSubject<CartAction, Never> = .init()
                var actions: AnyPublisher<CartAction, Never> { subject.eraseToAnyPublisher() }
                func start() { subject.send(.pay) } //: CartCoordinator emits CartAction.pay; CartCoordinator emits CartAction.pay unheard
            }
            """),
        MarkedProgram(
            "what is no enum is called by the property that hands it on, or its protocol", beside: base,
            """
            let app = AppCoordinator()
            protocol ListOutput { var selected: AnyPublisher<Int, Never> { get } }
            class ListViewModel: ListOutput {
                private let selection = PassthroughSubject<Int, Never>()
                lazy var selected: AnyPublisher<Int, Never> = selection.eraseToAnyPublisher()
                let closed = PassthroughSubject<Void, Never>()
                func tap(_ item: Int) { selection.send(item) } //: ListController emits ListOutput.selected
                func close() { closed.send() } //: ListController emits ListViewModel.closed
            }
            class ListController: UIViewController { //: screen of AppCoordinator
                let model: ListViewModel
                init(model: ListViewModel) { self.model = model }
                func tap() { model.tap(1); model.close() }
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let model = ListViewModel()
                    model.selected.sink { [weak self] in self?.show($0) }.store(in: &bag) //: AppCoordinator catches ListOutput.selected
                    model.closed.sink(receiveValue: close).store(in: &bag) //: AppCoordinator catches ListViewModel.closed
                    stack.pushViewController(ListController(model: model), animated: true)
                }
                func show(_ item: Int) { stack.popViewController(animated: true) }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "operators: only what passes is heard, and under the name that it has there", beside: base,
            """
            let app = AppCoordinator()
            enum Wish { case checkout }
            class CartViewModel {
                let actions = PassthroughSubject<CartAction, Never>()
                func pay() { actions.send(.pay) } //: CartController emits Wish.checkout
                func invite() { actions.send(.invite) } //: CartController emits CartAction.invite
                func report() { actions.send(.report) } //: CartController emits CartAction.report
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
                func tap() { model.pay(); model.invite(); model.report() }
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    model.actions
                        .compactMap { action -> Wish? in if case .pay = action { return Wish.checkout } else { return nil } }
                        .sink { [weak self] _ in self?.show() } //: AppCoordinator catches Wish.checkout
                        .store(in: &bag)
                    model.actions.filter { $0 == .invite }
                        .sink { [weak self] _ in self?.show() } //: AppCoordinator catches CartAction.invite
                        .store(in: &bag)
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                func show() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "a published property to which a coordinator subscribes", beside: base,
            """
            let app = AppCoordinator()
            enum Route { case detail }
            class CartViewModel: ObservableObject {
                @Published var route: Route?
                @Published var title = ""
                func tap() { route = .detail } //: CartController emits Route.detail
                func rename() { title = "new" }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    model.$route.compactMap { $0 }.sink { [weak self] route in
                        switch route {
                        case .detail: self?.show() //: AppCoordinator catches Route.detail
                        }
                    }.store(in: &bag)
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                func show() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "cases that a closure names by its result's type; one that no subscriber consumes, and one of an unknown type",
            beside: """
                import Combine
                import UIKit
                protocol Coordinator: AnyObject { func start() }
                """,
            """
            let app = PathCoordinator()
            class PathModel {
                enum Way { case help, edit, back }
                let taps = PassthroughSubject<Void, Never>()
                let ways = PassthroughSubject<Way, Never>()
                var bag = Set<AnyCancellable>()
                init() {
                    taps.map { _ -> Way in .help }.subscribe(ways).store(in: &bag) //: PathController emits PathModel.Way.help
                    taps.map { _ -> Way in .edit }.subscribe(ways).store(in: &bag) //: PathController emits PathModel.Way.edit
                    taps.map { _ -> Missing in .back }.subscribe(ways).store(in: &bag) //: PathController emits PathModel.ways
                }
                func tap() { taps.send() }
            }
            class PathController: UIViewController { //: screen of PathCoordinator
                let model: PathModel
                init(model: PathModel) { self.model = model }
                func tap() { model.tap() }
            }
            class PathCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                var bag = Set<AnyCancellable>()
                func start() {
                    let model = PathModel()
                    model.ways.filter { $0 == .help }.sink { [weak self] _ in self?.stack.popViewController(animated: true) }.store(in: &bag) //: PathCoordinator catches PathModel.Way.help; PathCoordinator may catch PathModel.ways
                    stack.pushViewController(PathController(model: model), animated: true)
                }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
    @Test(arguments: programs) func inAnyOrderOfFiles(_ program: MarkedProgram) { program.backwards.check() }
}
