import Testing

/// Cases that run-time values decide, sent to streams.
@Suite struct UnknownCaseTests {
    private static let base = CombineTests.base + "\nenum Tab: Int { case home, settings }"

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a case of which only the number is known, also if nothing else goes through the stream", beside: base,
            """
            let app = AppCoordinator()
            class TabController: UIViewController { //: screen of AppCoordinator
                let chosen = PassthroughSubject<Tab, Never>()
                func choose(_ number: Int) {
                    guard let tab = Tab(rawValue: number) else { return }
                    chosen.send(tab) //: unresolved
                }
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let screen = TabController()
                    screen.chosen.sink { [weak self] in self?.select($0) }.store(in: &bag)
                    stack.pushViewController(screen, animated: true)
                }
                func select(_ tab: Tab) { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest misses: the case that stands for an unknown number, and a stream that no coordinator hears",
            beside: base,
            """
            let app = AppCoordinator()
            class TabController: UIViewController { //: screen of AppCoordinator
                let chosen = PassthroughSubject<Tab, Never>()
                let shown = PassthroughSubject<Tab, Never>()
                var bag = Set<AnyCancellable>()
                override func viewDidLoad() { shown.sink { [weak self] _ in self?.title = "" }.store(in: &bag) }
                func choose(_ number: Int) {
                    let tab = Tab(rawValue: number) ?? .home
                    chosen.send(tab) //: TabController emits Tab.home
                    guard let own = Tab(rawValue: number) else { return }
                    shown.send(own)
                }
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let screen = TabController()
                    screen.chosen.sink { [weak self] in self?.select($0) }.store(in: &bag)
                    stack.pushViewController(screen, animated: true)
                }
                func select(_ tab: Tab) {
                    switch tab {
                    case .home, .settings: stack.popViewController(animated: true) //: AppCoordinator catches Tab.home
                    }
                }
            }
            """),
    ]

    @Test(arguments: programs) func program(_ program: MarkedProgram) { program.check() }
}
