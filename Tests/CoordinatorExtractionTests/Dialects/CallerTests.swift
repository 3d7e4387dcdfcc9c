import Testing

@testable import CoordinatorExtraction

/// To which object a call belongs that reaches a coordinator through another coordinator's object.
@Suite struct CallerTests {
    static let programs = [
        MarkedProgram(
            "a service that is one for all tells a coordinator for every caller", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            protocol SessionListener: AnyObject { func didLogOut() }
            class Session {
                static let shared = Session()
                weak var listener: SessionListener?
                func clear() { listener?.didLogOut() } //: AccountController emits SessionListener.didLogOut
            }
            class AccountController: UIViewController { //: screen of ShopCoordinator
                @objc func leave() { Session.shared.clear() }
            }
            class HelpController: UIViewController {} //: screen of ShopCoordinator
            class ShopCoordinator: Coordinator, SessionListener { //: root
                let stack = UINavigationController()
                func start() {
                    Session.shared.listener = self //: ShopCoordinator catches SessionListener.didLogOut
                    stack.pushViewController(AccountController(), animated: true)
                    stack.pushViewController(HelpController(), animated: true)
                }
                func didLogOut() { stack.popToRootViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: what it tells a screen, or another service, is no event", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            protocol PlayerListener: AnyObject { func didPlay() }
            class Player {
                static let shared = Player()
                weak var listener: PlayerListener?
                func play() { listener?.didPlay() }
            }
            class SongController: UIViewController, PlayerListener { //: screen of ShopCoordinator
                override func viewDidLoad() { Player.shared.listener = self }
                func didPlay() {}
            }
            class ListController: UIViewController { //: screen of ShopCoordinator
                @objc func tap() { Player.shared.play() }
            }
            class ShopCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(SongController(), animated: true)
                    stack.pushViewController(ListController(), animated: true)
                }
            }
            """),
        MarkedProgram(
            "a coordinator that finds a screen commands that one's coordinator; the nearest miss: the screen itself",
            beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            class SongController: UIViewController { //: screen of SongCoordinator
                var coordinator: SongCoordinator?
                @objc func close() { coordinator?.shrink() } //: SongController emits SongCoordinator.shrink
            }
            class SongCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let song = SongController()
                    song.coordinator = self //: SongCoordinator catches SongCoordinator.shrink
                    stack.pushViewController(song, animated: true)
                }
                func shrink() { stack.popViewController(animated: true) }
            }
            class ShopCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                var song: SongCoordinator?
                func start() {
                    song = SongCoordinator(stack) //: ShopCoordinator presents SongCoordinator as push
                    song?.start()
                    for one in stack.children {
                        if let one = one as? SongController { one.coordinator?.shrink() }
                    }
                }
            }
            """),
        MarkedProgram(
            "a parent that is started again is told something; the nearest miss: a child is presented",
            """
            protocol Coordinator: AnyObject {
                var parent: Coordinator? { get set }
                func start()
            }
            let app = AppCoordinator()
            class LoginController: UIViewController { //: screen of LoginCoordinator
                weak var coordinator: LoginCoordinator?
                @objc func done() { coordinator?.home() } //: LoginController emits LoginCoordinator.home
            }
            class LoginCoordinator: Coordinator { //: coordinator
                var parent: Coordinator?
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let login = LoginController()
                    login.coordinator = self //: LoginCoordinator catches LoginCoordinator.home
                    stack.setViewControllers([login], animated: false)
                }
                func home() {
                    if let app = parent as? AppCoordinator { app.start() } //: LoginCoordinator emits Coordinator.start
                }
            }
            class AppCoordinator: Coordinator { //: root navigation
                var parent: Coordinator?
                var children: [Coordinator] = []
                let stack = UINavigationController()
                func start() {
                    let login = LoginCoordinator(stack: stack) //: AppCoordinator presents LoginCoordinator as set
                    login.parent = self //: AppCoordinator catches Coordinator.start
                    children.append(login)
                    login.start()
                }
            }
            """),
        MarkedProgram(
            "a lazy property's object belongs to the screen that has it, and not to another one's that has such an object",
            beside: EngineProgram.base,
            """
            let app = ChatCoordinator()
            class ListSource {
                var onAdd: (() -> Void)?
                init(list: UIView) {}
                func add() { onAdd?() } //: ChatController emits ListSource.onAdd; NotesController emits ListSource.onAdd unheard
            }
            class ChatController: UIViewController { //: screen of ChatCoordinator
                lazy var rows = ListSource(list: self.view)
                @objc func tap() { rows.add() }
            }
            class NotesController: UIViewController { //: screen of ChatCoordinator
                lazy var rows = ListSource(list: self.view)
                @objc func tap() { rows.add() }
            }
            class ChatCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let chat = ChatController()
                    chat.rows.onAdd = { [weak self] in self?.pick() } //: ChatCoordinator catches ListSource.onAdd
                    stack.pushViewController(chat, animated: true)
                }
                func pick() { stack.pushViewController(NotesController(), animated: true) }
            }
            """),
        MarkedProgram(
            "the cell of a list, by its type, in the closure that fills it; the nearest miss: a closure beside no cell",
            beside: EngineProgram.base,
            """
            import RxCocoa
            import RxSwift
            let app = PostCoordinator()
            class PostCell: UITableViewCell {
                weak var coordinator: PostCoordinator?
                @IBAction func comment() { coordinator?.showComments() } //: PostController emits PostCoordinator.showComments
            }
            class NewsCell: UITableViewCell {
                weak var coordinator: PostCoordinator?
                @IBAction func read() { coordinator?.showNews() } //: PostController emits PostCoordinator.showNews
            }
            class HelpCell: UITableViewCell {
                weak var coordinator: PostCoordinator?
                @IBAction func read() { coordinator?.showHelp() }
            }
            class PostController: UIViewController { //: screen of PostCoordinator
                weak var coordinator: PostCoordinator?
                let table = UITableView()
                let posts = BehaviorRelay<[String]>(value: [])
                let bag = DisposeBag()
                override func viewDidLoad() {
                    posts.bind(to: table.rx.items(cellIdentifier: "post", cellType: PostCell.self)) { [weak self] _, _, cell in
                        cell.coordinator = self?.coordinator //: PostCoordinator catches PostCoordinator.showComments
                    }.disposed(by: bag)
                    let news = table.rows(cellType: NewsCell.self) { cell, _, item in
                        cell.coordinator = self.coordinator //: PostCoordinator catches PostCoordinator.showNews
                    }
                    news.each(1) { _, _, cell in cell.coordinator = self.coordinator }
                }
            }
            class PostCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let posts = PostController()
                    posts.coordinator = self
                    stack.pushViewController(posts, animated: true)
                }
                func showComments() { stack.popViewController(animated: true) }
                func showNews() { stack.popViewController(animated: true) }
                func showHelp() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the root of a storyboard's stack belongs to the coordinator that it calls; the nearest miss is made by no code",
            beside: EngineProgram.base,
            """
            let app = HomeCoordinator()
            class HomeStack: UINavigationController { var coordinator: HomeCoordinator? } //: screen of HomeCoordinator
            class HomeCoordinator: Coordinator { //: root
                func start() {
                    let board = UIStoryboard(name: "Home", bundle: nil)
                    guard let stack = board.instantiateViewController(withIdentifier: "stack") as? HomeStack else { return }
                    stack.coordinator = self //: HomeCoordinator catches HomeCoordinator.showNews
                    present(stack)
                }
                func present(_ stack: UIViewController) {}
                func showNews() {}
            }
            class HomeController: UIViewController { //: screen of HomeCoordinator
                @IBAction func news() {
                    (navigationController as? HomeStack)?.coordinator?.showNews() //: HomeController emits HomeCoordinator.showNews
                }
            }
            class OldController: UIViewController {
                @objc func news() { (navigationController as? HomeStack)?.coordinator?.showNews() }
            }
            """),
        MarkedProgram(
            "closures in a struct that only services set are no events; the nearest miss: a coordinator sets one",
            beside: EngineProgram.base,
            """
            let app = SiteCoordinator(environment: .live)
            class Client { func stop() {} }
            struct Environment {
                var stop: () -> Void
                static let live = Environment(stop: { Client().stop() })
            }
            struct SiteActions { var close: () -> Void }
            class SiteViewModel {
                let actions: SiteActions
                init(actions: SiteActions) { self.actions = actions }
                func end() { actions.close() } //: SiteController emits SiteActions.close
            }
            class SiteController: UIViewController { //: screen of SiteCoordinator
                let model: SiteViewModel
                init(model: SiteViewModel) { self.model = model }
                @objc func tap() { model.end() }
            }
            class SiteCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let environment: Environment
                init(environment: Environment) { self.environment = environment }
                func start() {
                    let actions = SiteActions(close: { [weak self] in self?.close() }) //: SiteCoordinator catches SiteActions.close
                    stack.pushViewController(SiteController(model: SiteViewModel(actions: actions)), animated: true)
                }
                func close() { environment.stop() }
            }
            """),
        MarkedProgram(
            "a screen that conforms to a library's protocol named so is no coordinator; the nearest miss starts others",
            beside: EngineProgram.base,
            """
            import CellKit
            let app = HomeCoordinator()
            class HomeController: UIViewController, CellEventCoordinator { //: screen of HomeCoordinator
                weak var coordinator: HomeCoordinator?
                @objc func cart() { coordinator?.showCart() } //: HomeController emits HomeCoordinator.showCart
            }
            class HomeCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    let home = HomeController()
                    home.coordinator = self //: HomeCoordinator catches HomeCoordinator.showCart
                    stack.pushViewController(home, animated: true)
                }
                func showCart() {
                    let cart = CartController()
                    cart.start()
                    stack.pushViewController(cart, animated: true) //: HomeCoordinator presents CartController as push
                }
            }
            class CartController: UIViewController, CellEventCoordinator { //: coordinator; screen of CartController
                func start() {}
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
