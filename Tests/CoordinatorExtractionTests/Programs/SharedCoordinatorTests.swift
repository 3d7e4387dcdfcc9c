import Testing

/// Coordinators of which the app has one, in a static property.
@Suite struct SharedCoordinatorTests {
    private static let base = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func begin() { AppCoordinator().start() }
        }
        protocol Coordinator: AnyObject { func start() }
        class AppCoordinator: Coordinator { //: root container
            func start() {
                HomeCoordinator().start() //: AppCoordinator presents HomeCoordinator
                CartCoordinator().start() //: AppCoordinator presents CartCoordinator
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a shared coordinator is the child of the one that starts it, and not of one that only asks it",
            beside: base,
            """
            class HomeCoordinator: Coordinator { //: coordinator container
                func start() { LoginCoordinator.shared.start() } //: HomeCoordinator presents LoginCoordinator
            }
            class CartCoordinator: Coordinator { //: coordinator
                func start() { if LoginCoordinator.shared.isIn { LoginCoordinator.shared.refresh() } }
            }
            class LoginCoordinator: Coordinator { //: coordinator
                static let shared = LoginCoordinator()
                var isIn = false
                func start() {}
                func refresh() {}
            }
            """),
        MarkedProgram(
            "the nearest miss: two start it", beside: base,
            """
            class HomeCoordinator: Coordinator { //: coordinator container
                func start() { LoginCoordinator.shared.start() } //: HomeCoordinator presents LoginCoordinator
            }
            class CartCoordinator: Coordinator { //: coordinator container
                func start() { LoginCoordinator.shared.start() } //: CartCoordinator presents LoginCoordinator again
            }
            class LoginCoordinator: Coordinator { //: coordinator
                static let shared = LoginCoordinator()
                func start() {}
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
