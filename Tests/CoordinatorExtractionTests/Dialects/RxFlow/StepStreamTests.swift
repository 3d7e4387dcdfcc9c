import Testing

/// Steps that a view model sends to a stream of its own, to which its screen may subscribe.
@Suite struct StepStreamTests {
    private static func program(_ title: String, _ binding: String, marks: String) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import RxFlow
            import RxRelay
            import RxSwift
            import UIKit
            enum CafeStep: Step { case open, pay }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let coordinator = FlowCoordinator()
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    coordinator.coordinate(flow: CafeFlow(), with: OneStepper(withSingleStep: CafeStep.open)) //: CafeFlow emits CafeStep.open
                }
            }
            class CafeFlow: Flow { //: root
                let screen = CafeController()
                var root: Presentable { screen }
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? CafeStep else { return .none }
                    switch step {
                    case .open: //: CafeFlow catches CafeStep.open
                        return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen))
                    case .pay: //: CafeFlow catches CafeStep.pay
                        screen.dismiss(animated: true)
                        return .none
                    }
                }
            }
            class CafeModel {
                private let subject = PublishSubject<Step>()
                var moves: Observable<Step> { subject.asObservable() }
                func pay() { subject.onNext(CafeStep.pay) }\(marks)
            }
            class CafeController: UIViewController, Stepper { //: screen of CafeFlow
                let steps = PublishRelay<Step>()
                let (model, bag) = (CafeModel(), DisposeBag())
                override func viewDidLoad() { \(binding) }
                @objc func pay() { model.pay() }
                @objc func tip() { steps.accept(CafeStep.pay) } //: CafeController emits CafeStep.pay
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "no code subscribes to the stream, though the flow answers the step", "view.isHidden = false",
            marks: " //: CafeController emits CafeStep.pay unheard"),
        program(
            "the nearest miss: the stepper sends on what comes from the stream",
            "model.moves.bind(to: steps).disposed(by: bag) //: CafeController emits CafeStep.pay\n", marks: ""),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
