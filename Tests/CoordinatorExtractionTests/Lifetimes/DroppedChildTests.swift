import Testing

@testable import CoordinatorExtraction

/// Children that no object stores, in the ways in which apps write them.
@Suite struct DroppedChildTests {
    @Test func handingItselfToItsParentDoesNotKeepIt() {
        #expect(DroppedChildProgram(flow: "@objc func leave() { parent?.didEnd(self) }").isDropped)
        let same = "func contains(_ child: Coordinator) -> Bool { (child as AnyObject) === (self as AnyObject) }"
        #expect(DroppedChildProgram(flow: "@objc func leave() { _ = parent?.contains(self) }", shared: same).isDropped)
        // The nearest misses: the parent stores it; it is not known what the function does.
        let stores = "extension AppCoordinator { func adopt(_ child: Coordinator) { children.append(child) } }"
        #expect(!DroppedChildProgram(flow: "@objc func leave() { parent?.adopt(self) }", beside: stores).isDropped)
        #expect(!DroppedChildProgram(start: "Registry.shared.note(self)").isDropped)
    }

    /// The requirement of a protocol cannot say `weak`: the classes with the property do.
    @Test func aPropertyBehindAProtocolKeepsItOnlyIfAClassDoes() {
        func program(_ property: String) -> DroppedChildProgram {
            DroppedChildProgram(
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
            DroppedChildProgram(
                flow: "@objc func leave() { parent?.pass(self) }",
                beside: passes + "\nfunc take(_ child: Coordinator) {} }"
            ).isDropped)
        #expect(
            !DroppedChildProgram(
                flow: "@objc func leave() { parent?.pass(self) }",
                beside: passes + "\nfunc take(_ child: Coordinator) { children += [child] } }"
            ).isDropped)
    }

    @Test func whatItsOwnWeakClosureNamesIsNotKept() {
        let end =
            "help.onEnd = { [weak self, weak help] in guard let self, let help else { return }; self.didEnd(help) }"
        #expect(DroppedChildProgram(store: end).isDropped)
        // The nearest misses.
        #expect(!DroppedChildProgram(store: "help.onEnd = { [weak self] in self?.didEnd(help) }").isDropped)
        #expect(!DroppedChildProgram(store: "children.append(help); " + end).isDropped)
    }

    @Test func aWeakClosureThatUsesItselfDoesNotKeepIt() {
        #expect(
            DroppedChildProgram(
                start: "screen.onDone = { [weak self] in guard let self = self else { return }; self.end() }"
            )
            .isDropped)
        #expect(!DroppedChildProgram(start: "screen.onDone = { self.end() }").isDropped)
    }

    @Test func aFunctionThatOnlyStartsItDoesNotKeepIt() {
        #expect(
            DroppedChildProgram(store: "run(help)", root: "func run(_ child: Coordinator) { child.start() }").isDropped)
        #expect(
            !DroppedChildProgram(
                store: "run(help)", root: "func run(_ child: Coordinator) { child.start(); children.append(child) }"
            ).isDropped)
    }

    /// A child whose function waits is alive until that ends. That its protocol lets `start` wait says nothing of its own.
    @Test func aFunctionThatOnlyTheProtocolLetsWaitDoesNotKeepIt() {
        let waits = "protocol Waiting { func begin() async }\nextension HelpCoordinator: Waiting {}"
        #expect(
            DroppedChildProgram(store: "help.begin()", flow: "func begin() { start() }", beside: waits).isDropped)
        // The nearest miss: its own function waits.
        #expect(
            !DroppedChildProgram(
                store: "await help.begin()", flow: "func begin() async { start() }", beside: waits
            ).isDropped)
    }

    /// What would hold it is made by its own code, and that is never run: the child is gone by then.
    @Test func whatComesLaterDoesNotKeepIt() {
        let next = "class NextCoordinator { var above: HelpCoordinator? }"
        let more =
            "var next: NextCoordinator?\nfunc more() { let one = NextCoordinator(); one.above = self; next = one }"
        #expect(
            DroppedChildProgram(flow: more, start: "screen.onDone = { [weak self] in self?.more() }", beside: next)
                .isDropped)
        #expect(DroppedChildProgram(flow: "func more() { stack.dismiss(animated: true) { self.end() } }").isDropped)
        // The nearest misses: `start` runs it.
        #expect(!DroppedChildProgram(flow: more, start: "more()", beside: next).isDropped)
        #expect(
            !DroppedChildProgram(flow: "func more() { stack.dismiss(animated: true) { self.end() } }", start: "more()")
                .isDropped)
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
        func program(_ store: String) -> DroppedChildProgram {
            DroppedChildProgram(
                store: "children.append(help)", shown: "self?.again(true); self?.again(false)",
                root: two.replacing("STORE", with: store))
        }
        #expect(program("").isDropped)
        #expect(!program("children.append(help)").isDropped)
    }

    /// Elsewhere a property of the same name is strong.
    @Test func whoseWeakPropertyItIsDecides() {
        let screen = "class HelpModel { weak var owner: HelpCoordinator? }"
        let other = "class OtherModel { var owner: HelpCoordinator? }"
        let start = "let model = HelpModel(); model.owner = self; screen.model = model"
        let flow = "func more() {}"
        #expect(
            DroppedChildProgram(flow: flow, start: start, beside: screen + "\n" + other)
                .isDropped)
        #expect(
            !DroppedChildProgram(
                flow: flow, start: start.replacing("HelpModel", with: "OtherModel"), beside: screen + "\n" + other
            ).isDropped)
    }
}
