import Testing

/// Which parameter takes a trailing closure.
@Suite struct TrailingClosureTests {
    private static let base = """
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "one that need not be given is passed over for one that must", beside: base,
            """
            let app = AppCoordinator()
            class CartController: UIViewController { //: screen of AppCoordinator
                let onBack: (() -> Void)?
                let onPay: () -> Void
                init(title: String = "", onBack: (() -> Void)? = nil, onPay: @escaping () -> Void) {
                    self.onBack = onBack
                    self.onPay = onPay
                }
                @objc func pay() { onPay() } //: CartController emits CartController.onPay
                @objc func back() { onBack?() }
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let screen = CartController { [weak self] in self?.close() } //: AppCoordinator catches CartController.onPay
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest misses: the first of several that need not be given, and one before a labelled closure",
            beside: base,
            """
            let app = AppCoordinator()
            class CartController: UIViewController { //: screen of AppCoordinator
                let onBack: (() -> Void)?
                let onPay: (() -> Void)?
                init(onBack: (() -> Void)? = nil, onPay: (() -> Void)? = nil) {
                    self.onBack = onBack
                    self.onPay = onPay
                }
                @objc func pay() { onPay?() }
                @objc func back() { onBack?() } //: CartController emits CartController.onBack
            }
            class HelpController: UIViewController { //: screen of AppCoordinator
                let onClose: (() -> Void)?
                let onCall: () -> Void
                init(onClose: (() -> Void)? = nil, onCall: @escaping () -> Void) {
                    self.onClose = onClose
                    self.onCall = onCall
                }
                @objc func call() { onCall() } //: HelpController emits HelpController.onCall
                @objc func close() { onClose?() } //: HelpController emits HelpController.onClose
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let screen = CartController { [weak self] in self?.close() } //: AppCoordinator catches CartController.onBack
                    stack.pushViewController(screen, animated: true)
                    let help = HelpController { //: AppCoordinator catches HelpController.onClose
                        self.close()
                    } onCall: { //: AppCoordinator catches HelpController.onCall
                        self.help()
                    }
                    stack.pushViewController(help, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
                func help() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func program(_ program: MarkedProgram) { program.check() }
}
