import Testing

/// Outputs that pass through code that serves all objects: a protocol's extension, a factory.
@Suite struct HandedOnOutputTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a protocol's extension wires any child: that concerns the types that have one",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject {
                init()
                var onFinish: (() -> Void)? { get set }
                func start()
            }
            extension Coordinator {
                func show<T: Coordinator>(_ type: T.Type) -> T {
                    let child = T() //: AppCoordinator presents LoginCoordinator; LoginCoordinator presents HelpCoordinator
                    child.onFinish = { [weak self] in self?.end() } //: AppCoordinator catches Coordinator.onFinish; LoginCoordinator may catch Coordinator.onFinish
                    child.start()
                    return child
                }
                func end() {}
            }
            class AppCoordinator: Coordinator { //: root container
                var onFinish: (() -> Void)?
                func start() { _ = show(LoginCoordinator.self) }
            }
            class LoginCoordinator: Coordinator { //: coordinator container
                var onFinish: (() -> Void)?
                func start() { _ = show(HelpCoordinator.self) }
                func tap() { onFinish?() } //: LoginCoordinator emits Coordinator.onFinish
            }
            class HelpCoordinator: Coordinator { //: coordinator
                var onFinish: (() -> Void)?
                func start() {}
                func tap() { onFinish?() } //: HelpCoordinator emits Coordinator.onFinish
            }
            """),
        MarkedProgram(
            "a factory that hands a coordinator's closure on; one that writes its own catches it itself",
            beside: FlowOutputTests.base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                let factory = ModuleFactory()
                func start() {
                    show(factory.web { [weak self] in self?.back() })
                    show(factory.help())
                }
                func back() {}
            }
            class ModuleFactory {
                func web(completion: @escaping () -> Void) -> WebController {
                    let model = WebViewModel()
                    model.onClose = { event in completion() } //: LoginCoordinator catches WebViewModel.onClose
                    return WebController(model: model)
                }
                func help() -> HelpController {
                    let help = HelpController()
                    help.onClose = { log("closed") }
                    return help
                }
            }
            class WebViewModel {
                var onClose: ((Int) -> Void)?
                func tap() { onClose?(1) } //: WebController emits WebViewModel.onClose
            }
            class WebController: UIViewController { //: screen of LoginCoordinator
                let model: WebViewModel
                init(model: WebViewModel) { self.model = model }
            }
            class HelpController: UIViewController { //: screen of LoginCoordinator
                var onClose: (() -> Void)?
                func tap() { onClose?() }
            }
            """),
        MarkedProgram(
            "nothing can listen to a private output that its type never sets, and a stack's is optional",
            beside: FlowOutputTests.base,
            """
            class LoginCoordinator: BaseCoordinator { //: root
                func start() { show(LoginController(model: LoginViewModel()), StackController()) }
            }
            class LoginViewModel {
                private var retry: (() -> Void)?
                private var onLocked: (() -> Void)?
                var onHelp: () -> Void = {}
                init() {}
                init(onLocked: @escaping () -> Void) { self.onLocked = onLocked }
                func tap() {
                    retry?()
                    onLocked?() //: LoginController emits LoginViewModel.onLocked
                    onHelp() //: LoginController emits LoginViewModel.onHelp
                }
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                let model: LoginViewModel
                init(model: LoginViewModel) { self.model = model }
            }
            class StackController: UINavigationController { //: screen of LoginCoordinator
                var onPop: (UIViewController) -> Void = { _ in }
                var onPush: ((UIViewController) -> Void)?
                func pop() {
                    onPop(last)
                    onPush?(last) //: StackController emits StackController.onPush
                }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
