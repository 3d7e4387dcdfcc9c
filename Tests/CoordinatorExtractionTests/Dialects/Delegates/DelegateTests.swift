import Testing

/// Delegates: a method that is called through a `weak var delegate`, and the coordinator that conforms and is assigned
/// (seed 004).
@Suite struct DelegateTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "an object that conforms and is assigned intercepts",
            """
            let app = AppCoordinator(navigation: UINavigationController())
            class AppCoordinator { //: root
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    let login = LoginController()
                    login.delegate = self //: AppCoordinator catches LoginControllerDelegate.didLogIn; AppCoordinator catches LoginControllerDelegate.didAsk
                    navigation.pushViewController(login, animated: true)
                }
            }
            extension AppCoordinator: LoginControllerDelegate {
                func didLogIn() {}
                func didAsk(for help: String) {}
            }
            protocol LoginControllerDelegate: AnyObject {
                func didLogIn()
                func didAsk(for help: String)
            }
            class LoginController: UIViewController { //: screen of AppCoordinator
                weak var delegate: LoginControllerDelegate?
                func tap() {
                    delegate?.didLogIn() //: LoginController emits LoginControllerDelegate.didLogIn
                    api.call { [weak self] in
                        self?.delegate?.didAsk(for: "x") //: LoginController emits LoginControllerDelegate.didAsk
                    }
                }
            }
            """),
        MarkedProgram(
            "the same method in two protocols is two events",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator, ListDelegate, MapDelegate { //: root
                func start() {
                    let list = ListController()
                    list.delegate = self //: AppCoordinator catches ListDelegate.didSelect
                    show(list, MapController())
                }
                func didSelect(item: Item) {}
            }
            protocol ListDelegate: AnyObject { func didSelect(item: Item) }
            protocol MapDelegate: AnyObject { func didSelect(item: Item) }
            class ListController: UIViewController { //: screen of AppCoordinator
                weak var delegate: ListDelegate?
                func tap() { delegate?.didSelect(item: item) } //: ListController emits ListDelegate.didSelect
            }
            class MapController: UIViewController { //: screen of AppCoordinator
                weak var delegate: MapDelegate?
                func tap() { delegate?.didSelect(item: item) } //: MapController emits MapDelegate.didSelect
            }
            """),
        MarkedProgram(
            "methods with one base name are told apart by their labels where a protocol requires several",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator, PageDelegate, ListDelegate { //: root
                func start() {
                    let page = PageController()
                    page.delegate = self //: AppCoordinator catches PageDelegate.page(_:didSelect:); AppCoordinator catches PageDelegate.page(_:didClose:)
                    let list = ListController()
                    list.delegate = self //: AppCoordinator catches ListDelegate.list
                    show(page, list)
                }
                func page(_ page: PageController, didSelect index: Int) { print(index) }
                func page(_ page: PageController, didClose animated: Bool) { print(animated) }
                func list(_ list: ListController, didSelect index: Int) { print(index) }
            }
            protocol PageDelegate: AnyObject {
                func page(_ page: PageController, didSelect index: Int)
                func page(_ page: PageController, didClose animated: Bool)
            }
            protocol ListDelegate: AnyObject {
                func list(_ list: ListController, didSelect index: Int)
            }
            extension ListDelegate {
                func list(_ list: ListController) { self.list(list, didSelect: 0) }
            }
            class PageController: UIViewController { //: screen of AppCoordinator
                weak var delegate: PageDelegate?
                @objc func tap() { delegate?.page(self, didSelect: 1) } //: PageController emits PageDelegate.page(_:didSelect:)
                @objc func close() { delegate?.page(self, didClose: true) } //: PageController emits PageDelegate.page(_:didClose:)
            }
            class ListController: UIViewController { //: screen of AppCoordinator
                weak var delegate: ListDelegate?
                @objc func tap() { delegate?.list(self, didSelect: 1) } //: ListController emits ListDelegate.list
            }
            """),
        MarkedProgram(
            "assigned, but not conforming: nothing is caught",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root
                func start() {
                    let login = LoginController()
                    login.delegate = self
                }
            }
            protocol LoginDelegate: AnyObject { func didLogIn() }
            class LoginController: UIViewController { //: screen of AppCoordinator
                weak var delegate: LoginDelegate?
                func tap() { delegate?.didLogIn() } //: LoginController emits LoginDelegate.didLogIn
            }
            """),
        MarkedProgram(
            "conforming, but never assigned: nothing is caught",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator, LoginDelegate { //: root
                func start() { let login = LoginController(); show(login) }
                func didLogIn() {}
            }
            protocol LoginDelegate: AnyObject { func didLogIn() }
            class LoginController: UIViewController { //: screen of AppCoordinator
                weak var delegate: LoginDelegate?
                func tap() { delegate?.didLogIn() } //: LoginController emits LoginDelegate.didLogIn
            }
            """),
        MarkedProgram(
            "an optional method that no type implements goes nowhere, and an empty default does nothing; another default answers",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator, LoginDelegate { //: root
                func start() {
                    let login = LoginController()
                    login.delegate = self //: AppCoordinator catches LoginDelegate.didCancel
                }
            }
            @objc protocol LoginDelegate: AnyObject {
                @objc optional func didLogIn()
                func didCancel()
                func didScroll()
            }
            extension LoginDelegate {
                func didCancel() { print("cancelled") }
                func didScroll() {}
            }
            class LoginController: UIViewController { //: screen of AppCoordinator
                weak var delegate: LoginDelegate?
                func tap() {
                    delegate?.didLogIn?() //: LoginController emits LoginDelegate.didLogIn
                    delegate?.didCancel() //: LoginController emits LoginDelegate.didCancel
                    delegate?.didScroll() //: LoginController emits LoginDelegate.didScroll
                }
            }
            """),
        MarkedProgram(
            "handed over by initialisers and factories; a view model tells",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator, LoginDelegate { //: root
                func start() { _ = Factory().makeLogin(delegate: self) }
                func didLogIn() {}
            }
            protocol LoginDelegate: AnyObject { func didLogIn() }
            class Factory {
                func makeLogin(delegate: LoginDelegate) -> UIViewController {
                    LoginController(model: LoginViewModel(delegate: delegate))
                }
            }
            class LoginViewModel {
                private weak var delegate: LoginDelegate?
                init(delegate: LoginDelegate) { self.delegate = delegate } //: AppCoordinator catches LoginDelegate.didLogIn
                func login() { delegate?.didLogIn() } //: LoginController emits LoginDelegate.didLogIn
            }
            class LoginController: UIViewController { //: screen of AppCoordinator
                private let model: LoginViewModel
                init(model: LoginViewModel) { self.model = model }
                func tap() { model.login() }
            }
            """),
        MarkedProgram(
            "a child tells its parent; a sibling catches what is off its path",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator, LoginCoordinatorDelegate { //: root container
                func start() {
                    let login = LoginCoordinator() //: AppCoordinator presents LoginCoordinator
                    login.delegate = self //: AppCoordinator catches LoginCoordinatorDelegate.didFinish
                    login.start()
                    let help = HelpCoordinator() //: AppCoordinator presents HelpCoordinator
                    help.start()
                    MapCoordinator(help: help).start() //: AppCoordinator presents MapCoordinator
                }
                func didFinish(_ coordinator: LoginCoordinator) {}
            }
            protocol LoginCoordinatorDelegate: AnyObject { func didFinish(_ coordinator: LoginCoordinator) }
            class LoginCoordinator: Coordinator { //: coordinator
                weak var delegate: LoginCoordinatorDelegate?
                func end() { delegate?.didFinish(self) } //: LoginCoordinator emits LoginCoordinatorDelegate.didFinish
                func start() {}
            }
            class MapCoordinator: Coordinator { //: coordinator
                let help: HelpCoordinator
                init(help: HelpCoordinator) { self.help = help }
                func start() {
                    let map = MapController()
                    map.output = help //: MapController catches MapOutput.didTap by HelpCoordinator
                }
            }
            protocol MapOutput: AnyObject { func didTap() }
            class MapController: UIViewController { //: screen of MapCoordinator
                weak var output: MapOutput?
                func tap() { output?.didTap() } //: MapController emits MapOutput.didTap
            }
            class HelpCoordinator: Coordinator, MapOutput { //: coordinator
                func start() {}
                func didTap() {}
            }
            """),
        MarkedProgram(
            "a screen that holds its coordinator tells it, too",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root
                func start() {
                    let login = LoginController()
                    login.coordinator = self //: AppCoordinator catches AppCoordinator.showHelp
                }
                func showHelp() {}
            }
            class LoginController: UIViewController { //: screen of AppCoordinator
                weak var coordinator: AppCoordinator?
                func tap() { coordinator?.showHelp() } //: LoginController emits AppCoordinator.showHelp
            }
            """),
        MarkedProgram(
            "the nearest misses: UIKit's delegates, data sources that answer, views that are told",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root
                func start() { let list = ListController(); show(list) }
            }
            protocol ListSource: AnyObject { func count() -> Int }
            protocol ListDisplay: AnyObject { func reload() }
            class ListPresenter {
                weak var view: ListDisplay?
                func load() { view?.reload() }
            }
            class ListController: UIViewController, ListDisplay { //: screen of AppCoordinator
                weak var source: ListSource?
                let presenter = ListPresenter()
                func load() {
                    table.delegate = self
                    presenter.view = self
                    print(source?.count())
                }
                func reload() {}
            }
            """),
    ]

    @Test(arguments: programs) func findsDelegates(_ program: MarkedProgram) { program.check() }
}
