import CoordinatorIntrospection
import CoordinatorModel
import Testing

// The storage of the public Coordinate library, as its source has it: generic classes, children by identifier, the
// parent known weakly by coordinators and by their view controllers.

private protocol Coordinating: AnyObject { var parentCoordinator: (any Coordinating)? { get set } }
private class UIViewController { var children: [UIViewController] = [] }
private class UINavigationController: UIViewController { var viewControllers: [UIViewController] = [] }
private class UITabBarController: UIViewController { var viewControllers: [UIViewController] = [] }

private class Coordinator<Root: UIViewController>: Coordinating {
    var rootViewController: Root
    lazy var identifier: String = { fatalError("started") }()
    weak var parentCoordinator: (any Coordinating)?
    private(set) var isStarted = false
    init(_ root: Root) { rootViewController = root }
}
private class ContainerCoordinator<Root: UIViewController>: Coordinator<Root> {
    var childCoordinators: [String: any Coordinating] = [:]
    var currentViewController: UIViewController?
    func add(_ child: any Coordinating, _ identifier: String) {
        childCoordinators[identifier] = child
        child.parentCoordinator = self
    }
}
private class NavigationCoordinator<Root: UINavigationController>: ContainerCoordinator<Root> {
    var currentViewControllers: [UIViewController] = []
}
private class TabBarCoordinator<Root: UITabBarController>: ContainerCoordinator<Root> {}

private final class AppViewController: UIViewController { weak var parentCoordinator: (any Coordinating)? }
private final class MainViewController: UITabBarController { weak var parentCoordinator: (any Coordinating)? }
private final class TeamsNavigationController: UINavigationController {
    weak var parentCoordinator: (any Coordinating)?
}
private final class TeamsListViewController: UIViewController { weak var parentCoordinator: (any Coordinating)? }
private struct RaceDependencies {}

private final class RaceAppCoordinator: ContainerCoordinator<AppViewController> { var dependencies: RaceDependencies? }
private final class RaceMainCoordinator: TabBarCoordinator<MainViewController> {}
private final class RaceTeamsCoordinator: NavigationCoordinator<TeamsNavigationController> {}
private final class RaceListCoordinator: Coordinator<TeamsListViewController> {}

/// An app on the public Coordinate library is read without conventions of its own.
@Suite struct CoordinateLibraryTests {
    private let app = RaceAppCoordinator(AppViewController())

    init() {
        let main = RaceMainCoordinator(MainViewController())
        let teams = RaceTeamsCoordinator(TeamsNavigationController())
        let list = RaceListCoordinator(TeamsListViewController())
        app.add(main, "RaceMainCoordinator")
        main.add(teams, "RaceTeamsCoordinator")
        teams.add(list, "RaceListCoordinator")
        app.currentViewController = main.rootViewController
        main.rootViewController.viewControllers = [teams.rootViewController]
        teams.rootViewController.viewControllers = [list.rootViewController]
        teams.currentViewControllers = [list.rootViewController]
        list.rootViewController.parentCoordinator = list
        teams.rootViewController.parentCoordinator = teams
    }

    @Test func `the hierarchy, its kinds and its presentations`() {
        let tree = CoordinatorTree(reflecting: app)
        #expect(tree.outline == "RaceApp(RaceMain(RaceTeams(RaceList)))")
        #expect(tree.coordinators.map(\.kind) == [.container, .tabBar, .navigation, .coordinator])
        #expect(tree.coordinators.map { $0.branches.map(\.presentation) } == [["root"], ["select"], ["push"], []])
        #expect(tree.unresolved.isEmpty)
    }

    @Test func `each coordinator has its own screen`() {
        #expect(
            CoordinatorTree(reflecting: app).coordinators.map { $0.screens.map(\.type) } == [
                ["AppViewController"], ["MainViewController"], ["TeamsNavigationController"],
                ["TeamsListViewController"],
            ])
    }
}
