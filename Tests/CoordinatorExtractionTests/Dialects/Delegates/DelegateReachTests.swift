import Testing

/// Where delegates lead that are not the plain case of a screen and its coordinator.
@Suite struct DelegateReachTests {
    static let base = """
        let app = AppCoordinator()
        protocol Coordinator: AnyObject { func start() }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a tab bar makes a coordinator for each tab, and is its delegate; a coordinator tells its own screen what to show",
            beside: base,
            """
            class AppCoordinator: Coordinator { //: root tabBar
                func start() { show(TabBar()) }
            }
            class TabBar: UITabBarController, HomeDelegate { //: screen of AppCoordinator
                func load() { setViewControllers([HomeFactory.make(delegate: self)]) }
                func search() {}
            }
            enum HomeFactory {
                static func make(delegate: HomeDelegate) -> UIViewController {
                    let coordinator = HomeCoordinator(delegate: delegate) //: AppCoordinator presents HomeCoordinator
                    let presenter = HomePresenter(coordinator: coordinator)
                    let controller = HomeController(presenter: presenter)
                    coordinator.viewController = controller
                    return controller
                }
            }
            protocol HomeDelegate { func search() }
            protocol HomeCoordinating: AnyObject { func searchPressed() }
            protocol HomeDisplaying: AnyObject { func display() }
            final class HomeCoordinator: HomeCoordinating { //: coordinator
                private var delegate: HomeDelegate
                var viewController: UIViewController?
                weak var display: HomeDisplaying?
                init(delegate: HomeDelegate) {
                    self.delegate = delegate //: HomeCoordinator catches HomeDelegate.search by TabBar
                }
                func searchPressed() {
                    display?.display()
                    delegate.search() //: HomeCoordinator emits HomeDelegate.search
                }
            }
            final class HomePresenter {
                private let coordinator: HomeCoordinating
                init(coordinator: HomeCoordinating) {
                    self.coordinator = coordinator //: HomeCoordinator catches HomeCoordinating.searchPressed
                }
                func search() { coordinator.searchPressed() } //: HomeController emits HomeCoordinating.searchPressed
            }
            class HomeController: UIViewController, HomeDisplaying { //: screen of HomeCoordinator
                private let presenter: HomePresenter
                init(presenter: HomePresenter) { self.presenter = presenter }
                func display() {}
            }
            """),
        MarkedProgram(
            "a delegate that a view offers and no type is, is no event; one with a conforming type is",
            beside: base,
            """
            class AppCoordinator: Coordinator, FooterDelegate { //: root
                func start() { show(HomeController()) }
                func help() {}
            }
            protocol ToolbarDelegate: AnyObject { func back() }
            class Toolbar: UIView {
                weak var delegate: ToolbarDelegate?
                func tap() { delegate?.back() }
            }
            protocol FooterDelegate: AnyObject { func help() }
            class Footer: UIView {
                weak var delegate: FooterDelegate?
                func tap() { delegate?.help() } //: HomeController emits FooterDelegate.help
            }
            protocol HomeDelegate: AnyObject { func done() }
            class HomeController: UIViewController { //: screen of AppCoordinator
                weak var delegate: HomeDelegate?
                let toolbar = Toolbar()
                let footer = Footer()
                func finish() { delegate?.done() } //: HomeController emits HomeDelegate.done
            }
            """),
        MarkedProgram(
            "a delegate's method that is handed on is told; a question that is handed on is none", beside: base,
            """
            class AppCoordinator: Coordinator, HomeDelegate { //: root
                func start() {
                    let home = HomeController()
                    home.delegate = self //: AppCoordinator catches HomeDelegate.logIn
                    show(home)
                }
                func logIn() {}
                func title() -> String { "" }
            }
            protocol HomeDelegate: AnyObject {
                func logIn()
                func title() -> String
            }
            class Cell: UITableViewCell {
                var onTap: (() -> Void)?
                var title: (() -> String)?
                func tap() { onTap?() } //: HomeController emits Cell.onTap
            }
            class HomeController: UIViewController { //: screen of AppCoordinator
                weak var delegate: HomeDelegate?
                func cell() -> Cell {
                    let cell = Cell()
                    cell.onTap = delegate?.logIn //: HomeController emits HomeDelegate.logIn; AppCoordinator catches Cell.onTap
                    cell.title = delegate?.title
                    return cell
                }
            }
            """),
        MarkedProgram(
            "a screen that a child shows for its parent's screen is caught there; one that it embeds is caught above",
            beside: base,
            """
            class AppCoordinator: Coordinator { //: root container
                func start() { show(SearchController()) }
            }
            class ResultsCoordinator: Coordinator { //: coordinator
                func start() -> ResultsController { ResultsController() }
                func start() {}
            }
            protocol ResultsDelegate: AnyObject { func pick() }
            class ResultsController: UIViewController { //: screen of ResultsCoordinator; screen in SearchController
                weak var delegate: ResultsDelegate?
                func tap() { delegate?.pick() } //: ResultsController emits ResultsDelegate.pick
            }
            protocol FilterDelegate: AnyObject { func filter() }
            class FilterController: UIViewController { //: screen in SearchController
                weak var delegate: FilterDelegate?
                func tap() { delegate?.filter() } //: FilterController emits FilterDelegate.filter
            }
            class SearchController: UIViewController, ResultsDelegate, FilterDelegate { //: screen of AppCoordinator
                lazy var results: ResultsController = {
                    let results = ResultsCoordinator().start() //: AppCoordinator presents ResultsCoordinator
                    results.delegate = self //: ResultsController catches ResultsDelegate.pick by SearchController; SearchController catches ResultsDelegate.pick
                    return results
                }()
                let filters = FilterController()
                func load() { filters.delegate = self } //: SearchController catches FilterDelegate.filter
                func pick() {}
                func filter() {}
            }
            """),
        MarkedProgram(
            "a screen listens to the one that it shows; a further one of that protocol, which that one shows, has no delegate",
            beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(LobbyController(), animated: false) }
            }
            protocol BadgeDelegate: AnyObject { func printed() }
            class LobbyController: UIViewController, BadgeDelegate { //: screen of AppCoordinator
                func open() {
                    let guest = GuestController()
                    guest.delegate = self //: LobbyController catches BadgeDelegate.printed
                    present(UINavigationController(rootViewController: guest), animated: true)
                }
                func printed() { title = "printed" }
            }
            class GuestController: UIViewController { //: screen in LobbyController
                weak var delegate: BadgeDelegate?
                @objc func end() { delegate?.printed() } //: GuestController emits BadgeDelegate.printed
                @objc func next() { navigationController?.pushViewController(StaffController(), animated: true) }
            }
            class StaffController: UIViewController { //: screen in GuestController
                weak var delegate: BadgeDelegate?
                @objc func end() { delegate?.printed() } //: StaffController emits BadgeDelegate.printed unheard
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
