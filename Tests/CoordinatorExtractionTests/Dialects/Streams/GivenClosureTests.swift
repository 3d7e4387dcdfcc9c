import Testing

/// View models that subscribe with a closure which they are given: who gives it mentions no stream.
@Suite struct GivenClosureTests {
    private static func program(_ title: String, _ subscription: String, isHeard: Bool = true) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import RxCocoa
            import RxSwift
            import UIKit
            let app = PlanCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class PlanViewModel {
                let taps = PublishSubject<Void>()
                let bag = DisposeBag()
                init(onPlan: @escaping () -> Void) {
                    \(subscription)
                }
                func log() {}
            }
            class PlanController: UIViewController { //: screen of PlanCoordinator
                var model: PlanViewModel?
                let (button, bag) = (UIButton(), DisposeBag())
                func attach(_ model: PlanViewModel) {
                    self.model = model
                    button.rx.tap.bind(to: model.taps).disposed(by: bag)\(isHeard ? " //: PlanController emits PlanViewModel.taps" : "")
                }
            }
            class PlanCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let screen = PlanController()
                    screen.attach(PlanViewModel(onPlan: { [weak self] in self?.open() }))\(isHeard ? " //: PlanCoordinator catches PlanViewModel.taps" : "")
                    stack.pushViewController(screen, animated: true)
                }
                func open() { stack.popViewController(animated: true) }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("the closure itself subscribes", "taps.bind(onNext: onPlan).disposed(by: bag)"),
        program(
            "another closure calls it",
            "taps.subscribe(onNext: { onPlan() }).disposed(by: bag)"
                + " //: PlanController may catch PlanViewModel.taps by PlanViewModel"),
        program(
            "the nearest miss: the view model only acts itself",
            "taps.subscribe(onNext: { [weak self] in self?.log() }).disposed(by: bag)", isHeard: false),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
