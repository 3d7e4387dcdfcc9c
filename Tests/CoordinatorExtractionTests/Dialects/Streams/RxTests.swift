import Testing

/// RxSwift's subjects, relays, drivers, and what binds one to another.
@Suite struct RxTests {
    static let base = """
        import RxCocoa
        import RxSwift
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        enum CartAction { case pay, invite, report }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "relays and subjects, subscribed to, driven and bound", beside: base,
            """
            let app = AppCoordinator()
            class CartViewModel {
                let actions = PublishRelay<CartAction>()
                private let closing = PublishSubject<Void>()
                var closed: Observable<Void> { closing.asObservable() }
                private let chosen = PublishRelay<Int>()
                lazy var selected: Driver<Int> = chosen.asDriver(onErrorJustReturn: 0)
                func pay() { actions.accept(.pay) } //: CartController emits CartAction.pay
                func invite() { actions.accept(.invite) } //: CartController emits CartAction.invite
                func close() { closing.onNext(()) } //: CartController emits CartViewModel.closed
                func choose(_ item: Int) { chosen.accept(item) } //: CartController emits CartViewModel.selected
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
                func tap() { model.pay(); model.invite(); model.close(); model.choose(1) }
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    model.actions.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: bag)
                    model.closed.subscribe { [weak self] _ in self?.close() }.disposed(by: bag) //: AppCoordinator catches CartViewModel.closed
                    model.selected.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: bag) //: AppCoordinator catches CartViewModel.selected
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                func handle(_ action: CartAction) {
                    switch action {
                    case .pay: close() //: AppCoordinator catches CartAction.pay
                    default: return
                    }
                }
                func close() { stack.popViewController(animated: true) }
                func show(_ item: Int) { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "an owner that is handed along with the value", beside: base,
            """
            let app = AppCoordinator()
            class CartViewModel {
                let actions = PublishRelay<CartAction>()
                let others = PublishRelay<CartAction>()
                func pay() { actions.accept(.pay) } //: CartController emits CartAction.pay
                func invite() { others.accept(.invite) } //: CartController emits CartAction.invite
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    model.actions.withUnretained(self).subscribe(onNext: { owner, action in
                        switch action {
                        case .pay: owner.close() //: AppCoordinator catches CartAction.pay
                        case .invite, .report: break
                        }
                    }).disposed(by: bag)
                    model.others.subscribe(with: self, onNext: { owner, action in
                        if case .invite = action { owner.close() } //: AppCoordinator catches CartAction.invite
                    }).disposed(by: bag)
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "one stream bound to another: who binds hears the one and emits the other", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root container
                let bag = DisposeBag()
                func start() {
                    let shop = ShopCoordinator() //: AppCoordinator presents ShopCoordinator
                    shop.done.subscribe(onNext: { [weak self] in self?.finish() }).disposed(by: bag) //: AppCoordinator catches ShopCoordinator.done
                    shop.start()
                }
                func finish() {}
            }
            class ShopCoordinator: Coordinator { //: coordinator container
                let done = PublishSubject<Void>()
                let bag = DisposeBag()
                func start() {
                    let cart = CartCoordinator() //: ShopCoordinator presents CartCoordinator
                    cart.paid.map { _ in }.bind(to: done).disposed(by: bag) //: ShopCoordinator catches CartCoordinator.paid; ShopCoordinator emits ShopCoordinator.done
                    cart.start()
                }
            }
            class CartCoordinator: Coordinator { //: coordinator
                let paid = PublishSubject<Int>()
                func start() { paid.onNext(3) } //: CartCoordinator emits CartCoordinator.paid
            }
            """),
        MarkedProgram(
            "controls: bound to a subject, read by the coordinator itself, and what stays in the screen", beside: base,
            """
            let app = AppCoordinator()
            class CartViewModel { let actions = PublishRelay<CartAction>() }
            class CartController: UIViewController { //: screen of AppCoordinator
                struct Row { let action: CartAction }
                let model = CartViewModel()
                let closing = UIButton()
                let paying = UIButton()
                let helping = UIButton()
                let table = UITableView()
                let rows = [Row(action: .invite)]
                let bag = DisposeBag()
                override func viewDidLoad() {
                    paying.rx.tap.map { CartAction.pay }.bind(to: model.actions).disposed(by: bag) //: CartController emits CartAction.pay
                    table.rx.modelSelected(Row.self).map { $0.action }.bind(to: model.actions).disposed(by: bag) //: CartController emits CartAction.invite
                    helping.rx.tap.subscribe(onNext: { [weak self] in self?.view.endEditing(true) }).disposed(by: bag)
                }
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let cart = CartController()
                    cart.model.actions.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: bag)
                    cart.closing.rx.tap.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: CartController emits CartController.closing; AppCoordinator catches CartController.closing
                    stack.pushViewController(cart, animated: true)
                }
                func handle(_ action: CartAction) {
                    switch action {
                    case .pay, .invite: close() //: AppCoordinator catches CartAction.pay; AppCoordinator catches CartAction.invite
                    case .report: break
                    }
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "streams that are merged are heard each", beside: base,
            """
            let app = AppCoordinator()
            class CartViewModel {
                let cancelled = PublishSubject<Void>()
                let finished = PublishSubject<Void>()
                let refreshed = PublishSubject<Void>()
                func cancel() { cancelled.onNext(()) } //: CartController emits CartViewModel.cancelled
                func finish() { finished.onNext(()) } //: CartController emits CartViewModel.finished
                func refresh() { refreshed.onNext(()) }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    Observable.merge(model.cancelled, model.finished)
                        .subscribe(onNext: { [weak self] in self?.close() }) //: AppCoordinator catches CartViewModel.cancelled; AppCoordinator catches CartViewModel.finished
                        .disposed(by: bag)
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "an owner that is handed along with the values of a stream that is not known", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let page = PageController()
                    page.onExit = { [weak self] in self?.close() } //: AppCoordinator catches PageController.onExit
                    page.onHelp = { [weak self] in self?.close() } //: AppCoordinator catches PageController.onHelp
                    stack.pushViewController(page, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class PageController: UIViewController { //: screen of AppCoordinator
                var onExit: (() -> Void)?
                var onHelp: (() -> Void)?
                let button = UIButton()
                let bag = DisposeBag()
                override func viewDidLoad() {
                    button.rx.tap.withUnretained(self).subscribe { (page, _) in page.onExit?() } //: PageController emits PageController.onExit
                        .disposed(by: bag)
                    button.rx.press.unretained(self).subscribe(onNext: { page, _ in page.onHelp?() }) //: PageController emits PageController.onHelp
                        .disposed(by: bag)
                }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
