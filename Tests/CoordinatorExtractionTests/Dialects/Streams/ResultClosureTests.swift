import Testing

/// Results that a coordinator hands to the closure with which it was started.
@Suite struct ResultClosureTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "each case by itself, one that the parent names and drops too",
            """
            import UIKit
            protocol FlowCoordinator: AnyObject {
                associatedtype Output
                func start(completion: @escaping (Output) -> Void)
            }
            let app = AppCoordinator()
            class TermsController: UIViewController { //: screen of TermsCoordinator
                var didAccept: (() -> Void)?
                var didRefuse: (() -> Void)?
                @objc func accept() { didAccept?() } //: TermsController emits TermsController.didAccept
                @objc func refuse() { didRefuse?() } //: TermsController emits TermsController.didRefuse
            }
            class TermsCoordinator: FlowCoordinator { //: coordinator
                enum Output { case success, cancel }
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start(completion: @escaping (Output) -> Void) {
                    let terms = TermsController()
                    terms.didAccept = { completion(.success) } //: TermsCoordinator catches TermsController.didAccept; TermsCoordinator emits TermsCoordinator.Output.success
                    terms.didRefuse = { completion(.cancel) } //: TermsCoordinator catches TermsController.didRefuse; TermsCoordinator emits TermsCoordinator.Output.cancel
                    stack.pushViewController(terms, animated: true)
                }
            }
            class AppCoordinator { //: root navigation
                let stack = UINavigationController()
                var child: TermsCoordinator?
                func start() {
                    let terms = TermsCoordinator(stack: stack) //: AppCoordinator presents TermsCoordinator as push
                    child = terms
                    terms.start { [weak self] output in
                        switch output {
                        case .success: self?.stack.popViewController(animated: true) //: AppCoordinator catches TermsCoordinator.Output.success
                        case .cancel: break //: AppCoordinator catches TermsCoordinator.Output.cancel
                        }
                    }
                }
            }
            """),
        MarkedProgram(
            "without cases the result is called after the function; the nearest miss: a library calls the closure",
            """
            import UIKit
            protocol Coordinator: AnyObject { func start(then end: (() -> Void)?) }
            let app = AppCoordinator()
            class HelpController: UIViewController { //: screen of HelpCoordinator
                var onClose: (() -> Void)?
                @objc func tap() { onClose?() } //: HelpController emits HelpController.onClose
            }
            class HelpCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start(then end: (() -> Void)?) {
                    let help = HelpController()
                    help.onClose = { end?() } //: HelpCoordinator catches HelpController.onClose; HelpCoordinator emits HelpCoordinator.start
                    stack.pushViewController(help, animated: true)
                }
            }
            class NewsCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start(then end: (() -> Void)?) {
                    stack.present(UIViewController(), animated: true, completion: end)
                }
            }
            class AppCoordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    let help = HelpCoordinator(stack: stack) //: AppCoordinator presents HelpCoordinator as push
                    help.start(then: { [weak self] in self?.back() }) //: AppCoordinator catches HelpCoordinator.start
                    let news = NewsCoordinator(stack: stack) //: AppCoordinator presents NewsCoordinator
                    news.start(then: { [weak self] in self?.back() })
                }
                func back() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
