import CoordinatorModel
import Testing

/// What source shows of the intent to listen: handlers that do nothing, and channels that may stay empty.
@Suite struct IntentTests {
    private func program(_ text: String) -> CoordinatorTree {
        MarkedProgram(
            "intent", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            class ShopCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() { stack.pushViewController(FormController(), animated: true) }
            }
            """ + "\n" + text
        ).tree()
    }

    private func screens(_ tree: CoordinatorTree) -> [Screen] {
        tree.coordinators.flatMap(\.screens).flatMap { [$0] + $0.screens }
    }

    private func intent(_ tree: CoordinatorTree) -> JSONValue? {
        guard case .object(let members)? = screens(tree).flatMap(\.emits).first?.extensions["x-wiring"] else {
            return nil
        }
        return members["intent"]
    }

    private static let filter = """
        class FilterController: UIViewController {
            let onFilter: (Int) -> Void
            let onClear: () -> Void
            init(onFilter: @escaping (Int) -> Void, onClear: @escaping () -> Void) {
                self.onFilter = onFilter
                self.onClear = onClear
            }
            func pick() { onFilter(1) }
            func clear() { onClear() }
        }
        """

    @Test(arguments: [
        ("{ /* no-op */ }", true), ("{\n// the list does it\n}", true), ("{ }", false),
        ("{\n// self.title = \"x\"\n}", false), ("{\n// TODO: clear\n}", false),
    ])
    func aCommentInAnEmptyHandlerSaysWhy(handler: String, isRemarked: Bool) {
        let tree = program(
            Self.filter + """

                class FormController: UIViewController {
                    func more() {
                        present(FilterController(onFilter: { _ in self.title = "x" }, onClear: \(handler)), animated: true)
                    }
                }
                """)
        let empty = screens(tree).flatMap(\.intercepts).filter(\.isEmpty)
        #expect(empty.map(\.event) == ["FilterController.onClear"])
        #expect(empty.map { $0.extensions["x-remarked"] == .bool(true) } == [isRemarked])
    }

    @Test(arguments: [("break // not sent when model == nil", true), ("break", false), ("break\n// done", false)])
    func aCommentInACaseSaysWhy(body: String, isRemarked: Bool) {
        let tree = MarkedProgram(
            "a case", beside: EngineProgram.base,
            """
            enum ShopEvent { case pay, help }
            class Flow: Coordinator {
                weak var parent: Flow?
                let stack: UINavigationController
                init(_ parent: Flow?, _ stack: UINavigationController) { self.parent = parent; self.stack = stack }
                func start() {}
                func handle(_ event: ShopEvent) { parent?.handle(event) }
            }
            class AppFlow: Flow {
                override func start() { ShopFlow(self, stack).start() }
                override func handle(_ event: ShopEvent) {
                    switch event {
                    case .pay: stack.popToRootViewController(animated: true)
                    case .help: \(body)
                    }
                }
            }
            class ShopFlow: Flow {
                override func start() { stack.pushViewController(ShopScreen(self), animated: true) }
            }
            class ShopScreen: UIViewController {
                let flow: Flow
                init(_ flow: Flow) { self.flow = flow }
                func tap() { flow.handle(.pay) }
                func ask() { flow.handle(.help) }
            }
            let app = AppFlow(nil, UINavigationController())
            """
        ).tree()
        let empty = tree.coordinators.flatMap(\.intercepts).filter(\.isEmpty)
        #expect(empty.map { $0.extensions["x-remarked"] == .bool(true) } == [isRemarked])
    }

    @Test(arguments: [("{\n// not needed\n}", true), ("{}", false)])
    func aCommentInAnEmptyMethodSaysWhy(body: String, isRemarked: Bool) {
        let tree = program(
            """
            protocol FilterDelegate: AnyObject { func didPick(); func didClear() }
            class FilterController: UIViewController {
                weak var delegate: FilterDelegate?
                func pick() { delegate?.didPick() }
                func clear() { delegate?.didClear() }
            }
            class FormController: UIViewController, FilterDelegate {
                func more() {
                    let filter = FilterController()
                    filter.delegate = self
                    present(filter, animated: true)
                }
                func didPick() \(body)
                func didClear() \(body)
            }
            """)
        let empty = screens(tree).flatMap(\.intercepts).filter(\.isEmpty)
        #expect(empty.count == 2)
        #expect(empty.allSatisfy { ($0.extensions["x-remarked"] == .bool(true)) == isRemarked })
    }

    @Test func aClosureThatDoesNothingIsAnEmptyHandler() {
        let tree = program(
            Self.filter + """

                class FormController: UIViewController {
                    func more() { present(FilterController(onFilter: { _ in self.title = "x" }, onClear: { }), animated: true) }
                }
                """)
        let claims = screens(tree).flatMap(\.intercepts)
        #expect(claims.filter(\.isEmpty).map(\.event) == ["FilterController.onClear"])
        #expect(claims.filter { !$0.isEmpty }.map(\.event) == ["FilterController.onFilter"])
    }

    @Test func whereAnotherOneDoesSomethingItIsNone() {
        let tree = program(
            Self.filter + """

                class FormController: UIViewController {
                    func more() { present(FilterController(onFilter: { _ in self.title = "x" }, onClear: { }), animated: true) }
                    func less() {
                        present(FilterController(onFilter: { _ in self.title = "y" }, onClear: { self.title = "" }), animated: true)
                    }
                }
                """)
        #expect(screens(tree).flatMap(\.intercepts).filter(\.isEmpty).isEmpty)
    }

    /// Nothing but the screen's call asked for the method.
    @Test(arguments: [
        ("func detail() {}", "", true), ("func detail() { stack.popViewController(animated: true) }", "", false),
        // The nearest misses: a superclass's hook; a protocol asks for it.
        ("", "class Hooks { func detail() {}; func more() { print(1) } }", false),
        ("func detail() {}", "protocol Hooks { func detail(); func other() }", false),
    ])
    func anEmptyMethodThatAScreenCalls(own: String, hooks: String, isEmpty: Bool) {
        let isProtocol = hooks.hasPrefix("protocol")
        let tree = MarkedProgram(
            "an empty method", beside: "",
            """
            import UIKit
            let app = ShopCoordinator()
            \(hooks)
            class ShopCoordinator\(hooks.isEmpty ? "" : ": Hooks") {
                let stack = UINavigationController()
                func start() {
                    let screen = ShopScreen()
                    screen.coordinator = self
                    stack.pushViewController(screen, animated: true)
                }
                \(own)
                func other() { stack.popViewController(animated: true) }
            }
            class ShopScreen: UIViewController {
                weak var coordinator: \(isProtocol ? "Hooks" : "ShopCoordinator")?
                func tap() { coordinator?.detail() }
                func tapOther() { coordinator?.other() }
            }
            """
        ).tree()
        let claims = tree.coordinators.flatMap(\.intercepts).filter { $0.event.hasSuffix(".detail") }
        #expect(claims.contains(where: \.isEmpty) == isEmpty, "\(claims)")
    }

    @Test(arguments: [("", true), ("func didCancel() { stack.popViewController(animated: true) }", false)])
    func whoAnswersNothingOfAProtocolIsEmpty(_ other: String, _ isEmpty: Bool) {
        let tree = MarkedProgram(
            "delegate", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            class ShopCoordinator: Coordinator, PhraseDelegate {
                let stack = UINavigationController()
                func start() {
                    let phrase = PhraseController()
                    phrase.delegate = self
                    stack.pushViewController(phrase, animated: true)
                }
                func didVerify() { }
                \(other)
            }
            protocol PhraseDelegate: AnyObject {
                func didVerify()
                \(other.isEmpty ? "" : "func didCancel()")
            }
            class PhraseController: UIViewController {
                weak var delegate: PhraseDelegate?
                func tap() { delegate?.didVerify() }
            }
            """
        ).tree()
        #expect(
            tree.coordinators[0].intercepts.filter(\.isEmpty).map(\.event)
                == (isEmpty ? ["PhraseDelegate.didVerify"] : []))
    }

    @Test(arguments: [
        "if let onEnd { onEnd(true) } else { dismiss(animated: true) }",
        "if let hook = onEnd { hook(true) } else { dismiss(animated: true) }\nturn()",
        "guard let onEnd else {\ndismiss(animated: true)\nreturn\n}\nonEnd(true)",
    ])
    func whoDoesWithoutMayBeLeftUnset(_ body: String) {
        let tree = program(
            """
            class FormController: UIViewController {
                var onEnd: ((Bool) -> Void)?
                func finish() {
                    \(body)
                }
                func turn() { title = "x" }
            }
            """)
        #expect(intent(tree) == .string("optional"))
    }

    @Test(arguments: [
        "onEnd?(true)",
        "guard let onEnd else { return }\nonEnd(true)",
        "if let onEnd { onEnd(true) } else { assertionFailure() }",
        "if let onEnd { onEnd(true) } else { log(\"unset\") }",
    ])
    func aDefaultThatOnlyComplainsNeedsAListener(_ body: String) {
        let tree = program(
            """
            class FormController: UIViewController {
                var onEnd: ((Bool) -> Void)?
                func finish() {
                    \(body)
                }
            }
            """)
        #expect(intent(tree) == nil)
        #expect(screens(tree).flatMap(\.emits).map(\.event) == ["FormController.onEnd"])
    }

    @Test func aDefaultThatDoesNothingNeedsNoListener() {
        let tree = program(
            """
            class FormController: UIViewController {
                let onEnd: () -> Void
                init(onEnd: @escaping () -> Void = { }) { self.onEnd = onEnd }
                func finish() { onEnd() }
            }
            """)
        #expect(intent(tree) == .string("optional"))
    }

    @Test func whatAViewModelTellsAnotherScreenIsTold() {
        let tree = program(
            """
            class RulesViewModel {
                typealias Completion = (Int) -> Void
                private let onCompletion: Completion
                init(least: Int?, onCompletion: @escaping Completion) { self.onCompletion = onCompletion }
                convenience init(product: Product, onCompletion: @escaping Completion) {
                    self.init(least: product.least, onCompletion: onCompletion)
                }
                func done() { onCompletion(1) }
            }
            struct Product { var least: Int? }
            class RulesController: UIViewController {
                let viewModel: RulesViewModel
                init(viewModel: RulesViewModel) { self.viewModel = viewModel }
                func tap() { viewModel.done() }
            }
            class FormController: UIViewController {
                let product = Product()
                func rules() {
                    let model = RulesViewModel(product: product) { [weak self] in self?.update($0) }
                    show(RulesController(viewModel: model), sender: self)
                }
                func update(_ count: Int) { title = "x" }
            }
            """)
        #expect(screens(tree).flatMap(\.emits).map(\.event) == ["RulesViewModel.onCompletion"])
    }

    @Test(arguments: [("", true), ("func start()", false)])
    func aCoordinatorTellsWhomItCanNotStart(_ requirement: String, _ isTold: Bool) {
        let tree = MarkedProgram(
            "a strong reference upwards", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            protocol RootCoordinatorProtocol {
                func finishedLogin(_ coordinator: Coordinator)
                \(requirement)
            }
            class LoginCoordinator: Coordinator {
                private var rootCoordinator: RootCoordinatorProtocol
                let stack: UINavigationController
                init(stack: UINavigationController, rootCoordinator: RootCoordinatorProtocol) {
                    self.stack = stack
                    self.rootCoordinator = rootCoordinator
                }
                func start() { stack.pushViewController(UIViewController(), animated: true) }
                func finish() { rootCoordinator.finishedLogin(self) }
            }
            class AppCoordinator: Coordinator, RootCoordinatorProtocol {
                let stack = UINavigationController()
                var children: [Coordinator] = []
                func start() {
                    let login = LoginCoordinator(stack: stack, rootCoordinator: self)
                    children.append(login)
                    login.start()
                }
                func finishedLogin(_ coordinator: Coordinator) { children.removeAll() }
            }
            """
        ).tree()
        let events = tree.coordinators.flatMap(\.emits).map(\.event)
        #expect(events == (isTold ? ["RootCoordinatorProtocol.finishedLogin"] : []))
    }

    /// A delegate's event that one screen's coordinator answers with `body`; another screen has no delegate.
    private func intents(_ body: String) -> Set<JSONValue?> {
        let tree = MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = DeskCoordinator()
            protocol LampDelegate: AnyObject { func lampSwitched() ; func lampBroke() }
            class DeskCoordinator: Coordinator, LampDelegate {
                let stack = UINavigationController()
                func start() {
                    let lamp = LampController()
                    lamp.delegate = self
                    stack.pushViewController(lamp, animated: true)
                    stack.pushViewController(LampController(), animated: true)
                }
                func lampSwitched() { \(body) }
                func lampBroke() { stack.popViewController(animated: true) }
            }
            class LampController: UIViewController {
                weak var delegate: LampDelegate?
                @objc func tap() { delegate?.lampSwitched() }
                @objc func drop() { delegate?.lampBroke() }
            }
            """
        ).tree()
        let lost = screens(tree).flatMap(\.emits).filter {
            $0.event == "LampDelegate.lampSwitched" && $0.heard == .never
        }
        return Set(
            lost.map { emission in
                guard case .object(let members)? = emission.extensions["x-wiring"] else { return nil }
                return members["intent"]
            })
    }

    @Test func whatAllHandlersIgnoreMayBeMissed() {
        #expect(intents("") == [.string("optional")])
        #expect(intents("stack.popViewController(animated: true)") == [.string("unset")])
    }
}
