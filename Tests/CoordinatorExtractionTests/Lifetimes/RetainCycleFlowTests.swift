import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Rings of coordinators that lead to one another, and those that do no harm.
@Suite struct RetainCycleFlowTests {
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

    /// A function that takes any coordinator, and that no code calls, gives no coordinator what others have.
    @Test(arguments: [
        "", "func unused(_ coordinator: Coordinator) {}",
        "func unused(_ coordinator: Coordinator) {}\nlet spare = Coordinator()",
    ])
    func anyCoordinatorIsNotAllOfThem(beside: String) {
        let program = MarkedProgram(
            "game",
            """
            import UIKit
            let app = AppCoordinator()
            func launch() { app.play() }
            class Brain {
                var output: GameController
                init(output: GameController) { self.output = output }
                func run() { output.end() }
            }
            class GameController: UIViewController {
                var brain: Brain!
                init() { super.init(nibName: nil, bundle: nil); brain = Brain(output: self) }
                override func viewDidAppear(_ animated: Bool) { brain.run() }
                func end() {}
            }
            class Coordinator {
                private var screen: UIViewController!
                var viewController: UIViewController! {
                    get { if screen == nil { load() }; return screen }
                    set { screen = newValue }
                }
                var presented: Coordinator?
                func load() { viewController = UIViewController() }
                func present(_ child: Coordinator) {
                    presented = child
                    viewController.present(child.viewController, animated: true)
                }
                func dismiss() { presented = nil }
            }
            class GameCoordinator: Coordinator {
                override func load() { viewController = GameController() }
            }
            class AppCoordinator: Coordinator {
                override func load() { viewController = UIViewController() }
                func play() { present(GameCoordinator()) }
            }
            \(beside)
            """)
        #expect(program.tree().coordinators.flatMap(\.retainCycles).count == 1)
    }
}
