import Testing

/// A transition between two screens asks for them, and makes none.
@Suite struct TransitionTests {
    private static func program(_ asked: String) -> String {
        """
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        let app = AppCoordinator()
        class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let list = \(asked) as? ListController else { return }
                print(list.view)
            }
        }
        class BaseController: UIViewController {
            private var animator: SlideAnimator?
            func animator(for controller: UIViewController) -> Any? {
                animator = SlideAnimator()
                return animator
            }
        }
        class ListController: BaseController { //: screen of AppCoordinator
            var onWord: (() -> Void)?
            @objc func tap() { onWord?() } //: ListController emits ListController.onWord
        }
        class WordController: BaseController { //: screen of AppCoordinator
            var onDone: (() -> Void)?
            @objc func tap() { onDone?() } //: WordController emits WordController.onDone
        }
        class AppCoordinator: Coordinator { //: root
            let stack = UINavigationController()
            func start() {
                let list = ListController()
                list.onWord = { [weak self] in self?.showWord() } //: AppCoordinator catches ListController.onWord
                stack.pushViewController(list, animated: false)
            }
            func showWord() {
                let word = WordController()
                word.onDone = { [weak self] in self?.stack.popViewController(animated: true) } //: AppCoordinator catches WordController.onDone
                stack.pushViewController(word, animated: true)
            }
        }
        """
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram("a transition's screens are there already", program("context.viewController(forKey: .from)"))
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
