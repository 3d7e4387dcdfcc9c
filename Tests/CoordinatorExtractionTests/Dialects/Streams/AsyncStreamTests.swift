import Testing

/// Swift's own streams.
@Suite struct AsyncStreamTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "what a view model yields, and a coordinator awaits",
            """
            import UIKit
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            enum CartAction { case pay, invite, report }
            class CartViewModel {
                let actions: AsyncStream<CartAction>
                private let continuation: AsyncStream<CartAction>.Continuation
                init() { (actions, continuation) = AsyncStream.makeStream(of: CartAction.self) }
                func pay() { continuation.yield(.pay) } //: CartController emits CartAction.pay
                func report() { continuation.yield(.report) } //: CartController emits CartAction.report
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    Task {
                        for await action in model.actions {
                            switch action {
                            case .pay: self.close() //: AppCoordinator catches CartAction.pay
                            case .invite, .report: continue //: AppCoordinator catches CartAction.report
                            }
                        }
                    }
                    stack.pushViewController(CartController(model: model), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: the screen itself awaits what its view model yields",
            """
            import UIKit
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class CartViewModel {
                private var continuation: AsyncStream<Int>.Continuation?
                lazy var updates = AsyncStream<Int> { continuation in self.continuation = continuation }
                func update() { continuation?.yield(1) }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
                override func viewDidLoad() {
                    Task { for await _ in model.updates { reload() } }
                }
                func reload() {}
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(CartController(model: CartViewModel()), animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
