import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Children that nobody stores, in the ways in which apps write them.
@Suite struct DroppedChildTests {
    /// An app whose root starts a flow again and again.
    private struct Program {
        var app = "let app = AppCoordinator()"
        var factory = """
            class Factory {
                var last: HelpCoordinator?
                func makeHelp(_ stack: UINavigationController) -> HelpCoordinator { HelpCoordinator(stack) }
                func keepHelp(_ stack: UINavigationController) -> HelpCoordinator {
                    let help = HelpCoordinator(stack)
                    last = help
                    return help
                }
            }
            """
        /// How the root gets the flow.
        var made = "HelpCoordinator(stack)"
        /// What the root does with `help` before it starts it.
        var store = ""
        /// What the root does when its screen asks for help, and further members of it.
        var shown = "self?.help()"
        var root = ""
        /// Members of the flow.
        var flow = ""
        /// What the flow does at its beginning.
        var start = ""
        /// Members of the protocol's extension.
        var shared = ""
        var beside = ""

        var holding: Holding? {
            let source = """
                import UIKit
                \(app)
                protocol Coordinator: AnyObject { var parent: AppCoordinator? { get }; func start() }
                extension Coordinator { \(shared) }
                class AppCoordinator: Coordinator {
                    weak var parent: AppCoordinator?
                    var children: [Coordinator] = []
                    \(factory.isEmpty ? "" : "let factory = Factory()")
                    let stack = UINavigationController()
                    func start() {
                        let home = HomeScreen()
                        home.onHelp = { [weak self] in \(shown) }
                        stack.setViewControllers([home], animated: false)
                    }
                    func help() {
                        let help = \(made)
                        help.parent = self
                        \(store)
                        help.start()
                    }
                    func didEnd(_ child: Coordinator) { children.removeAll { $0 === child } }
                    \(root)
                }
                class HomeScreen: UIViewController { var onHelp: (() -> Void)?; func tap() { onHelp?() } }
                class HelpScreen: UIViewController { var onDone: (() -> Void)?; var model: Any?; func tap() { onDone?() } }
                class HelpCoordinator: Coordinator {
                    let stack: UINavigationController
                    weak var parent: AppCoordinator?
                    var onEnd: (() -> Void)?
                    \(flow)
                    init(_ stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let screen = HelpScreen()
                        screen.onDone = { [weak self] in self?.end() }
                        \(start)
                        stack.pushViewController(screen, animated: true)
                    }
                    func end() { onEnd?() }
                }
                \(factory)
                \(beside)
                """
            return tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)]).coordinators
                .first { $0.type == "AppCoordinator" }?.branches.first?.holding
        }

        var isDropped: Bool { holding?.strength == Holding.Strength.none }
    }

    @Test func handingItselfToItsParentDoesNotKeepIt() {
        #expect(Program(flow: "@objc func leave() { parent?.didEnd(self) }").isDropped)
        let same = "func contains(_ child: Coordinator) -> Bool { (child as AnyObject) === (self as AnyObject) }"
        #expect(Program(flow: "@objc func leave() { _ = parent?.contains(self) }", shared: same).isDropped)
        // The nearest misses: the parent stores it; nobody knows what the function does.
        let stores = "extension AppCoordinator { func adopt(_ child: Coordinator) { children.append(child) } }"
        #expect(!Program(flow: "@objc func leave() { parent?.adopt(self) }", beside: stores).isDropped)
        #expect(!Program(start: "Registry.shared.note(self)").isDropped)
    }

    /// The requirement of a protocol cannot say `weak`: the classes with the property do.
    @Test func aPropertyBehindAProtocolKeepsItOnlyIfAClassDoes() {
        func program(_ property: String) -> Program {
            Program(
                flow: "var module: HelpModule?",
                start: "module = HelpModuleScreen(); module?.output = self",
                beside: """
                    protocol HelpOutput: AnyObject {}
                    protocol HelpInput { var output: HelpOutput? { get set } }
                    typealias HelpModule = UIViewController & HelpInput
                    class HelpModuleScreen: UIViewController, HelpInput { \(property) var output: HelpOutput? }
                    extension HelpCoordinator: HelpOutput {}
                    """)
        }
        #expect(program("weak").isDropped)
        #expect(!program("").isDropped)
    }

    @Test func aFunctionThatHandsItOnMayKeepIt() {
        let passes = "extension AppCoordinator { func pass(_ child: Coordinator) { take(child) }"
        #expect(
            Program(
                flow: "@objc func leave() { parent?.pass(self) }",
                beside: passes + "\nfunc take(_ child: Coordinator) {} }"
            ).isDropped)
        #expect(
            !Program(
                flow: "@objc func leave() { parent?.pass(self) }",
                beside: passes + "\nfunc take(_ child: Coordinator) { children += [child] } }"
            ).isDropped)
    }

    @Test func whatItsOwnWeakClosureNamesIsNotKept() {
        let end =
            "help.onEnd = { [weak self, weak help] in guard let self, let help else { return }; self.didEnd(help) }"
        #expect(Program(store: end).isDropped)
        // The nearest misses.
        #expect(!Program(store: "help.onEnd = { [weak self] in self?.didEnd(help) }").isDropped)
        #expect(!Program(store: "children.append(help); " + end).isDropped)
    }

    @Test func aWeakClosureThatUsesItselfDoesNotKeepIt() {
        #expect(
            Program(start: "screen.onDone = { [weak self] in guard let self = self else { return }; self.end() }")
                .isDropped)
        #expect(!Program(start: "screen.onDone = { self.end() }").isDropped)
    }

    @Test func whatAFactoryMakesIsNotKeptByIt() {
        #expect(Program(made: "factory.makeHelp(stack)").isDropped)
        #expect(!Program(made: "factory.makeHelp(stack)", store: "children.append(help)").isDropped)
        // The nearest miss: the factory stores it.
        #expect(!Program(made: "factory.keepHelp(stack)").isDropped)
    }

    /// Each place that makes one is judged by itself.
    @Test func oneOfTwoPlacesStoresIt() {
        let both = "self?.help(); self?.again()"
        #expect(
            Program(
                store: "children.append(help)", shown: both,
                root: "func again() { let help = HelpCoordinator(stack); help.start() }"
            ).isDropped)
        #expect(
            !Program(
                store: "children.append(help)", shown: both,
                root: "func again() { let help = HelpCoordinator(stack); children.append(help); help.start() }"
            ).isDropped)
    }

    @Test func aFunctionThatOnlyStartsItDoesNotKeepIt() {
        #expect(Program(store: "run(help)", root: "func run(_ child: Coordinator) { child.start() }").isDropped)
        #expect(
            !Program(
                store: "run(help)", root: "func run(_ child: Coordinator) { child.start(); children.append(child) }"
            ).isDropped)
    }

    /// What would hold it is made by its own code, and that is never run: the child is gone by then.
    @Test func whatComesLaterDoesNotKeepIt() {
        let next = "class NextCoordinator { var above: HelpCoordinator? }"
        let more =
            "var next: NextCoordinator?\nfunc more() { let one = NextCoordinator(); one.above = self; next = one }"
        #expect(Program(flow: more, start: "screen.onDone = { [weak self] in self?.more() }", beside: next).isDropped)
        #expect(Program(flow: "func more() { stack.dismiss(animated: true) { self.end() } }").isDropped)
        // The nearest misses: `start` runs it.
        #expect(!Program(flow: more, start: "more()", beside: next).isDropped)
        #expect(
            !Program(flow: "func more() { stack.dismiss(animated: true) { self.end() } }", start: "more()").isDropped)
    }

    @Test func aFunctionThatReturnsItDoesNotKeepIt() {
        let make = "func make() -> HelpCoordinator { let one = HelpCoordinator(stack); return one }"
        #expect(Program(factory: "", made: "make()", root: make).isDropped)
        // The nearest misses: it stores it as well; the one who gets it does.
        let kept =
            "func make() -> HelpCoordinator { let one = HelpCoordinator(stack); children.append(one); return one }"
        #expect(!Program(factory: "", made: "make()", root: kept).isDropped)
        #expect(!Program(factory: "", made: "make()", store: "children.append(help)", root: make).isDropped)
    }

    /// Another variable of the same name, in another block, is another.
    @Test func variablesOfOneNameAreToldApart() {
        let two = """
            func again(_ first: Bool) {
                if first {
                    let help = HelpCoordinator(stack)
                    children.append(help)
                    help.start()
                } else {
                    let help = HelpCoordinator(stack)
                    STORE
                    help.start()
                }
            }
            """
        func program(_ store: String) -> Program {
            Program(
                store: "children.append(help)", shown: "self?.again(true); self?.again(false)",
                root: two.replacing("STORE", with: store))
        }
        #expect(program("").isDropped)
        #expect(!program("children.append(help)").isDropped)
    }

    @Test func aFunctionForManyMayKeepEach() {
        let each = "{ coordinators.forEach { children.append($0) } }"
        #expect(!Program(store: "add(help)", root: "func add(_ coordinators: Coordinator...) \(each)").isDropped)
        #expect(!Program(store: "add([help])", root: "func add(_ coordinators: [Coordinator]) \(each)").isDropped)
    }

    /// Elsewhere a property of the same name is strong.
    @Test func whoseWeakPropertyItIsDecides() {
        let screen = "class HelpModel { weak var owner: HelpCoordinator? }"
        let other = "class OtherModel { var owner: HelpCoordinator? }"
        let start = "let model = HelpModel(); model.owner = self; screen.model = model"
        let flow = "func more() {}"
        #expect(
            Program(flow: flow, start: start, beside: screen + "\n" + other)
                .isDropped)
        #expect(
            !Program(
                flow: flow, start: start.replacing("HelpModel", with: "OtherModel"), beside: screen + "\n" + other
            ).isDropped)
    }

    @Test func anAlertKeepsItOnlyWhileItIsShown() {
        func asks(_ action: String) -> Program {
            Program(
                start: """
                    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                    alert.addAction(\(action)(title: "Yes", style: .default) { _ in self.end() })
                    stack.present(alert, animated: true)
                    """)
        }
        #expect(asks("UIAlertAction").isDropped)
        #expect(!asks("PermanentAction").isDropped)
    }

    @Test func aLoggerDoesNotKeepIt() {
        #expect(
            Program(start: "Log.verbose(self)", beside: "enum Log { static func verbose(_ one: Any) {} }").isDropped)
        #expect(Program(start: "Logger.debug(self)").isDropped)
        #expect(!Program(start: "Logger.register(self)").isDropped)
    }

    @Test func aClosureThatMakesItDoesNotKeepIt() {
        func factory(_ made: String) -> String {
            """
            class Factory {
                var help: (UINavigationController) -> HelpCoordinator { \(made) { stack in HelpCoordinator(stack) } }
                func cached(_ make: @escaping (UINavigationController) -> HelpCoordinator)
                    -> (UINavigationController) -> HelpCoordinator { make }
                func plain(_ make: @escaping (UINavigationController) -> HelpCoordinator)
                    -> (UINavigationController) -> HelpCoordinator { make }
            }
            """
        }
        #expect(Program(factory: factory("plain"), made: "factory.help(stack)").isDropped)
        // The nearest miss: by its name it may keep what it makes.
        #expect(!Program(factory: factory("cached"), made: "factory.help(stack)").isDropped)
    }

    @Test func whatAFactoryMakesEachTimeIsNotStoredOnce() {
        let stored = Program(made: "factory.makeHelp(stack)", store: "children.append(help)")
        #expect(stored.holding?.isOnce == false && stored.holding?.isCollection == true)
    }

    /// No code that makes the root was found.
    @Test func aChildOfAnAssumedRoot() {
        #expect(Program(app: "", factory: "").isDropped)
        #expect(!Program(app: "", factory: "", store: "children.append(help)").isDropped)
    }
}
