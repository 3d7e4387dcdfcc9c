import Testing

/// Subjects that are made where they are first read.
@Suite struct LazyStreamTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a subject that is made where it is first read is the same for all; the nearest miss is a new one for each",
            """
            import RxSwift
            import UIKit
            let app = TradeCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class TradeViewModel {
                lazy var done = PublishSubject<Int>()
                var failed: PublishSubject<Void> { PublishSubject<Void>() }
            }
            class SwapViewModel: TradeViewModel {
                func swap() {
                    done.onNext(1) //: TradeController emits SwapViewModel.done
                    failed.onNext(())
                }
            }
            class TradeController: UIViewController { //: screen of TradeCoordinator
                let model = SwapViewModel()
                @objc func swap() { model.swap() }
            }
            class TradeCoordinator: Coordinator { //: root
                let (stack, bag) = (UINavigationController(), DisposeBag())
                func start() {
                    let screen = TradeController()
                    screen.model.done.subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: TradeCoordinator catches SwapViewModel.done
                    screen.model.failed.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag)
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
