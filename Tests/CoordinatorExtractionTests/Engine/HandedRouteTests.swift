import Testing

/// An enum `Route` inside a coordinator has its routes, unless the coordinator only tells another one where to go.
@Suite struct HandedRouteTests {
    private static func program(_ name: String, member: String, mark: String) -> MarkedProgram {
        MarkedProgram(
            name,
            """
            protocol Coordinator: AnyObject { func start() }
            let app = AppCoordinator()
            class WelcomeController: UIViewController { //: screen of WelcomeCoordinator
                var onDone: (() -> Void)?
                override func viewDidLoad() { onDone?() } //: WelcomeController emits WelcomeController.onDone
            }
            class WelcomeCoordinator: Coordinator { //: coordinator
                enum Route {
                    case home \(mark)
                }
                var onRoute: ((Route) -> Void)?
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let screen = WelcomeController()
                    screen.onDone = { [weak self] in self?.leave() } //: WelcomeCoordinator catches WelcomeController.onDone
                    stack.pushViewController(screen, animated: true)
                }
                func leave() { onRoute?(.home) } //: WelcomeCoordinator emits WelcomeCoordinator.onRoute
                \(member)
            }
            class AppCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    let welcome = WelcomeCoordinator(stack) //: AppCoordinator presents WelcomeCoordinator as push
                    welcome.onRoute = { [weak self] _ in self?.stack.popViewController(animated: true) } //: AppCoordinator catches WelcomeCoordinator.onRoute
                    welcome.start()
                }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("it is only handed out", member: "", mark: ""),
        program(
            "the nearest miss: the coordinator also goes there itself", member: "func go(to route: Route) {}",
            mark: "//: route of WelcomeCoordinator"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
