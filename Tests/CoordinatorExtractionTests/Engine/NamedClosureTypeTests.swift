import Testing

/// A trailing closure for a parameter whose type has a name of its own.
@Suite struct NamedClosureTypeTests {
    private static func program(_ type: String, _ rest: String = "") -> String {
        """
        import UIKit
        typealias Leave = (Bool) -> Void
        typealias Heard<Step> = (Step, @escaping Leave) -> Void
        enum ListStep { case open }
        let app = AppCoordinator()
        protocol Coordinator: AnyObject {
            var stack: UINavigationController { get }
            func start()
        }
        extension Coordinator {
            func modally(_ controller: ListController, animated: Bool = true, whenDone: (() -> Void)? = nil, hear: @escaping \(type)\(rest)) {
                stack.present(controller, animated: animated, completion: whenDone)
                controller.onStep = { step in hear(step) { controller.dismiss(animated: $0) } } //: AppCoordinator catches ListController.onStep
            }
        }
        class ListController: UIViewController { //: screen of AppCoordinator
            var onStep: ((ListStep) -> Void)?
            @objc func tap() { onStep?(.open) } //: ListController emits ListController.onStep
        }
        class AppCoordinator: Coordinator { //: root navigation
            let stack = UINavigationController()
            func start() {
                modally(ListController()) { [weak self] step, leave in
                    switch step {
                    case .open: self?.show()
                    }
                    leave(true)
                }
            }
            func show() { HelpCoordinator(stack).start() } //: AppCoordinator presents HelpCoordinator
        }
        class HelpCoordinator: Coordinator { //: coordinator
            let stack: UINavigationController
            init(_ stack: UINavigationController) { self.stack = stack }
            func start() {}
        }
        """
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram("the last parameter that has to be given takes it", program("Heard<ListStep>")),
        MarkedProgram("the nearest miss: the type is written", program("(ListStep, @escaping Leave) -> Void")),
        MarkedProgram(
            "the nearest miss: a parameter behind it need not be given",
            program("Heard<ListStep>", ", tint: UIColor? = nil")),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
