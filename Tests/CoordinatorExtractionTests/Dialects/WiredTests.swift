import CoordinatorModel
import Testing

/// Closures and delegates listen to one object each; that another one stands between in the tree is no matter.
@Suite struct WiredTests {
    private func marked(_ text: String) -> [String] {
        let tree = MarkedProgram("wired", beside: EngineProgram.base, text).tree()
        return tree.coordinators.flatMap { coordinator in
            coordinator.intercepts.filter { $0.extensions["x-wired"] == .bool(true) }
                .map { "\(coordinator.type) \($0.event)" }
        }
    }

    private func program(shop: String) -> String {
        """
        class RetryScreen: UIViewController {
            var onRetry: (() -> Void)?
            func tap() { onRetry?() }
        }
        class AppCoordinator: Coordinator {
            let stack = UINavigationController()
            func start() {
                let retry = RetryScreen()
                retry.onRetry = { [weak self] in self?.stack.popToRootViewController(animated: true) }
                stack.pushViewController(retry, animated: true)
                ShopCoordinator(stack).start()
            }
        }
        class ShopCoordinator: Coordinator {
            let stack: UINavigationController
            init(_ stack: UINavigationController) { self.stack = stack }
            func start() {
                let retry = RetryScreen()
                \(shop)
                stack.pushViewController(retry, animated: true)
            }
        }
        let app = AppCoordinator()
        """
    }

    @Test func anInterceptorAboveAnotherOneIsMarked() {
        let wired = "retry.onRetry = { [weak self] in self?.stack.popViewController(animated: true) }"
        #expect(marked(program(shop: wired)) == ["AppCoordinator RetryScreen.onRetry"])
        #expect(marked(program(shop: "")).isEmpty)
    }

    /// An event that is offered to every object on its path may really be shadowed.
    @Test func whatBubblesIsNotMarked() {
        let program = """
            enum ShopEvent { case pay }
            class Flow: Coordinator {
                weak var parent: Flow?
                let stack: UINavigationController
                init(_ parent: Flow?, _ stack: UINavigationController) { self.parent = parent; self.stack = stack }
                func start() {}
                func handle(_ event: ShopEvent) { parent?.handle(event) }
            }
            class AppFlow: Flow {
                override func start() { ShopFlow(self, stack).start() }
                override func handle(_ event: ShopEvent) { stack.popToRootViewController(animated: true) }
            }
            class ShopFlow: Flow {
                override func start() { stack.pushViewController(ShopScreen(self), animated: true) }
                override func handle(_ event: ShopEvent) { stack.popViewController(animated: true) }
            }
            class ShopScreen: UIViewController {
                let flow: Flow
                init(_ flow: Flow) { self.flow = flow }
                func tap() { flow.handle(.pay) }
            }
            let app = AppFlow(nil, UINavigationController())
            """
        #expect(marked(program).isEmpty)
    }
}
