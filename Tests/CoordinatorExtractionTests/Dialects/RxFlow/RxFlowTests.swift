import Testing

@testable import CoordinatorExtraction

/// Flows that are asked for the steps of their steppers.
@Suite struct RxFlowTests {
    private static let base = """
        import RxFlow
        import RxRelay
        import RxSwift
        import UIKit
        enum GardenStep: Step { case gardenIsRequired, bedIsPicked(Int), bedIsClosed, seedsAreRequired, seedsAreBought, rain, frost }
        enum OtherStep: Step { case gardenIsRequired }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let coordinator = FlowCoordinator()
            let window = UIWindow()
            func applicationDidFinishLaunching(_ application: UIApplication) {
                let flow = GardenFlow()
                coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: GardenStep.gardenIsRequired)) //: GardenFlow emits GardenStep.gardenIsRequired
                Flows.use(flow, when: .created) { root in self.window.rootViewController = root }
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "steps go to the flow that has the stepper, and from there one level up", beside: base,
            """
            class GardenFlow: Flow { //: root navigation
                var root: Presentable { return rootViewController }
                private let rootViewController = UINavigationController()
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? GardenStep else { return .none }
                    switch step {
                    case .gardenIsRequired: return showGarden() //: GardenFlow catches GardenStep.gardenIsRequired
                    case .bedIsPicked: return showSeeds() //: GardenFlow catches GardenStep.bedIsPicked
                    case .seedsAreBought: //: GardenFlow catches GardenStep.seedsAreBought
                        rootViewController.presentedViewController?.dismiss(animated: true)
                        return .none
                    case .frost: return .none //: GardenFlow catches GardenStep.frost
                    default: return .none
                    }
                }
                private func showGarden() -> FlowContributors {
                    let model = GardenViewModel()
                    let controller = GardenController(model: model)
                    rootViewController.pushViewController(controller, animated: true)
                    return .one(flowContributor: .contribute(withNextPresentable: controller, withNextStepper: CompositeStepper(steppers: [model, controller])))
                }
                private func showSeeds() -> FlowContributors {
                    let seeds = SeedsFlow()
                    Flows.use(seeds, when: .created) { [unowned self] root in
                        self.rootViewController.present(root, animated: true) //: GardenFlow presents SeedsFlow as present
                    }
                    return .one(flowContributor: .contribute(withNextPresentable: seeds, withNextStepper: OneStepper(withSingleStep: GardenStep.seedsAreRequired))) //: SeedsFlow emits GardenStep.seedsAreRequired
                }
            }
            class GardenViewModel: Stepper {
                let steps = PublishRelay<Step>()
                func pick(_ bed: Int) { steps.accept(GardenStep.bedIsPicked(bed)) } //: GardenController emits GardenStep.bedIsPicked
                func freeze() { steps.accept(GardenStep.frost) } //: GardenController emits GardenStep.frost
            }
            class GardenController: UIViewController, Stepper { //: screen of GardenFlow
                let model: GardenViewModel
                let steps = PublishRelay<Step>()
                init(model: GardenViewModel) { self.model = model }
                func close() { steps.accept(GardenStep.bedIsClosed) } //: GardenController emits GardenStep.bedIsClosed
            }
            class SeedsFlow: Flow { //: coordinator
                let root: Presentable = UINavigationController()
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? GardenStep else { return .none }
                    switch step {
                    case .seedsAreRequired: //: SeedsFlow catches GardenStep.seedsAreRequired
                        let controller = SeedsController()
                        return .one(flowContributor: .contribute(withNext: controller))
                    case .rain: //: SeedsFlow catches GardenStep.rain
                        return .end(forwardToParentFlowWithStep: GardenStep.seedsAreBought) //: SeedsFlow emits GardenStep.seedsAreBought; SeedsFlow sees GardenStep.seedsAreBought
                    default: return .none
                    }
                }
            }
            class SeedsController: UIViewController, Stepper { //: screen of SeedsFlow
                let steps = PublishRelay<Step>()
                func buy() { steps.accept(GardenStep.rain) } //: SeedsController emits GardenStep.rain
                func pick() { steps.accept(GardenStep.bedIsPicked(1)) } //: SeedsController emits GardenStep.bedIsPicked
                private let other = PublishRelay<Int>()
                func count() { other.accept(1) }
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
