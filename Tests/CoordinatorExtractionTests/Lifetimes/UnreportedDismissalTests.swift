import Testing

/// Flows that the user can leave in a way that no code observes.
@Suite struct UnreportedDismissalTests {
    private static let sheet = "stack.present(screen, animated: true)"

    private static let firing = [
        EndingProgram(name: "back"),
        EndingProgram(name: "drag", show: sheet),
        EndingProgram(
            name: "a sheet in a stack of its own",
            show: "let card = UINavigationController(rootViewController: screen); stack.present(card, animated: true)"),
        EndingProgram(
            name: "a sheet in a stack that is made at once",
            show: "stack.present(UINavigationController(rootViewController: screen), animated: true)"),
        EndingProgram(name: "a sheet by its style", start: "screen.modalPresentationStyle = .pageSheet", show: sheet),
        EndingProgram(
            name: "a child that reports itself", wiring: "", login: "override func finish() { parent?.remove(self) }"),
        EndingProgram(
            name: "a delegate", members: "func loginDidEnd(_ child: LoginCoordinator) { remove(child) }",
            wiring: "login.delegate = self",
            login: "weak var delegate: LoginDelegate?\noverride func finish() { delegate?.loginDidEnd(self) }",
            beside: "protocol LoginDelegate: AnyObject { func loginDidEnd(_ child: LoginCoordinator) }"
        ).replacing(
            "class AppCoordinator: BaseCoordinator", with: "class AppCoordinator: BaseCoordinator, LoginDelegate"),
        EndingProgram(
            name: "what disappears tells no other object",
            screen: """
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    navigationController?.setNavigationBarHidden(false, animated: true)
                }
                """),
        EndingProgram(
            name: "a bar that only looks different",
            screen: "override func viewDidLoad() { navigationController?.navigationBar.tintColor = .red }"),
        EndingProgram(name: "an outlet that does not leave", screen: "@IBOutlet var backgroundView: UIView!"),
        EndingProgram(
            name: "a bar that is shown again",
            screen:
                "override func viewWillAppear(_ animated: Bool) { navigationController?.isNavigationBarHidden = false }",
            beside: "extension HomeScreen { func hide() { navigationController?.isNavigationBarHidden = true } }"),
        EndingProgram(
            name: "a hidden bar, and a swipe that works all the same",
            beside: """
                extension UINavigationController: UIGestureRecognizerDelegate {
                    override open func viewDidLoad() {
                        isNavigationBarHidden = true
                        interactivePopGestureRecognizer?.delegate = self
                    }
                    public func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
                }
                """),
        EndingProgram(
            name: "a screen that frees its own things",
            screen: "var timer = Timer()\ndeinit { timer.invalidate(); Log.write(1); self.observers.removeAll() }"),
        EndingProgram(
            name: "another screen's model",
            beside: """
                class HomeModel { var disappeared = 1; func viewWillDisappear() { print(disappeared) } }
                extension HomeScreen { func bind() { let model = HomeModel(); model.viewWillDisappear() } }
                """),
        EndingProgram(
            name: "another screen that is embedded",
            screen: "func embed(_ other: UIViewController) { addChild(other); other.didMove(toParent: self) }"),
    ]

    @Test(arguments: firing)
    func fires(_ program: EndingProgram) {
        #expect(program.kept().contains { $0 == "back" || $0 == "drag" }, "\(program.kept())")
    }

    private static let quiet = [
        EndingProgram(
            name: "a bar that disappears by a colour",
            screen: "override func viewDidLoad() { navigationController?.navigationBar.tintColor = .clear }"),
        EndingProgram(name: "an outlet with which the user leaves", screen: "@IBOutlet var backButton: UIButton!"),
        EndingProgram(
            name: "the code that makes the child gives it a stack of its own",
            beside:
                "enum Flows { static func login() -> LoginCoordinator { LoginCoordinator(UINavigationController()) } }"
        ).replacing("let login = LoginCoordinator(stack)", with: "let login = Flows.login()"),
        EndingProgram(
            name: "the stack's delegate",
            beside: """
                extension AppCoordinator: UINavigationControllerDelegate {
                    func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {}
                }
                """),
        EndingProgram(
            name: "a router that is the stack's delegate",
            beside: """
                class Router: NSObject, UINavigationControllerDelegate {
                    func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {}
                }
                """),
        EndingProgram(
            name: "the sheet's delegate", show: sheet,
            beside: """
                extension LoginCoordinator: UIAdaptivePresentationControllerDelegate {
                    func presentationControllerDidDismiss(_ controller: UIPresentationController) { finish() }
                }
                """),
        EndingProgram(
            name: "isMovingFromParent",
            screen: "override func viewDidDisappear(_ animated: Bool) { if isMovingFromParent { onDone?() } }"),
        EndingProgram(
            name: "the screen that disappears emits",
            screen: "override func viewWillDisappear(_ animated: Bool) { onDone?() }"),
        EndingProgram(
            name: "didMove",
            screen: "override func didMove(toParent parent: UIViewController?) { if parent == nil { onDone?() } }"),
        EndingProgram(name: "deinit", screen: "deinit { self.onDone?() }\nvar model = Model()").replacing(
            "deinit { self.onDone?() }", with: "deinit { model.end() }"),
        EndingProgram(
            name: "a subclass of the stack",
            beside:
                "class Stack: UINavigationController { override func popViewController(animated: Bool) -> UIViewController? { nil } }"
        ),
        EndingProgram(name: "no back button", start: "screen.navigationItem.hidesBackButton = true"),
        EndingProgram(
            name: "a button of its own", start: "screen.navigationItem.leftBarButtonItem = UIBarButtonItem()"),
        EndingProgram(name: "no bar", start: "stack.setNavigationBarHidden(true, animated: false)"),
        EndingProgram(
            name: "no swipe",
            screen:
                "override func viewDidLoad() { navigationController?.interactivePopGestureRecognizer?.isEnabled = false }"
        ),
        EndingProgram(
            name: "a swipe that the screen decides about", start: "stack.setNavigationBarHidden(true, animated: false)",
            screen: """
                override func viewDidLoad() { navigationController?.interactivePopGestureRecognizer?.delegate = self }
                func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool { false }
                """),
        EndingProgram(
            name: "a swipe that is stopped, of a hidden bar",
            start: "stack.setNavigationBarHidden(true, animated: false)",
            screen:
                "override func viewDidLoad() { navigationController?.interactivePopGestureRecognizer?.isEnabled = false }"
        ),
        EndingProgram(
            name: "a notification when it is freed",
            screen: "deinit { NotificationCenter.default.post(name: gone, object: nil) }"),
        EndingProgram(name: "a full screen", start: "screen.modalPresentationStyle = .fullScreen", show: sheet),
        EndingProgram(
            name: "a full screen by its class", show: sheet,
            screen: "override func viewDidLoad() { modalPresentationStyle = .fullScreen }"),
        EndingProgram(name: "a style that is not known", start: "screen.modalPresentationStyle = style", show: sheet),
        EndingProgram(
            name: "a full screen in a stack of its own",
            show: """
                let card = UINavigationController(rootViewController: screen)
                card.modalPresentationStyle = .fullScreen
                stack.present(card, animated: true)
                """),
        EndingProgram(name: "modal", start: "screen.isModalInPresentation = true", show: sheet),
        EndingProgram(name: "all are replaced", show: "stack.setViewControllers([screen], animated: true)"),
        EndingProgram(
            name: "nothing below", login: ""
        ).replacing("stack.pushViewController(home, animated: false)", with: "showLogin()").replacing(
            "let home = HomeScreen()", with: "let home = 1"
        ).replacing("home.on", with: "// home.on"),
        EndingProgram(
            name: "a property for one", wiring: "current = login; login.onEnd = { [weak self] in self?.current = nil }"
        )
        .replacing("var current: HelpCoordinator?", with: "var current: BaseCoordinator?")
        .replacing("add(login)", with: ""),
        EndingProgram(name: "never removed: another rule says so", wiring: ""),
    ]

    @Test(arguments: quiet)
    func staysQuiet(_ program: EndingProgram) {
        #expect(!program.kept().contains { $0 == "back" || $0 == "drag" }, "\(program.kept())")
    }
}
