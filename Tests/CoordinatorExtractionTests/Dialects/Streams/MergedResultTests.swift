import Testing

/// Results of several coordinators that another one merges, and values that a publisher sends at once.
@Suite struct MergedResultTests {
    private static func program(_ title: String, merging: String, catches: String, emits: String) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import Combine
            import UIKit
            let app = AppCoordinator()
            class BaseCoordinator {
                var bag = Set<AnyCancellable>()
                var children: [BaseCoordinator] = []
                var screen: UIViewController { fatalError() }
                func start() -> AnyPublisher<Void, Never> { fatalError() }
                func coordinate(to child: BaseCoordinator) -> AnyPublisher<Void, Never> {
                    children.append(child)
                    return child.start()
                }
            }
            class AccountScreen: UIViewController { //: screen of AccountCoordinator
                let logout = PassthroughSubject<Void, Never>()
                func tap() { logout.send() }\(emits)
            }
            class AccountCoordinator: BaseCoordinator { //: coordinator
                private lazy var account = AccountScreen()
                override var screen: UIViewController { account }
                override func start() -> AnyPublisher<Void, Never> { account.logout.eraseToAnyPublisher() }
            }
            class HomeScreen: UIViewController {} //: screen of HomeCoordinator
            class HomeCoordinator: BaseCoordinator { //: coordinator
                private lazy var home = HomeScreen()
                override var screen: UIViewController { home }
                override func start() -> AnyPublisher<Void, Never> { Empty().eraseToAnyPublisher() }
            }
            enum Tab: CaseIterable { case home, account }
            class TabCoordinator: BaseCoordinator { //: coordinator tabBar
                let bar = UITabBarController()
                override var screen: UIViewController { bar }
                override func start() -> AnyPublisher<Void, Never> {
                    let all = Tab.allCases.map(configure)
                    bar.viewControllers = all.map { $0.screen } //: TabCoordinator presents AccountCoordinator as set; TabCoordinator presents HomeCoordinator as set
                    let results = all.map { coordinate(to: $0) }
                    return \(merging)
                }
                private func configure(_ tab: Tab) -> BaseCoordinator {
                    switch tab {
                    case .home: return HomeCoordinator()
                    case .account: return AccountCoordinator()
                    }
                }
            }
            class AppCoordinator: BaseCoordinator { //: root container
                let window = UIWindow()
                override func start() -> AnyPublisher<Void, Never> {
                    let tabs = TabCoordinator()
                    window.rootViewController = tabs.screen //: AppCoordinator presents TabCoordinator as root
                    coordinate(to: tabs).sink { [weak self] in self?.login() }.store(in: &bag)\(catches)
                    return Empty().eraseToAnyPublisher()
                }
                func login() { window.rootViewController = UIViewController() }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "the results of all tabs in one stream", merging: "Publishers.MergeMany(results).eraseToAnyPublisher()",
            catches: " //: AppCoordinator catches AccountScreen.logout",
            emits: " //: AccountScreen emits AccountScreen.logout"),
        program(
            "the nearest miss: the results are not handed on", merging: "Empty().eraseToAnyPublisher()", catches: "",
            emits: ""),
        MarkedProgram(
            "a value that a publisher sends to a subject at once",
            """
            import Combine
            import UIKit
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            enum Step { case canceled, ended, shown }
            class PickScreen: UIViewController { //: screen of AppCoordinator
                let steps = PassthroughSubject<Step, Never>()
                var bag = Set<AnyCancellable>()
                func close() { steps.send(.canceled) } //: PickScreen emits Step.canceled
                func done() { success().subscribe(steps).store(in: &bag) } //: PickScreen emits Step.ended
                // No code subscribes to it.
                func show() { _ = Just(Step.shown) }
                private func success() -> AnyPublisher<Step, Never> { Just(Step.ended).eraseToAnyPublisher() }
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                var bag = Set<AnyCancellable>()
                func start() {
                    let screen = PickScreen()
                    screen.steps.sink { [weak self] _ in self?.pop() }.store(in: &bag) //: AppCoordinator catches Step.canceled; AppCoordinator catches Step.ended
                    stack.pushViewController(screen, animated: false)
                }
                func pop() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
