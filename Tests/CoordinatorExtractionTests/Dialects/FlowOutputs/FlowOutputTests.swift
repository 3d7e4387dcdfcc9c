import Testing

/// Outputs: optional closures through which screens, view models and coordinators tell that something happened
/// (seed 003).
@Suite struct FlowOutputTests {
    /// The least that a coordinator of this dialect needs.
    static let base = """
        let app = LoginCoordinator()
        class BaseCoordinator: Coordinatable { var childCoordinators: [Coordinatable] = [] }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "called with ?() and !(), wired by closures", beside: base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() {
                    let view = LoginController()
                    view.onLogin = { [weak self] in self?.finish() } //: LoginCoordinator catches LoginController.onLogin
                    view.onName = { name in print(name) } //: LoginCoordinator catches LoginController.onName
                }
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                var onLogin: (() -> Void)?
                var onName: ((String) -> ())!
                var onHelp: (() -> Void)?
                func tap() {
                    onLogin?() //: LoginController emits LoginController.onLogin
                    self.onName!("Ada") //: LoginController emits LoginController.onName
                    onHelp?() //: LoginController emits LoginController.onHelp
                }
            }
            """),
        MarkedProgram(
            "after if let and guard let, through capture lists, not optional at all", beside: base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() {
                    let view = LoginController()
                    view.onDone = {} //: LoginCoordinator catches LoginController.onDone
                    view.onEnd = { self.end() } //: LoginCoordinator catches LoginController.onEnd
                }
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                var onLogin: (() -> Void)?
                var onDone: () -> Void = {}
                var onEnd: (() -> Void)?
                func a() { if let onLogin { onLogin() } } //: LoginController emits LoginController.onLogin
                func b() {
                    guard let end = onEnd else { return }
                    end() //: LoginController emits LoginController.onEnd
                }
                func c() {
                    api.load { [onDone] in onDone() } //: LoginController emits LoginController.onDone
                }
            }
            """),
        MarkedProgram(
            "named by the protocol that declares it", beside: base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() {
                    let view: LoginView = factory.makeLogin()
                    view.onLogin = { self.end() } //: LoginCoordinator catches LoginView.onLogin
                }
                private let factory = Factory()
            }
            protocol LoginView: AnyObject { var onLogin: (() -> Void)? { get set } }
            class Factory { func makeLogin() -> LoginView { LoginController() } }
            class LoginController: UIViewController, LoginView { //: screen of LoginCoordinator
                var onLogin: (() -> Void)?
                func tap() { onLogin?() } //: LoginController emits LoginView.onLogin
            }
            """),
        MarkedProgram(
            "wired by method references, and in an initialiser's argument", beside: base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() {
                    let view = LoginController(onHelp: { [unowned self] in help() }) //: LoginCoordinator catches LoginController.onHelp
                    view.onLogin = finish //: LoginCoordinator catches LoginController.onLogin
                    view.onName = self.greet(_:) //: LoginCoordinator catches LoginController.onName
                }
                func finish() {}
                func greet(_ name: String) {}
                func help() {}
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                var onLogin: (() -> Void)?
                var onName: ((String) -> Void)?
                private let onHelp: () -> Void
                init(onHelp: @escaping () -> Void) { self.onHelp = onHelp }
                func tap() {
                    onLogin?() //: LoginController emits LoginController.onLogin
                    onName?("Ada") //: LoginController emits LoginController.onName
                    onHelp() //: LoginController emits LoginController.onHelp
                }
            }
            """),
        MarkedProgram(
            "a view model speaks for its screen", beside: base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() {
                    let model = LoginViewModel()
                    model.onLogin = { self.end() } //: LoginCoordinator catches LoginViewModel.onLogin
                    navigation.push(LoginController(model: model))
                }
            }
            class LoginViewModel {
                var onLogin: (() -> Void)?
                func login() { onLogin?() } //: LoginController emits LoginViewModel.onLogin
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                let model: LoginViewModel
                init(model: LoginViewModel) { self.model = model }
                func tap() { model.login() }
            }
            """),
        MarkedProgram(
            "a coordinator's output; one output put into another",
            """
            let app = AppCoordinator()
            protocol Coordinatable: AnyObject { func start() }
            class AppCoordinator: Coordinatable { //: root container
                func start() {
                    let login = LoginCoordinator() //: AppCoordinator presents LoginCoordinator
                    login.finishFlow = { [weak self] in self?.showMain() } //: AppCoordinator catches LoginCoordinator.finishFlow
                    login.start()
                }
            }
            class LoginCoordinator: Coordinatable { //: coordinator
                var finishFlow: (() -> Void)?
                func start() {
                    let view = LoginController()
                    view.onLogin = finishFlow //: LoginCoordinator catches LoginController.onLogin; LoginCoordinator emits LoginCoordinator.finishFlow
                    view.onSkip = { [weak self] in self?.finishFlow?() } //: LoginCoordinator catches LoginController.onSkip; LoginCoordinator emits LoginCoordinator.finishFlow
                }
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                var onLogin: (() -> Void)?
                var onSkip: (() -> Void)?
                func tap() {
                    onLogin?() //: LoginController emits LoginController.onLogin
                    onSkip?() //: LoginController emits LoginController.onSkip
                }
            }
            """),
        MarkedProgram(
            "handed to code outside the program, which may call it", beside: base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() { host(LoginScreen(onLogin: { self.end() })) } //: LoginCoordinator catches LoginScreen.onLogin
            }
            struct LoginScreen: View { //: screen of LoginCoordinator
                var onLogin: () -> Void
                var body: some View { Button("Log in", action: onLogin) } //: LoginScreen emits LoginScreen.onLogin
            }
            """),
        MarkedProgram(
            "the nearest misses: what asks for an answer, parameters, statics, code in comments", beside: base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() {
                    let view = LoginController()
                    view.isValid = { $0.count > 3 }
                    LoginController.onAnything = { print("x") }
                    // view.onLogin = { self.end() }
                }
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                var isValid: ((String) -> Bool)?
                static var onAnything: (() -> Void)?
                func tap(completion: () -> Void) {
                    _ = isValid?("Ada")
                    LoginController.onAnything?()
                    // onLogin?()
                    completion()
                }
            }
            """),
    ]

    @Test(arguments: programs) func findsOutputs(_ program: MarkedProgram) { program.check() }
}
