import Testing

/// Results for which a base class of all coordinators subscribes.
@Suite struct BaseResultTests {
    private static let base = """
        import RxSwift
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        class BaseCoordinator<Outcome>: Coordinator {
            let bag = DisposeBag()
            let stack: UINavigationController
            var children: [String: Any] = [:]
            let closed = PublishSubject<Outcome>()
            init(stack: UINavigationController) { self.stack = stack }
            func coordinate<Other>(to child: BaseCoordinator<Other>, onClose: ((Other) -> Void)? = nil) {
                run(child).subscribe(onNext: { [weak self] outcome in
                    self?.children["child"] = nil
                    onClose?(outcome)
                }).disposed(by: bag)
            }
            private func run<Other>(_ child: BaseCoordinator<Other>) -> Observable<Other> {
                children["child"] = child
                child.start()
                return child.closed
            }
            func start() {}
        }
        enum PickOutcome { case picked, cancelled }
        enum HelpOutcome { case read, left }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "the closure that the base class hands a result on to answers it, and what the base class does is no answer",
            beside: base,
            """
            let app = AppCoordinator(stack: UINavigationController())
            class AppCoordinator: BaseCoordinator<Void> { //: root navigation
                override func start() {
                    coordinate(to: PickCoordinator(stack: stack)) { [weak self] outcome in //: AppCoordinator presents PickCoordinator
                        switch outcome {
                        case .picked: self?.stack.popViewController(animated: true) //: AppCoordinator catches PickOutcome.picked
                        default: return
                        }
                    }
                    coordinate(to: HelpCoordinator(stack: stack)) //: AppCoordinator presents HelpCoordinator
                }
            }
            class PickCoordinator: BaseCoordinator<PickOutcome> { //: coordinator
                override func start() {
                    closed.onNext(.picked) //: PickCoordinator emits PickOutcome.picked
                    closed.onNext(.cancelled)
                }
            }
            class HelpCoordinator: BaseCoordinator<HelpOutcome> { //: coordinator
                override func start() { closed.onNext(.read) }
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
