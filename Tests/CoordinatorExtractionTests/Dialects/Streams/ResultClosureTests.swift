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
            "without cases the result is called after the function; the nearest miss: who has begun hands over nothing",
            """
            import UIKit
            let app = AppCoordinator()
            class CityController: UIViewController { //: screen of CityCoordinator
                var onPick: ((String) -> Void)?
                @objc func tap() { onPick?("Rome") } //: CityController emits CityController.onPick
            }
            class CityCoordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start(then end: ((String) -> Void)?) {
                    let city = CityController()
                    city.onPick = { name in end?(name) } //: CityCoordinator catches CityController.onPick; CityCoordinator emits CityCoordinator.start
                    stack.pushViewController(city, animated: true)
                }
            }
            class NewsCoordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start(completion: (() -> Void)?) {
                    stack.pushViewController(UIViewController(), animated: true)
                    completion?()
                }
            }
            class AppCoordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    let city = CityCoordinator(stack: stack) //: AppCoordinator presents CityCoordinator as push
                    city.start(then: { [weak self] name in self?.show(name) }) //: AppCoordinator catches CityCoordinator.start
                    let news = NewsCoordinator(stack: stack) //: AppCoordinator presents NewsCoordinator
                    news.start(completion: { [weak self] in self?.back() })
                }
                func show(_ name: String) { stack.popViewController(animated: true) }
                func back() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
