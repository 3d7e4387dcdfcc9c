import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

@Suite struct RetainCycleTests {
    private static let held = "var screen: LoginScreen?"
    private static func start(_ wiring: String) -> String {
        "let screen = LoginScreen(); self.screen = screen; \(wiring)"
    }

    /// The coordinator holds its screen, and the screen's output holds the coordinator.
    @Test(arguments: [
        LoginProgram("a closure captures self", members: held, start: start("screen.onDone = { self.finish() }")),
        LoginProgram("it says so", members: held, start: start("screen.onDone = { [self] in finish() }")),
        LoginProgram("a method is captured with its object", members: held, start: start("screen.onDone = finish")),
        LoginProgram("the same through self", members: held, start: start("screen.onDone = self.finish")),
        LoginProgram(
            "to capture self weakly inside, the outer closure has it", members: held,
            start: start("screen.onDone = { later { [weak self] in self?.finish() } }"),
            beside: "func later(_ work: @escaping () -> Void) { work() }"),
        LoginProgram(
            "weakly around, and made strong again", members: held,
            start: start("run { [weak self] in guard let self else { return }; screen.onDone = { self.finish() } }"),
            beside: "func run(_ work: @escaping () -> Void) { work() }"),
        LoginProgram(
            "a constant holds it", members: "let screen = LoginScreen()", start: "screen.onDone = { self.finish() }"),
        LoginProgram(
            "a lazy property", start: "",
            screen: "", beside: ""
        ).with(
            members:
                "lazy var screen: LoginScreen = { let one = LoginScreen(); one.onDone = { self.finish() }; return one }()"
        ),
        LoginProgram(
            "objects of other classes have a property of the same name", members: held,
            start: start("screen.onDone = { self.finish() }; let page = Page(); page.screen = screen; later(page)"),
            beside: "class Page { var screen: LoginScreen? }\nfunc later(_ page: Page) { page.screen = nil }"),
        LoginProgram(
            "the screen is known by its protocol, which is called a view, and a function returns the closure",
            members: "var screen: LoginView?\nfunc onDone() -> () -> Void { { self.finish() } }",
            start: start("screen.onDone = onDone()"),
            beside: "protocol LoginView: AnyObject {}\nextension LoginScreen: LoginView {}"),
        LoginProgram(
            "it is handed to the initialiser", members: held,
            start: "let screen = LoginScreen(onDone: { self.finish() }); self.screen = screen",
            screen: "init(onDone: @escaping () -> Void) { self.onDone = onDone }"),
    ])
    func theOutputOfAHeldScreen(_ program: LoginProgram) {
        #expect(program.rings() == ["LoginCoordinator.screen LoginScreen.onDone"])
    }

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
        #expect(
            rings("send") == ["ActionButton.action LoginScreen.button"]
                || rings("send") == ["LoginScreen.button ActionButton.action"])
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
        // The nearest misses: it holds it weakly, or not at all; it is called where it stands; nobody asks for it.
        #expect(rings("lazy var close: () -> Void = { [weak self] in self?.finish() }").isEmpty)
        #expect(rings("lazy var close: () -> Void = { [unowned self] in self.finish() }").isEmpty)
        #expect(rings("lazy var close: () -> Void = { print(1) }").isEmpty)
        #expect(rings("lazy var title: String = { self.description }()", "screen.title = title").isEmpty)
        #expect(rings("lazy var close: () -> Void = { self.finish() }", "_ = screen").isEmpty)
        #expect(rings("lazy var close: (() -> Void)? = { self.finish() }\nfunc end() { close = nil }").isEmpty)
    }

    /// Two coordinators present one that is in several rings: it is the same in both places, whatever the order of its
    /// rings.
    @Test func severalRingsDoNotMakeACoordinatorTwoOfThem() {
        let names = (0..<6).map { "page\($0)" }
        let held = names.map { "    var \($0): \($0.capitalized)?" }.joined(separator: "\n")
        let made = names.map {
            "        let \($0) = \($0.capitalized)(); self.\($0) = \($0); \($0).onDone = { self.finish() }"
        }.joined(separator: "\n")
        let pages = names.map { "class \($0.capitalized): UIViewController { var onDone: (() -> Void)? }" }
        let program = MarkedProgram(
            "several rings",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            \(pages.joined(separator: "\n"))
            class BookCoordinator: Coordinator {
            \(held)
                func start() {
            \(made)
                }
                func finish() {}
            }
            class HomeCoordinator: Coordinator { func start() { BookCoordinator().start() } }
            class ShopCoordinator: Coordinator { func start() { BookCoordinator().start() } }
            class AppCoordinator: Coordinator {
                func start() {
                    HomeCoordinator().start()
                    ShopCoordinator().start()
                }
            }
            """)
        for _ in 0..<5 {
            let books = program.tree().coordinators.filter { $0.type == "BookCoordinator" }
            #expect(books.map(\.retainCycles.count) == [6])
        }
    }

    @Test(arguments: [
        LoginProgram("weak", members: held, start: start("screen.onDone = { [weak self] in self?.finish() }")),
        LoginProgram("unowned", members: held, start: start("screen.onDone = { [unowned self] in finish() }")),
        LoginProgram(
            "weak under another name", members: held,
            start: start("screen.onDone = { [weak me = self] in me?.finish() }")),
        LoginProgram(
            "a weak variable", members: held,
            start: start("weak var me = self; screen.onDone = { me?.finish() }")),
        LoginProgram(
            "weak in the closure around", members: held,
            start: start("screen.onDone = { [weak self] in later { self?.finish() } }"),
            beside: "func later(_ work: @escaping () -> Void) { work() }"),
        LoginProgram(
            "what a closure around captures weakly is not strong inside", start: ""
        ).with(
            members:
                "lazy var screen: LoginScreen = { [weak self] in let one = LoginScreen(); one.onDone = { self?.finish() }; return one }()"
        ),
        LoginProgram("the screen is not held", start: "let screen = LoginScreen(); screen.onDone = { self.finish() }"),
        LoginProgram(
            "it is held weakly", members: "weak var screen: LoginScreen?",
            start: start("screen.onDone = { self.finish() }")),
        LoginProgram(
            "a wrapper of the app's own may hold weakly", members: "@Weak var screen: LoginScreen?",
            start: start("screen.onDone = { self.finish() }")),
        LoginProgram(
            "the coordinator lets go of the screen", members: held + "\nfunc stop() { screen = nil }",
            start: start("screen.onDone = { self.finish() }")),
        LoginProgram(
            "it lets go of it by another name", members: held + "\nfunc stop() { self.screen = .none }",
            start: start("screen.onDone = { self.finish() }")),
        LoginProgram(
            "the output is cleared", members: held + "\nfunc stop() { screen?.onDone = nil }",
            start: start("screen.onDone = { self.finish() }")),
        LoginProgram(
            "the screen clears it", members: held, start: start("screen.onDone = { self.finish() }"),
            screen: "override func viewDidDisappear(_ animated: Bool) { onDone = nil }"),
        LoginProgram(
            "the screen may be replaced",
            members: held + "\n@objc func again() { screen = LoginScreen() }",
            start: start("screen.onDone = { self.finish() }")),
        LoginProgram(
            "an array loses it", members: "var all: [LoginScreen] = []\nfunc stop() { all.removeLast() }",
            start: "let screen = LoginScreen(); all.append(screen); screen.onDone = { self.finish() }"),
        LoginProgram(
            "an array is filtered",
            members: "var all: [LoginScreen] = []\nfunc stop(_ one: LoginScreen) { all = all.filter { $0 !== one } }",
            start: "let screen = LoginScreen(); all.append(screen); screen.onDone = { self.finish() }"),
        LoginProgram(
            "an array is handed to code that may change it",
            members: "var all: [LoginScreen] = []\nfunc stop(_ one: LoginScreen) { drop(one, from: &all) }",
            start: "let screen = LoginScreen(); all.append(screen); screen.onDone = { self.finish() }",
            beside: "func drop(_ one: LoginScreen, from all: inout [LoginScreen]) { all.removeAll { $0 === one } }"),
        LoginProgram(
            "a property that is computed holds nothing",
            members: "var screen: LoginScreen { LoginScreen() }",
            start: "let screen = LoginScreen(); screen.onDone = { self.finish() }"),
        LoginProgram(
            "another screen is held", members: "var other: LoginScreen?",
            start: "other = LoginScreen(); let screen = LoginScreen(); screen.onDone = { self.finish() }"),
    ])
    func whatIsNoRing(_ program: LoginProgram) { #expect(program.rings().isEmpty) }

    @Test func aDelegateThatIsNotWeak() {
        func rings(_ weak: String) -> Set<String> {
            LoginProgram(
                "delegate", members: Self.held + "\nfunc loginDidEnd() { finish() }",
                start: Self.start("screen.delegate = self"),
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
                "rows", members: Self.held, start: Self.start(""),
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

    @Test func manyScreens() {
        let program = LoginProgram(
            "many", members: "var all: [LoginScreen] = []",
            start: "let screen = LoginScreen(); all.append(screen); screen.onDone = { self.finish() }")
        #expect(program.rings() == ["LoginCoordinator.all LoginScreen.onDone"])
    }

    @Test func throughAViewModel() {
        let program = LoginProgram(
            "view model", members: Self.held, start: "let screen = LoginScreen(LoginModel(self)); self.screen = screen",
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
        #expect(rings("screen.onDone = { [weak screen] in screen?.dismiss(animated: true) }").isEmpty)
        #expect(rings("weak var one = screen; screen.onDone = { one?.dismiss(animated: true) }").isEmpty)
        #expect(rings("let other = LoginScreen(); screen.onDone = { other.dismiss(animated: true) }").isEmpty)
        #expect(
            rings("var one: LoginScreen? = screen; screen.onDone = { one?.dismiss(animated: true); one = nil }").isEmpty
        )
    }

    /// Each flow makes a new one of the next: no object holds one that holds it.
    @Test func flowsThatLeadToOneAnother() {
        let program = LoginProgram(
            "chain",
            members: "var next: HelpCoordinator?\nfunc help() { next = HelpCoordinator(stack); next?.start() }",
            start: "let screen = LoginScreen(); screen.onDone = { [weak self] in self?.help() }",
            beside: """
                class HelpCoordinator: Coordinator {
                    let stack: UINavigationController
                    var next: LoginCoordinator?
                    init(_ stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let screen = HomeScreen()
                        screen.onLogin = { [weak self] in self?.login() }
                        stack.pushViewController(screen, animated: true)
                    }
                    func login() { next = LoginCoordinator(stack); next?.start() }
                }
                """)
        #expect(program.rings().isEmpty)
    }

    /// Each flow holds the one that made it, in a circle of types. The nearest miss holds the one that it made as well.
    @Test func flowsThatHoldTheirParents() {
        func rings(_ keeping: String) -> Set<String> {
            func flow(_ name: String, next: String, _ keeping: String = "") -> String {
                """
                class \(name)Coordinator: Coordinator {
                    var parent: Coordinator?
                    var next: Coordinator?
                    let stack: UINavigationController
                    init(_ stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let screen = HomeScreen()
                        screen.onLogin = { [weak self] in self?.open() }
                        stack.pushViewController(screen, animated: true)
                    }
                    func open() {
                        let child = \(next)Coordinator(stack)
                        child.parent = self
                        \(keeping)
                        child.start()
                    }
                }
                """
            }
            return LoginProgram(
                "parents", members: "func help() { HelpCoordinator(stack).start() }",
                start: "let screen = LoginScreen(); screen.onDone = { [weak self] in self?.help() }",
                beside: flow("Help", next: "Page") + flow("Page", next: "Note", keeping) + flow("Note", next: "Help")
            ).rings()
        }
        #expect(rings("").isEmpty)
        #expect(rings("next = child") == ["NoteCoordinator.parent PageCoordinator.next"])
    }

    /// What lives as long as the app does no harm.
    @Test func theAppsRootIsNoFinding() {
        let source = """
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            let app = ShopCoordinator()
            class ShopCoordinator: Coordinator {
                let list = ListScreen()
                func start() { list.onPick = { self.pick() }; UINavigationController().pushViewController(list, animated: true) }
                func pick() {}
            }
            class ListScreen: UIViewController { var onPick: (() -> Void)?; func tap() { onPick?() } }
            """
        let found = tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)])
        #expect(found.coordinators.map(\.type) == ["ShopCoordinator"])
        #expect(found.coordinators.flatMap(\.retainCycles).isEmpty)
    }

    @Test func eachReferenceHasItsPlace() {
        let program = LoginProgram("places", members: Self.held, start: Self.start("screen.onDone = { self.finish() }"))
        let cycle = tree(of: [lowered(Array(program.source.utf8), path: "App.swift", fileIndex: 0)]).coordinators
            .first { $0.type == "LoginCoordinator" }?.retainCycles.first
        #expect(cycle?.links.map(\.held) == ["LoginScreen", "LoginCoordinator"])
        #expect(cycle?.links.map(\.captured) == [nil, "self"])
        #expect(cycle?.links.map(\.location?.line) == [32, 34])
    }
}

extension LoginProgram {
    /// The same with members that make the screen.
    fileprivate func with(members: String) -> LoginProgram {
        LoginProgram(name, members: members, start: start, screen: screen, beside: beside)
    }
}
