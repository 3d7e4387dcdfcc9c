import Testing

/// Contributions that helpers make, and steppers whose class inherits its steps.
@Suite struct ContributionTests {
    private static let base = """
        import RxFlow
        import RxRelay
        import UIKit
        enum TripStep: Step { case trip, map, gone, night }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let coordinator = FlowCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) {
                coordinator.coordinate(flow: TripFlow(), with: OneStepper(withSingleStep: TripStep.trip)) //: TripFlow emits TripStep.trip
            }
        }
        """

    /// The flow of these programs, in which `made` makes the map and `shown` contributes it.
    private static func flow(_ made: String, _ shown: String) -> String {
        """
        class TripFlow: Flow { //: root
            let stack = UINavigationController()
            var root: Presentable { stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? TripStep else { return .none }
                switch step {
                case .trip: //: TripFlow catches TripStep.trip
                    let map = \(made)
                    stack.pushViewController(map, animated: false)
                    return \(shown)
                case .gone: //: TripFlow catches TripStep.gone
                    stack.popViewController(animated: true)
                    return .none
                default: return .none
                }
            }
        }
        """
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "helpers as implicit members; the nearest miss: a screen that the flow only shows", beside: base,
            flow("MapController()", ".page(map)") + """

                extension FlowContributors {
                    static func page(_ map: MapController) -> FlowContributors { .one(flowContributor: .page(map)) }
                }
                extension FlowContributor {
                    static func page(_ map: MapController) -> FlowContributor {
                        map.show(TipController())
                        return .contribute(withNextPresentable: map, withNextStepper: map.model)
                    }
                }
                class MapModel: Stepper { let steps = PublishRelay<Step>() }
                class MapController: UIViewController { //: screen of TripFlow
                    let model = MapModel()
                    func show(_ tip: TipController) { present(tip, animated: true) }
                    @IBAction func leave() { model.steps.accept(TripStep.gone) } //: MapController emits TripStep.gone
                }
                class TipController: UIViewController { //: screen of TripFlow
                    let model = MapModel()
                    @IBAction func leave() { model.steps.accept(TripStep.night) } //: TipController emits TripStep.night unheard
                }
                """),
        MarkedProgram(
            "steps of a class that is not read; the nearest miss: no flow contributes the object", beside: base,
            flow(
                "MapController(model: .init())",
                ".one(flowContributor: .contribute(withNextPresentable: map, withNextStepper: map.model))") + """

                    import PageKit
                    class MapModel: PageModel {
                        func leave() { steps.accept(TripStep.gone) } //: MapController emits TripStep.gone
                    }
                    class MapController: PageViewController<MapModel> { //: screen of TripFlow
                        @IBAction func leave() { model.leave() }
                        @IBAction func tip() { present(TipController(), animated: true) }
                    }
                    class TipModel: PageModel {
                        func leave() { steps.accept(TripStep.night) } //: unresolved
                        func count() { counts.accept(1) }
                    }
                    class TipController: UIViewController { //: screen in MapController
                        let model = TipModel()
                        @IBAction func leave() { model.leave() }
                        @IBAction func count() { model.count() }
                    }
                    """),
        MarkedProgram(
            "one helper makes the first step of each flow, and a case that only calls a helper is not empty; one that names and drops it is",
            beside: base,
            """
            enum DayStep: Step { case day, rest }
            func begin(_ flow: Flow, _ step: Step) -> FlowContributor {
                .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step)) //: TripFlow presents DayFlow as show; TripFlow presents NightFlow as show; DayFlow emits DayStep.day; NightFlow emits TripStep.night
            }
            func show(_ page: PageController) -> FlowContributor { .contribute(withNext: page) }
            class TripFlow: Flow { //: root tabBar
                let tabs = UITabBarController()
                var root: Presentable { tabs }
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? TripStep else { return .none }
                    switch step {
                    case .trip: //: TripFlow catches TripStep.trip
                        let day = DayFlow()
                        let night = NightFlow()
                        return .multiple(flowContributors: [begin(day, DayStep.day), begin(night, TripStep.night)])
                    default: return .none
                    }
                }
            }
            class DayFlow: Flow { //: coordinator
                let page = PageController()
                var root: Presentable { page }
                func navigate(to step: Step) -> FlowContributors {
                    switch step as? DayStep {
                    case .day: return .multiple(flowContributors: [show(page)]) //: DayFlow catches DayStep.day
                    case .rest: return .none //: DayFlow catches DayStep.rest
                    default: return .none
                    }
                }
            }
            class NightFlow: Flow { //: coordinator
                var root: Presentable { UIViewController() }
                func navigate(to step: Step) -> FlowContributors {
                    guard case .night = step as? TripStep else { return .none } //: NightFlow catches TripStep.night
                    return .one(flowContributor: show(PageController()))
                }
            }
            class PageController: UIViewController, Stepper { //: screen of DayFlow; screen of NightFlow
                let steps = PublishRelay<Step>()
                @IBAction func rest() { steps.accept(DayStep.rest) } //: PageController emits DayStep.rest
            }
            """),
        MarkedProgram(
            "a stepper that a library makes is not known; the nearest miss: one that the flow itself makes",
            beside: base,
            flow(
                "MapViewController()",
                """
                .multiple(flowContributors: [
                    .contribute(withNextPresentable: map, withNextStepper: Steppers.standard), //: unresolved
                    .contribute(withNextPresentable: map, withNextStepper: OwnStepper()),
                ])
                """) + """

                    import StepKit
                    class OwnStepper: Stepper {
                        let steps = PublishRelay<Step>()
                        var initialStep: Step { TripStep.gone } //: MapViewController emits TripStep.gone
                    }
                    class MapViewController: UIViewController {} //: screen of TripFlow
                    """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
