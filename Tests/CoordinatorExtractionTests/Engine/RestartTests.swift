import Testing

/// Code that makes the app's first coordinator again.
@Suite struct RestartTests {
    private static func program(_ title: String, service: String, screen: String, marks: String = "") -> MarkedProgram {
        MarkedProgram(
            title,
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var app: AppCoordinator?
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    app = AppCoordinator(UIWindow())
                    app?.start()
                }
            }
            protocol Coordinator: AnyObject { func start() }
            class Session {
                static let shared = Session()
                func check() { \(service) }
            }
            class AppCoordinator: Coordinator { //: root container
                let window: UIWindow
                init(_ window: UIWindow) { self.window = window }
                func start() {
                    let stack = UINavigationController()
                    window.rootViewController = stack
                    ListCoordinator(stack).start() //: AppCoordinator presents ListCoordinator as push
                }
            }
            class ListCoordinator: Coordinator { //: coordinator\(marks.isEmpty ? "" : " navigation")
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(ListController(), animated: true) }
            }
            class ListController: UIViewController { //: screen of ListCoordinator
                override func viewDidLoad() {
                    Session.shared.check()
                    \(screen)\(marks)
                }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "a service that begins the app again presents nothing below the screen that uses it",
            service: "AppCoordinator(UIWindow()).start()", screen: ""),
        program(
            "the nearest miss: a screen does so itself", service: "", screen: "AppCoordinator(UIWindow()).start()",
            marks: " //: ListCoordinator presents AppCoordinator again"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
