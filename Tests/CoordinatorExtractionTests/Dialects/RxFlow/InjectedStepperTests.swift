import Testing

/// Screens that a container of dependencies makes.
@Suite struct InjectedStepperTests {
    private static func program(
        _ title: String, asking: String, registering: String = "HomeController(reactor: $0.resolve(HomeReactor.self))",
        members: String = "", step: String = " //: HomeController emits HomeStep.detail",
        claims: String = " //: HomeFlow catches HomeStep.detail"
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import ReactorKit
            import RxFlow
            import RxRelay
            import Swinject
            import UIKit
            enum HomeStep: Step { case home, detail }
            let container = Container()
            class HomeReactor: Reactor, Stepper {
                let steps = PublishRelay<Step>()
                func tap() { steps.accept(HomeStep.detail) }\(step)
            }
            class BaseController<T: Reactor>: UIViewController {
                init(reactor: T?) {
                    super.init(nibName: nil, bundle: nil)
                    self.reactor = reactor
                }
            }
            extension BaseController: View {}
            class HomeController: BaseController<HomeReactor> { //: screen of HomeFlow
                @objc func tapped() { reactor?.tap() }
            }
            class HomeFlow: Flow { //: root
                let stack = UINavigationController()
                \(members)
                var root: Presentable { stack }
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? HomeStep else { return .none }
                    switch step {
                    case .home: return home() //: HomeFlow catches HomeStep.home
                    case .detail: return detail()\(claims)
                    }
                }
                private func home() -> FlowContributors {
                    \(asking)
                    stack.setViewControllers([home], animated: true)
                    return .one(flowContributor: .contribute(
                        withNextPresentable: home, withNextStepper: home.reactor ?? .init()))
                }
                private func detail() -> FlowContributors {
                    stack.popViewController(animated: true)
                    return .none
                }
            }
            func register() {
                container.register(HomeReactor.self) { _ in HomeReactor() }
                container.register(HomeController.self) { \(registering) }
            }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let flows = FlowCoordinator()
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    register()
                    flows.coordinate(flow: HomeFlow(), with: OneStepper(withSingleStep: HomeStep.home)) //: HomeFlow emits HomeStep.home
                }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("the flow asks the container", asking: "let home = container.resolve(HomeController.self)!"),
        program("a property with a wrapper", asking: "", members: "@Inject private var home: HomeController"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
