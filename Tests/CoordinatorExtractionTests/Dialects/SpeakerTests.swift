import Testing

/// For which screen a view model, a presenter or a view speaks.
@Suite struct SpeakerTests {
    static let base = """
        let app = AppCoordinator()
        protocol Coordinator: AnyObject { func start() }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a data source that many screens make has something of each, and brings none to the others", beside: base,
            """
            class AppCoordinator: Coordinator, OneDelegate { //: root
                func start() {
                    let one = OneController(model: OneModel())
                    one.model.delegate = self //: AppCoordinator catches OneDelegate.didPick
                    show(one, TwoController(model: TwoModel()), ThreeController(model: ThreeModel()))
                    show(FourController(model: FourModel()), FiveController(model: FiveModel()))
                }
                func didPick() {}
            }
            protocol TableModel {}
            class DataSource {
                private var model: TableModel?
                func setup(_ model: TableModel) { self.model = model }
            }
            protocol OneDelegate: AnyObject { func didPick() }
            class OneModel: OneViewModel {}
            class OneViewModel: TableModel {
                weak var delegate: OneDelegate?
                func pick() { delegate?.didPick() } //: OneController emits OneDelegate.didPick
            }
            class TwoModel: TableModel {}
            class ThreeModel: TableModel {}
            class FourModel: TableModel {}
            class FiveModel: TableModel {}
            class OneController: UIViewController { //: screen of AppCoordinator
                let model: OneViewModel
                let source = DataSource()
                init(model: OneViewModel) { self.model = model; source.setup(model) }
            }
            class TwoController: UIViewController { //: screen of AppCoordinator
                let source = DataSource()
                init(model: TwoModel) { source.setup(model) }
            }
            class ThreeController: UIViewController { //: screen of AppCoordinator
                let source = DataSource()
                init(model: ThreeModel) { source.setup(model) }
            }
            class FourController: UIViewController { //: screen of AppCoordinator
                let source = DataSource()
                init(model: FourModel) { source.setup(model) }
            }
            class FiveController: UIViewController { //: screen of AppCoordinator
                let source = DataSource()
                init(model: FiveModel) { source.setup(model) }
            }
            """),
        MarkedProgram(
            "a view model speaks for its screen, however many cells and views of the screen hold it too", beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                func start() {
                    let model = ShopViewModel()
                    model.coordinator = self //: AppCoordinator catches AppCoordinator.showCart
                    let shop = ShopController()
                    shop.model = model
                }
                func showCart() {}
            }
            class ShopViewModel {
                var coordinator: AppCoordinator?
                func tap() { coordinator?.showCart() } //: ShopController emits AppCoordinator.showCart
            }
            class ShopController: UIViewController { //: screen of AppCoordinator
                var model: ShopViewModel!
                let first = FirstView()
                func fill(_ one: OneCell, _ two: TwoCell, _ three: ThreeCell) {
                    first.model = model
                    one.model = model
                    two.model = model
                    three.model = model
                }
            }
            class FirstView: UIView { var model: ShopViewModel? }
            class OneCell: UITableViewCell { var model: ShopViewModel? }
            class TwoCell: UITableViewCell { var model: ShopViewModel? }
            class ThreeCell: UITableViewCell { var model: ShopViewModel? }
            """),
        MarkedProgram(
            "a presenter that only its view's closures know speaks for it; one without a view for the coordinator that made it",
            beside: base,
            """
            class AppCoordinator: Coordinator, ShopOutput, HelpOutput { //: root
                func start() {
                    show(ShopBuilder.build(output: self))
                    let help = HelpPresenter()
                    help.output = self //: AppCoordinator catches HelpOutput.help
                }
                func buy() {}
                func help() {}
            }
            protocol ShopOutput: AnyObject { func buy() }
            protocol HelpOutput: AnyObject { func help() }
            protocol ShopView: AnyObject { func render() }
            enum ShopBuilder {
                static func build(output: ShopOutput) -> ShopController {
                    let view = ShopController()
                    let presenter = ShopPresenter(view: view, output: output)
                    view.onTap = presenter.tap
                    return view
                }
            }
            class ShopPresenter {
                weak var view: ShopView?
                weak var output: ShopOutput?
                init(view: ShopView, output: ShopOutput) {
                    self.view = view
                    self.output = output //: AppCoordinator catches ShopOutput.buy
                }
                func tap() { output?.buy() } //: ShopController emits ShopOutput.buy
            }
            class HelpPresenter {
                weak var output: HelpOutput?
                func tap() { output?.help() } //: AppCoordinator emits HelpOutput.help
            }
            class ShopController: UIViewController, ShopView { //: screen of AppCoordinator
                var onTap: (() -> Void)?
                func render() { onTap?() }
            }
            """),
        MarkedProgram(
            "a delegate inside a screen's own value is the screen's; one in a presenter tells a view what to show",
            beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                func start() { show(HomeController()) }
            }
            protocol BarDelegate { func openSettings() }
            class BarController: UIViewController { //: screen in HomeController
                struct Dependencies { let delegate: BarDelegate }
                private var dependencies: Dependencies!
                static func make(with dependencies: Dependencies) -> BarController {
                    let bar = BarController()
                    bar.dependencies = dependencies
                    return bar
                }
                func tap() { dependencies.delegate.openSettings() } //: BarController emits BarDelegate.openSettings
            }
            protocol HomeView: AnyObject { func render() }
            class HomePresenter {
                weak var delegate: HomeView?
                func load() { delegate?.render() }
            }
            class HomeController: UIViewController, BarDelegate, HomeView { //: screen of AppCoordinator
                let presenter = HomePresenter()
                func load() {
                    presenter.delegate = self
                    embed(BarController.make(with: .init(delegate: self))) //: HomeController catches BarDelegate.openSettings
                }
                func openSettings() {}
                func render() {}
            }
            """),
        MarkedProgram(
            "a screen that another makes and hands over is whose coordinator holds and answers it", beside: base,
            """
            class AppCoordinator: Coordinator, HomeDelegate { //: root container
                let home = HomeController()
                func start() { home.delegate = self } //: AppCoordinator catches HomeDelegate.show
                func show(_ menu: MenuController) { MenuCoordinator(menu: menu).start() } //: AppCoordinator presents MenuCoordinator
                func show(help: HelpController) {}
            }
            protocol HomeDelegate: AnyObject {
                func show(_ menu: MenuController)
            }
            class HomeController: UIViewController { //: screen of AppCoordinator
                weak var delegate: HomeDelegate?
                func tap() {
                    delegate?.show(MenuController()) //: HomeController emits HomeDelegate.show
                    push(HelpController())
                }
            }
            protocol MenuDelegate: AnyObject { func logOut() }
            class MenuCoordinator: Coordinator, MenuDelegate { //: coordinator
                let menu: MenuController
                init(menu: MenuController) { self.menu = menu }
                func start() { menu.delegate = self } //: MenuCoordinator catches MenuDelegate.logOut
                func logOut() {}
            }
            class MenuController: UIViewController { //: screen of MenuCoordinator
                weak var delegate: MenuDelegate?
                func tap() { delegate?.logOut() } //: MenuController emits MenuDelegate.logOut
            }
            class HelpController: UIViewController { //: screen in HomeController
                weak var delegate: MenuDelegate?
                func tap() { delegate?.logOut() } //: HelpController emits MenuDelegate.logOut
            }
            """),
        MarkedProgram(
            "a helper that several coordinators have, each its own, brings them no screens", beside: base,
            """
            class AppCoordinator: Coordinator { //: root container
                let opener = LinkOpener()
                func start() {
                    opener.coordinator = self
                    HelpCoordinator().start() //: AppCoordinator presents HelpCoordinator
                    show(HomeController())
                }
            }
            class HelpCoordinator: Coordinator { //: coordinator
                let opener = LinkOpener()
                func start() { opener.coordinator = self }
            }
            class LinkOpener { weak var coordinator: Coordinator? }
            class HomeController: UIViewController { let opener = LinkOpener() } //: screen of AppCoordinator
            """),
        MarkedProgram(
            "a presenter speaks for the screen that keeps it, although other screens' fields tell presenters as well",
            beside: base,
            """
            protocol FieldDelegate: AnyObject { func didChange() }
            class Field: UIView {
                weak var delegate: FieldDelegate?
                func edit() { delegate?.didChange() }
            }
            protocol AuthOutput: AnyObject { func showHome(); func showRegistration() }
            class AppCoordinator: Coordinator, AuthOutput { //: root
                let stack = UINavigationController()
                func start() {
                    let login = LoginController()
                    login.presenter = LoginPresenter(self)
                    stack.pushViewController(login, animated: true)
                }
                func showRegistration() {
                    let registration = RegistrationController()
                    registration.presenter = RegistrationPresenter(self)
                    stack.pushViewController(registration, animated: true)
                }
                func showHome() { stack.popToRootViewController(animated: true) }
            }
            class LoginPresenter: LoginHandling, FieldDelegate {
                weak var output: AuthOutput?
                init(_ output: AuthOutput) { self.output = output } //: AppCoordinator catches AuthOutput.showHome; AppCoordinator catches AuthOutput.showRegistration
                func register() { output?.showRegistration() } //: LoginController emits AuthOutput.showRegistration
                func didChange() {}
            }
            class RegistrationPresenter: RegistrationHandling, FieldDelegate {
                weak var output: AuthOutput?
                init(_ output: AuthOutput) { self.output = output }
                func finish() { output?.showHome() } //: RegistrationController emits AuthOutput.showHome
                func didChange() {}
            }
            protocol LoginHandling: AnyObject { func register() }
            protocol RegistrationHandling: AnyObject { func finish() }
            class LoginController: UIViewController { //: screen of AppCoordinator
                var presenter: LoginHandling?
                let field = Field()
                func viewDidLoad() { if let one = presenter as? FieldDelegate { field.delegate = one } }
                func tap() { presenter?.register() }
            }
            class RegistrationController: UIViewController { //: screen of AppCoordinator
                var presenter: RegistrationHandling?
                let field = Field()
                func viewDidLoad() { if let one = presenter as? FieldDelegate { field.delegate = one } }
                func tap() { presenter?.finish() }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
