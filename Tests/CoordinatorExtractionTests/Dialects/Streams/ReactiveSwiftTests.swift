import Testing

/// Signals and their observers, producers and properties of ReactiveSwift.
@Suite struct ReactiveSwiftTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "signals, pipes and properties that coordinators observe, and one that stays in its screen",
            """
            import ReactiveSwift
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            enum CartAction { case pay, invite, report }
            let app = AppCoordinator()
            class CartViewModel {
                private let acting = Signal<CartAction, Never>.pipe()
                var actions: Signal<CartAction, Never> { return acting.output }
                let others: Signal<CartAction, Never>
                private let observer: Signal<CartAction, Never>.Observer
                private let closing = Signal<Void, Never>.pipe()
                var closed: Signal<Void, Never> { return closing.output }
                let page = MutableProperty<Int>(0)
                let title = MutableProperty<String>("")
                init() { (others, observer) = Signal<CartAction, Never>.pipe() }
                func pay() { acting.input.send(value: CartAction.pay) } //: CartController emits CartAction.pay
                func report() { observer.send(value: CartAction.report) } //: CartController emits CartAction.report
                func close() { closing.input.send(value: ()) } //: CartController emits CartViewModel.closed
                func turn() { page.value = 2 } //: CartController emits CartViewModel.page
                func rename() { title.value = "Cart" }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
                func tap() { model.pay(); model.report(); model.close(); model.turn(); model.rename() }
                override func viewDidLoad() { model.title.signal.observeValues { [weak self] in self?.navigationItem.title = $0 } }
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    model.others.observeValues { [weak self] in self?.handle($0) }
                    model.actions.observe(on: UIScheduler()).observeValues { [weak self] action in
                        switch action {
                        case .pay: self?.close() //: AppCoordinator catches CartAction.pay
                        case .invite, .report: break
                        }
                    }
                    model.closed.take(first: 1).observeValues { [weak self] _ in self?.close() } //: AppCoordinator catches CartViewModel.closed
                    model.page.producer.startWithValues { [weak self] _ in self?.close() } //: AppCoordinator catches CartViewModel.page
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                func handle(_ action: CartAction) {
                    guard case .report = action else { return } //: AppCoordinator catches CartAction.report
                    close()
                }
                func close() { stack.popViewController(animated: true) }
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
