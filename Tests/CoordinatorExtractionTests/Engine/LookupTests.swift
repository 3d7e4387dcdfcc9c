import Testing

/// A screen that code looks up is another coordinator's; a function that makes a screen makes one for its caller.
@Suite struct LookupTests {
    private static func program(
        _ title: String, _ found: String, screen: String = "", emits: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import Screens
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            let app = AppCoordinator()
            class ListController: UIViewController { //: screen of AppCoordinator\(screen)
                var onWord: (() -> Void)?
                @objc func tap() { onWord?() } //: ListController emits ListController.onWord\(emits)
                func update() { title = "new" }
            }
            class AppCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    let list = ListController()
                    list.onWord = { [weak self] in self?.showWord() } //: AppCoordinator catches ListController.onWord
                    stack.pushViewController(list, animated: false)
                }
                func showWord() {
                    let child = WordCoordinator(stack: stack) //: AppCoordinator presents WordCoordinator as push
                    child.start()
                }
            }
            class WordController: UIViewController { //: screen of WordCoordinator
                var onDone: (() -> Void)?
                @objc func tap() { onDone?() } //: WordController emits WordController.onDone
            }
            class WordCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let word = WordController()
                    word.onDone = { [weak self] in self?.finish() } //: WordCoordinator catches WordController.onDone
                    stack.pushViewController(word, animated: true)
                }
                func finish() {
                    if let list = \(found) as? ListController { list.update() }
                }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("the screen on top", "UIApplication.shared.topViewController()"),
        program("the screen on top of another one", "UIApplication.shared.topMostViewController(of: stack)"),
        program(
            "the nearest miss: a function that makes one", "Screens.listViewController()",
            screen: "; screen of WordCoordinator", emits: "; ListController emits ListController.onWord unheard"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
