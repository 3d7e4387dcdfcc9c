import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What a ring may consist of: delegates, methods, lazy closures, what containers made.
@Suite struct RetainCycleLinkTests {
    /// A function that no code calls may be called for another coordinator, whose screen then has a button of its own.
    @Test(arguments: [
        "", "func unused(_ coordinator: LoginCoordinator) {}",
        "extension LoginCoordinator { static func == (one: LoginCoordinator, other: LoginCoordinator) -> Bool { one === other } }",
    ])
    func aViewThatKeepsAMethodOfItsScreen(beside: String) {
        func rings(_ action: String) -> Set<String> {
            LoginProgram(
                "a button", start: "let screen = LoginScreen(); screen.onDone = { [weak self] in self?.finish() }",
                screen: """
                    let button = ActionButton()
                    override func viewDidLoad() { button.action = \(action) }
                    @objc func send() { onDone?() }
                    """,
                beside: "class ActionButton: UIView { var action: (() -> Void)?; @objc func press() { action?() } }\n"
                    + beside
            ).rings()
        }
        #expect(rings("send") == ["ActionButton.action LoginScreen.button"])
        // The nearest miss.
        #expect(rings("{ [weak self] in self?.send() }").isEmpty)
    }

    /// A lazy closure holds `self`, and `self` holds the closure, as soon as some code has asked for it.
    @Test func aLazyClosureThatCapturesItsOwner() {
        func rings(_ property: String, _ use: String = "screen.onDone = close") -> Set<String> {
            LoginProgram(
                "lazy", members: property, start: "let screen = LoginScreen(); \(use)"
            ).rings()
        }
        let ring: Set = ["LoginCoordinator.close"]
        #expect(rings("lazy var close: () -> Void = { self.finish() }") == ring)
        #expect(rings("private lazy var close = { [self] in finish() }") == ring)
        // The nearest misses: it holds it weakly, or not at all; it is called where it stands; no code asks for it.
        #expect(rings("lazy var close: () -> Void = { [weak self] in self?.finish() }").isEmpty)
        #expect(rings("lazy var close: () -> Void = { [unowned self] in self.finish() }").isEmpty)
        #expect(rings("lazy var close: () -> Void = { print(1) }").isEmpty)
        #expect(rings("lazy var title: String = { self.description }()", "screen.title = title").isEmpty)
        #expect(rings("lazy var close: () -> Void = { self.finish() }", "_ = screen").isEmpty)
        #expect(rings("lazy var close: (() -> Void)? = { self.finish() }\nfunc end() { close = nil }").isEmpty)
    }

    @Test func aDelegateThatIsNotWeak() {
        func rings(_ weak: String) -> Set<String> {
            LoginProgram(
                "delegate", members: LoginProgram.stored + "\nfunc loginDidEnd() { finish() }",
                start: LoginProgram.storing("screen.delegate = self"),
                screen: "\(weak) var delegate: LoginScreenDelegate?\nfunc end() { delegate?.loginDidEnd() }",
                beside:
                    "protocol LoginScreenDelegate: AnyObject { func loginDidEnd() }\nextension LoginCoordinator: LoginScreenDelegate {}"
            ).rings()
        }
        #expect(rings("") == ["LoginCoordinator.screen LoginScreen.delegate"])
        #expect(rings("weak").isEmpty)
    }

    /// A table controller's `tableView` is its view, although its data source has methods of that name.
    @Test func aTableViewIsNoMethod() {
        func rings(_ handed: String) -> Set<String> {
            LoginProgram(
                "rows", members: LoginProgram.stored, start: LoginProgram.storing(""),
                screen: """
                    var source: RowSource?
                    override func viewDidLoad() { source = RowSource(\(handed)) }
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    func count(_ table: UITableView, in section: Int) -> Int { 1 }
                    """,
                beside:
                    "class RowSource { let rows: (UITableView, Int) -> Int; init(_ rows: @escaping (UITableView, Int) -> Int) { self.rows = rows } }"
            ).rings()
        }
        #expect(rings("tableView").isEmpty)
        #expect(rings("count") == ["LoginScreen.source RowSource.rows"])
    }

    @Test func throughAViewModel() {
        let program = LoginProgram(
            "view model", members: LoginProgram.stored,
            start: "let screen = LoginScreen(LoginModel(self)); self.screen = screen",
            screen: "let model: LoginModel\ninit(_ model: LoginModel) { self.model = model }",
            beside:
                "class LoginModel { let coordinator: LoginCoordinator; init(_ one: LoginCoordinator) { coordinator = one } }"
        )
        #expect(program.rings() == ["LoginCoordinator.screen LoginScreen.model LoginModel.coordinator"])
    }

    /// The object that a container made is one, although its registration is also run by itself.
    @Test func aMethodOfWhatAContainerMade() {
        let program = LoginProgram(
            "container", members: "var onPick: (() -> Void)?\nfunc pick() { onPick?() }",
            start: "let screen = LoginScreen(); screen.model.coordinator = self",
            screen: """
                let model: LoginModel = Box.container.resolve(LoginModel.self)!
                func choose() { model.choose() }
                """,
            beside: """
                import Swinject
                enum Box { static let container = Container() }
                struct Register { func all() { Box.container.register(LoginModel.self) { _ in LoginModel() } } }
                class LoginModel {
                    var coordinator: LoginCoordinator?
                    func picked() {}
                    func choose() { coordinator?.pick(); coordinator?.onPick = picked }
                }
                """)
        #expect(program.rings() == ["LoginCoordinator.onPick LoginModel.coordinator"])
    }

    @Test func aChildThatItsOwnOutputCaptures() {
        func rings(_ wiring: String) -> Set<String> {
            LoginProgram("own", start: "let screen = LoginScreen(); \(wiring)").rings()
        }
        #expect(rings("screen.onDone = { screen.dismiss(animated: true) }") == ["LoginScreen.onDone"])
        let named = "screen.dismiss(animated: true) }; screen.onDone = close"
        #expect(rings("let close: () -> Void = { \(named)") == ["LoginScreen.onDone"])
        #expect(rings("let close: () -> Void = { [weak screen] in _ = screen }; screen.onDone = close").isEmpty)
        #expect(rings("let close = {}; screen.onDone = close; func later() { let close = { \(named) }").isEmpty)
        #expect(rings("screen.onDone = { [weak screen] in screen?.dismiss(animated: true) }").isEmpty)
        #expect(rings("weak var one = screen; screen.onDone = { one?.dismiss(animated: true) }").isEmpty)
        #expect(rings("let other = LoginScreen(); screen.onDone = { other.dismiss(animated: true) }").isEmpty)
        #expect(
            rings("var one: LoginScreen? = screen; screen.onDone = { one?.dismiss(animated: true); one = nil }").isEmpty
        )
    }

    /// A closure that captures a local array keeps all that is in it.
    @Test func aClosureThatCapturesAList() {
        func rings(_ next: String) -> Set<String> {
            LoginProgram(
                "pages",
                start: """
                    let screen = LoginScreen(); screen.onDone = { [weak self] in self?.finish() }
                    let models = [PageModel(), PageModel()]
                    var pages: [Page] = []
                    for model in models { pages.append(Page(model)) }
                    for model in models { model.onNext = { [weak stack] in \(next) } }
                    """,
                beside: """
                    class PageModel { var onNext: (() -> Void)?; func next() { onNext?() } }
                    class Page: UIViewController {
                        let model: PageModel
                        init(_ model: PageModel) { self.model = model }
                        override func viewDidLoad() { model.next() }
                    }
                    """
            ).rings()
        }
        #expect(
            rings("stack?.pushViewController(pages[1], animated: true)") == ["Page.model PageModel.onNext"])
        // The nearest miss: it captures a list of something else.
        #expect(rings("stack?.popToViewController([UIViewController()][0], animated: models.isEmpty)").isEmpty)
    }
}
