import Testing

/// Coordinators and screens that factories, containers and lists of cases hand out.
@Suite struct ContainerTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a container makes what it was told to make, for all code that asks",
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func launch() {
                    let container = Container()
                    container.register(LoginModule.self) { resolver in
                        let model = LoginViewModel()
                        return LoginModule(view: LoginController(model: model), output: model)
                    }
                    container.register(LoginCoordinator.self) { _ in LoginCoordinator() } //: AppCoordinator presents LoginCoordinator as show
                    AppCoordinator(container: container).start()
                }
            }
            class LoginModule: Module<LoginOutput> {}
            protocol LoginOutput: AnyObject { var onLogin: (() -> Void)? { get set } }
            class LoginViewModel: LoginOutput {
                var onLogin: (() -> Void)?
                func tap() { onLogin?() } //: LoginController emits LoginOutput.onLogin
            }
            class LoginController: UIViewController { //: screen of LoginCoordinator
                let model: LoginViewModel
                init(model: LoginViewModel) { self.model = model }
            }
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root container
                let container: Container
                init(container: Container) { self.container = container }
                func start() {
                    let login = container.resolve(LoginCoordinator.self)!
                    login.start()
                }
            }
            class LoginCoordinator: Coordinator { //: coordinator
                func start() {
                    let module = container.resolve(LoginModule.self)!
                    module.output.onLogin = { [weak self] in self?.done() } //: LoginCoordinator catches LoginOutput.onLogin
                    show(module.view)
                }
                func done() {}
            }
            """),
        MarkedProgram(
            "what a container could make and no code asks for is not in the tree, if other code makes its own",
            """
            let container = Container()
            let app = AppCoordinator()
            func launch() {
                container.register(SheetController.self) { _ in SheetController() }
                app.start()
            }
            class SheetController: UIViewController { //: screen of AppCoordinator
                var onClose: (() -> Void)?
                override func viewDidLoad() { onClose?() } //: SheetController emits SheetController.onClose
            }
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root
                func start() {
                    let sheet = SheetController()
                    sheet.onClose = { [weak self] in self?.close() } //: AppCoordinator catches SheetController.onClose
                    present(sheet)
                }
                func close() {}
            }
            """),
        MarkedProgram(
            "the nearest miss: other code asks for it as well",
            """
            let container = Container()
            let app = AppCoordinator()
            func launch() {
                container.register(SheetController.self) { _ in SheetController() }
                app.start()
            }
            class SheetController: UIViewController { //: screen of AppCoordinator
                var onClose: (() -> Void)?
                override func viewDidLoad() { onClose?() } //: SheetController emits SheetController.onClose; SheetController emits SheetController.onClose unheard
            }
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root
                func start() {
                    let sheet = SheetController()
                    sheet.onClose = { [weak self] in self?.close() } //: AppCoordinator catches SheetController.onClose
                    present(sheet)
                }
                func close() { present(container.resolve(SheetController.self)!) }
            }
            """),
        MarkedProgram(
            "a container hands out what it was given",
            """
            let container = Container()
            let tabs = TabsCoordinator()
            func launch() {
                container.register(Tabs.self, instance: tabs)
                tabs.start()
            }
            protocol Coordinator: AnyObject { func start() }
            protocol Tabs: AnyObject { func change() }
            class TabsCoordinator: Coordinator, Tabs { //: root container
                func start() { ListCoordinator(tabs: container.resolve(Tabs.self)!).start() } //: TabsCoordinator presents ListCoordinator
                func change() {}
            }
            class ListCoordinator: Coordinator { //: coordinator
                weak var tabs: Tabs?
                init(tabs: Tabs) { self.tabs = tabs } //: TabsCoordinator catches Tabs.change
                func start() {}
                func tap() { tabs?.change() } //: ListCoordinator emits Tabs.change
            }
            """),
        MarkedProgram(
            "each of an enum's cases makes its own",
            """
            let app = TabsCoordinator()
            protocol Coordinator: AnyObject { func start() }
            enum Tab: CaseIterable {
                case list, map
                func make() -> Coordinator {
                    switch self {
                    case .list: return ListCoordinator() //: TabsCoordinator presents ListCoordinator
                    case .map: return MapCoordinator() //: TabsCoordinator presents MapCoordinator
                    }
                }
            }
            class TabsCoordinator: Coordinator { //: root container
                func start() {
                    for tab in Tab.allCases { tab.make().start() }
                }
            }
            class ListCoordinator: Coordinator { func start() {} } //: coordinator
            class MapCoordinator: Coordinator { func start() {} } //: coordinator
            """),
        MarkedProgram(
            "a case's payload is what the program puts into it",
            """
            let app = AppCoordinator(composer: Composer())
            protocol Coordinator: AnyObject { func start() }
            enum Route { case login(onEvent: (Int) -> Void) }
            class Composer {
                func make(_ route: Route) -> UIViewController {
                    switch route {
                    case .login(let handler): return LoginController(onEvent: handler)
                    }
                }
            }
            class AppCoordinator: Coordinator { //: root
                let composer: Composer
                init(composer: Composer) { self.composer = composer }
                func start() {
                    let login = composer.make(.login(onEvent: { [weak self] event in self?.handle(event) })) //: AppCoordinator catches LoginController.onEvent
                    show(login)
                }
                func handle(_ event: Int) {}
            }
            class LoginController: UIViewController { //: screen of AppCoordinator
                let onEvent: (Int) -> Void
                init(onEvent: @escaping (Int) -> Void) { self.onEvent = onEvent }
                func tap() { onEvent(1) } //: LoginController emits LoginController.onEvent
            }
            """),
        MarkedProgram(
            "a builder casts to what its caller expects, behind a composed typealias",
            """
            let app = AppCoordinator(builder: Builder())
            protocol Coordinator: AnyObject { func start() }
            typealias LoginScreen = (UIViewController & LoginShowing)
            typealias HelpScreen = (UIViewController & HelpShowing)
            protocol LoginShowing: AnyObject { func show(_ name: String) }
            protocol HelpShowing: AnyObject { func show(_ topic: String) }
            class LoginController: UIViewController, LoginShowing { func show(_ name: String) {} } //: screen of AppCoordinator
            class HelpController: UIViewController, HelpShowing { func show(_ topic: String) {} } //: screen of AppCoordinator
            class Builder {
                func login() throws -> LoginScreen { try cast(storyboard.instantiateInitialViewController()) }
                func help() throws -> HelpScreen { try cast(storyboard.instantiateInitialViewController()) }
                private func cast<T>(_ controller: UIViewController?, to type: T.Type = T.self) throws -> T {
                    guard let found = controller as? T else { throw Missing() }
                    return found
                }
            }
            class AppCoordinator: Coordinator { //: root
                let builder: Builder
                init(builder: Builder) { self.builder = builder }
                func start() throws {
                    push(try builder.login())
                    push(try builder.help())
                }
            }
            """),
    ]

    @Test(arguments: programs) func followsWhatIsHandedOut(_ program: MarkedProgram) { program.check() }

    /// A value that holds ever more of its own kind would never be done with.
    @Test func valuesStayBounded() {
        let program = MarkedProgram(
            "",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            indirect enum Tree { case leaf, one(Tree), two(Tree, Tree), many([Tree]) }
            class AppCoordinator: Coordinator {
                var tree = Tree.leaf
                var trees: [Tree] = []
                func start() {
                    tree = .two(tree, .one(tree))
                    trees = [.two(tree, tree), .many(trees), .one(.many(trees)), .two(.many(trees), .many([tree]))]
                    tree = .two(.many(trees), .two(tree, .many(trees)))
                }
            }
            """)
        #expect(program.tree().coordinators.map(\.type) == ["AppCoordinator"])
    }
}
