import Testing

/// Closures that look like outputs and concern no coordinator, and outputs of which it can't be told who catches.
@Suite struct UnheardOutputTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "what a property is declared with is its own doing, until code replaces it",
            beside: FlowOutputTests.base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() {
                    let view = LoginController()
                    view.onHelp = { [weak self] in self?.help() } //: LoginCoordinator catches LoginController.onHelp
                }
                func help() {}
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                lazy var search: (String) -> Void = { text in self.find(text) }
                lazy var debounced: () -> Void = { debounce { self.find("") } }()
                var onHelp: () -> Void = { print("not set") }
                func tap() {
                    search("a")
                    debounced()
                    onHelp() //: LoginController emits LoginController.onHelp
                }
                func find(_ text: String) {}
            }
            """),
        MarkedProgram(
            "a default that only fails catches nothing: it asks for another one", beside: FlowOutputTests.base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() { show(LoginController()) }
            }
            func unset<Input>() -> (Input) -> Void { { _ in fatalError("not set") } }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                var onHelp: () -> Void = { assertionFailure("onHelp is not set") }
                var onUser: (Int) -> Void = unset()
                var onClose: () -> Void = unimplemented("onClose")
                let onBack: () -> Void
                var onLog: () -> Void = { print("not set") }
                init(onBack: @escaping () -> Void = { preconditionFailure() }) { self.onBack = onBack }
                func tap() {
                    onHelp() //: LoginController emits LoginController.onHelp
                    onUser(1) //: LoginController emits LoginController.onUser
                    onClose() //: LoginController emits LoginController.onClose
                    onBack() //: LoginController emits LoginController.onBack
                    onLog()
                }
            }
            """),
        MarkedProgram(
            "services and views offer callbacks that are optional; a view model's is lost",
            beside: FlowOutputTests.base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() { show(LoginController(model: LoginViewModel(client: NodeClient()))) }
            }
            class NodeClient {
                var onState: ((Bool) -> Void)?
                func fetch() { onState?(true) }
            }
            class RetryView: UIView {
                var onRetry: (() -> Void)?
                func tap() { onRetry?() }
            }
            struct AlertContent { var onShown: (() -> Void)? }
            class LoginViewModel {
                let client: NodeClient
                var onLocked: (() -> Void)?
                init(client: NodeClient) { self.client = client }
                func tap() { onLocked?() } //: LoginController emits LoginViewModel.onLocked
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                let model: LoginViewModel
                let retry = RetryView()
                init(model: LoginViewModel) { self.model = model }
                func alert(_ content: AlertContent) { content.onShown?() }
            }
            """),
        MarkedProgram(
            "what code that was not read puts there is unresolved; where no code calls an initialiser, it is lost",
            beside: FlowOutputTests.base,
            """
            class LoginCoordinator: BaseCoordinator, LoginSceneDelegate { //: root
                private var onFilters: ((Int) -> Void)?
                func start() {
                    let login = LoginController()
                    login.delegate = self //: LoginCoordinator catches LoginSceneDelegate.filter
                    show(login, HelpController())
                }
                func filter(then done: @escaping (Int) -> Void) {
                    onFilters = done //: unresolved
                    onFilters?(1)
                }
            }
            protocol LoginSceneDelegate: AnyObject { func filter(then done: @escaping (Int) -> Void) }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                weak var delegate: LoginSceneDelegate?
                func tap() { delegate?.filter(then: Filters.shared.handler) } //: LoginController emits LoginSceneDelegate.filter
            }
            class HelpController: UIViewController { //: screen of LoginCoordinator
                var onClose: (() -> Void)?
                init() {}
                init(onClose: @escaping () -> Void) { self.onClose = onClose }
                func tap() { onClose?() } //: HelpController emits HelpController.onClose
            }
            """),
        MarkedProgram(
            "what a screen hands over with a delegate's method is heard by the screen", beside: FlowOutputTests.base,
            """
            class LoginCoordinator: BaseCoordinator, LoginSceneDelegate { //: root
                private var onFilters: ((Int) -> Void)?
                func start() {
                    let login = LoginController()
                    login.delegate = self //: LoginCoordinator catches LoginSceneDelegate.filter
                    show(login)
                }
                func filter(then done: @escaping (Int) -> Void) {
                    onFilters = done
                    onFilters?(1) //: LoginCoordinator emits LoginCoordinator.onFilters
                }
            }
            protocol LoginSceneDelegate: AnyObject { func filter(then done: @escaping (Int) -> Void) }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                weak var delegate: LoginSceneDelegate?
                func tap() {
                    delegate?.filter { print($0) } //: LoginController emits LoginSceneDelegate.filter; LoginCoordinator catches LoginCoordinator.onFilters by LoginController
                }
            }
            """),
        MarkedProgram(
            "view models hand out closures in what they return", beside: FlowOutputTests.base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() { show(LoginController(model: LoginViewModel())) }
            }
            class LoginViewModel {
                struct Output { let onEvent: (Int) -> Void }
                func bind() -> Output { return .init(onEvent: { [weak self] in self?.handle($0) }) }
                func handle(_ event: Int) {}
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                let model: LoginViewModel
                init(model: LoginViewModel) { self.model = model }
                func setUp() {
                    let output = model.bind()
                    output.onEvent(1)
                }
            }
            """),
        MarkedProgram(
            "an output that a library's superclass declares",
            """
            import Flows
            let app = AppCoordinator()
            class AppCoordinator: FlowCoordinator<Void> { //: root container
                override func start() {
                    let login = LoginCoordinator() //: AppCoordinator presents LoginCoordinator
                    login.onComplete = { [weak self] result in self?.done(result) } //: AppCoordinator catches FlowCoordinator.onComplete
                    coordinate(to: login)
                }
                func done(_ result: LoginResult) {}
            }
            enum LoginResult { case closed, done }
            class LoginCoordinator: FlowCoordinator<LoginResult> { //: coordinator
                override func start() {
                    onComplete?(.done) //: LoginCoordinator emits FlowCoordinator.onComplete
                    onStart?()
                }
            }
            """),
    ]

    @Test(arguments: programs) func findsWhatIsHeard(_ program: MarkedProgram) { program.check() }
}
