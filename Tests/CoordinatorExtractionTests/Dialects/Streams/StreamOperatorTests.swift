import Testing

/// Operators between an event and the code that receives it.
@Suite struct StreamOperatorTests {
    private static let base = """
        import RxCocoa
        import RxSwift
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a handler behind an operator that goes on with another stream", beside: base,
            """
            let app = AppCoordinator()
            class CartViewModel {
                let picked = PublishRelay<Int>()
                let ignored = PublishRelay<Int>()
                let added = PublishRelay<Void>()
                let shown = PublishRelay<Int>()
                let bound = PublishRelay<Int>()
                func pick() { picked.accept(1) } //: CartController emits CartViewModel.picked
                func ignore() { ignored.accept(1) } //: CartController emits CartViewModel.ignored
                func add() { added.accept(()) } //: CartController emits CartViewModel.added
                func show() { shown.accept(1) } //: CartController emits CartViewModel.shown
                func bind() { bound.accept(1) } //: CartController emits CartViewModel.bound
                func set(_ item: Int) {}
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
                func tap() { model.pick(); model.ignore(); model.add(); model.show(); model.bind() }
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    model.picked.flatMapLatest { Observable.just($0) }
                        .subscribe(onNext: { [weak self] _ in self?.close() }) //: AppCoordinator catches CartViewModel.picked
                        .disposed(by: bag)
                    model.ignored.flatMapLatest { Observable.just($0) }.subscribe(onNext: { _ in }).disposed(by: bag)
                    model.added.flatMap { [weak self] in self?.add() ?? .empty() }.subscribe().disposed(by: bag) //: AppCoordinator catches CartViewModel.added
                    model.shown.compactMap { [weak self] in self?.show($0) }.flatMap { $0 } //: AppCoordinator catches CartViewModel.shown
                        .subscribe(onNext: { [weak model] in model?.set($0) }).disposed(by: bag)
                    model.bound.bind(to: Binder(self) { owner, _ in owner.close() }).disposed(by: bag) //: AppCoordinator catches CartViewModel.bound
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                func add() -> Observable<Void> {
                    close()
                    return .just(())
                }
                func show(_ item: Int) -> Observable<Int> {
                    close()
                    return .just(item)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "who answers an event with another stream has received it, and those behind have not", beside: base,
            """
            let app = AppCoordinator()
            class CartViewModel {
                let picked = PublishRelay<Int>()
                func pick() { picked.accept(1) } //: CartController emits CartViewModel.picked
            }
            class CartController: UIViewController { //: screen of CartCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
            }
            class AppCoordinator: Coordinator { //: root navigation
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let cart = CartCoordinator(stack: stack) //: AppCoordinator presents CartCoordinator as push
                    cart.closed().subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class CartCoordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func closed() -> Observable<Void> {
                    let model = CartViewModel()
                    stack.pushViewController(CartController(model: model), animated: true)
                    return model.picked.flatMap { [weak self] _ in self?.leave() ?? .empty() } //: CartCoordinator catches CartViewModel.picked
                }
                func leave() -> Observable<Void> {
                    stack.popViewController(animated: true)
                    return .just(())
                }
            }
            """),
        MarkedProgram(
            "operators that have no model, and those of several streams, hand on what comes", beside: base,
            """
            let app = AppCoordinator()
            class CartViewModel {
                let bag = DisposeBag()
                let items = BehaviorRelay<[Int]>(value: [])
                let tapped = PublishRelay<Int>()
                let picked = PublishRelay<Int>()
                let sampled = PublishRelay<Int>()
                let zipped = PublishRelay<Int>()
                let combined = PublishRelay<Int>()
                let joined = PublishRelay<Int>()
                let ignored = PublishRelay<Int>()
                init() {
                    tapped.withLatestFrom(items) { $1[$0] }.filterNil().bind(to: picked).disposed(by: bag) //: CartController emits CartViewModel.picked
                }
                func tap() { tapped.accept(1) }
                func sample() { sampled.accept(1) } //: CartController emits CartViewModel.sampled
                func zip() { zipped.accept(1) } //: CartController emits CartViewModel.zipped
                func combine() { combined.accept(1) } //: CartController emits CartViewModel.combined
                func join() { joined.accept(1) } //: CartController emits CartViewModel.joined
                func ignore() { ignored.accept(1) } //: CartController emits CartViewModel.ignored
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
                func tap() { model.tap(); model.sample(); model.zip(); model.combine(); model.join(); model.ignore() }
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    model.picked.subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches CartViewModel.picked
                    model.sampled.materialize().compactMap { $0.element }
                        .subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches CartViewModel.sampled
                    Observable.zip(model.zipped, model.items) { item, _ in item }
                        .subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches CartViewModel.zipped
                    Observable.combineLatest(model.combined, model.items)
                        .subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches CartViewModel.combined
                    Observable.of(model.joined, .just(1)).merge()
                        .subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches CartViewModel.joined
                    model.ignored.filterNil().subscribe(onNext: { _ in }).disposed(by: bag)
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
