import Testing

/// A stepper that several screens share, and what they send through it.
@Suite struct SharedStepperTests {
    private static let base = """
        import RxCocoa
        import RxFlow
        import RxSwift
        import UIKit
        enum CareStep: Step { case care, profile, soon }
        class CareStepper: Stepper {
            static let shared = CareStepper()
            let steps = PublishRelay<Step>()
        }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let coordinator = FlowCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) {
                coordinator.coordinate(flow: CareFlow(), with: OneStepper(withSingleStep: CareStep.care)) //: CareFlow emits CareStep.care
            }
        }
        class CareFlow: Flow { //: root
            let stack = UINavigationController()
            var root: Presentable { stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? CareStep else { return .none }
                switch step {
                case .care: //: CareFlow catches CareStep.care
                    stack.setViewControllers([CareController(CareModel())], animated: false)
                    return .one(flowContributor: .contribute(withNextPresentable: root, withNextStepper: CareStepper.shared))
                case .profile: //: CareFlow catches CareStep.profile
                    stack.popViewController(animated: true)
                    return .none
                default: return .none
                }
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a screen's view model sends", beside: base,
            """
            class CareModel {
                let bag = DisposeBag()
                func transform(_ profile: Driver<Void>, _ soon: Driver<Void>) {
                    profile.drive(onNext: { CareStepper.shared.steps.accept(CareStep.profile) }).disposed(by: bag) //: CareController emits CareStep.profile
                    soon.drive(onNext: { CareStepper.shared.steps.accept(CareStep.soon) }).disposed(by: bag) //: CareController emits CareStep.soon
                }
            }
            class CareController: UIViewController { //: screen of CareFlow
                let model: CareModel
                let first = UIButton()
                let second = UIButton()
                init(_ model: CareModel) { self.model = model }
                override func viewDidLoad() { model.transform(first.rx.tap.asDriver(), second.rx.tap.asDriver()) }
            }
            """),
        MarkedProgram(
            "the nearest miss: a service that belongs to no screen sends",
            beside: base.split(separator: "//: CareFlow catches CareStep.profile").joined(),
            """
            class CareModel { let service = CareService() }
            class CareService { func reload() { CareStepper.shared.steps.accept(CareStep.profile) } }
            class CareController: UIViewController { //: screen of CareFlow
                let model: CareModel
                init(_ model: CareModel) { self.model = model }
                override func viewDidLoad() { model.service.reload() }
            }
            """),
        MarkedProgram(
            "what comes after a completion, and what is done on it", beside: base,
            """
            class CareService { func send() -> Completable { .empty() } }
            class CareModel: Stepper {
                let steps = PublishRelay<Step>()
                let service = CareService()
                let bag = DisposeBag()
                func readyToEmitSteps() {
                    service.send().subscribe(with: self, onCompleted: { $0.tell() }, onError: { model, _ in model.tell() }).disposed(by: bag)
                }
                func tell() { CareStepper.shared.steps.accept(CareStep.profile) } //: CareController emits CareStep.profile
                func transform(_ tap: Signal<Void>) {
                    tap.asObservable().flatMap { self.service.send().andThen(Single.just(CareStep.soon)) }
                        .bind(to: CareStepper.shared.steps).disposed(by: bag) //: CareController emits CareStep.soon
                }
            }
            class CareController: UIViewController { //: screen of CareFlow
                let model: CareModel
                let button = UIButton()
                init(_ model: CareModel) { self.model = model }
                override func viewDidLoad() {
                    model.readyToEmitSteps()
                    model.transform(button.rx.tap.asSignal())
                }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
