import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// A screen that behaves in one of two ways, as its maker decided: also if the decision goes through an initialiser, a
/// factory or a property that is computed from it.
@Suite struct ModeTests {
    /// Two coordinators make a page, and only the first one listens to its close button. `page` is the page's own code,
    /// which calls `addClose()` in one of its modes.
    private static func program(page: String, first: String, second: String, beside: String = "") -> MarkedProgram {
        MarkedProgram(
            "", beside: EngineProgram.base,
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var root: BookCoordinator?
                func application(_ app: UIApplication, willFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    root = BookCoordinator()
                    root?.start()
                    return true
                }
            }
            enum Kind { case sheet, page }
            class PageController: UIViewController {
                var onClose: (() -> Void)?
                \(page)
                private func addClose() { view.addSubview(UIButton(primaryAction: UIAction { _ in self.onClose?() })) }
            }
            \(beside)
            class BookCoordinator: Coordinator {
                let stack = UINavigationController()
                var children: [Coordinator] = []
                func start() {
                    let (first, second) = (ListeningCoordinator(stack: stack), PlainCoordinator(stack: stack))
                    children = [first, second]
                    first.start()
                    second.start()
                }
            }
            class ListeningCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let page = \(first)
                    page.onClose = { [weak self] in self?.stack.popViewController(animated: true) }
                    stack.pushViewController(page, animated: true)
                }
            }
            class PlainCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(\(second), animated: true) }
            }
            """)
    }

    private static let flag = """
        private let hasClose: Bool
            init(hasClose: Bool) { self.hasClose = hasClose; super.init(nibName: nil, bundle: nil) }
            override func viewDidLoad() { if hasClose { addClose() } }
        """
    private static let kind = """
        private let kind: Kind
            init(kind: Kind) { self.kind = kind; super.init(nibName: nil, bundle: nil) }
        """

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var page: String
        var made = "PageController(kind: $)"
        var beside = ""
        var modes = (on: ".sheet", off: ".page")
    }

    private static let cases = [
        Case(
            testDescription: "a case",
            page: kind + "\noverride func viewDidLoad() { if kind == .sheet { addClose() } }"),
        Case(
            testDescription: "a case that it is not",
            page: kind + "\noverride func viewDidLoad() { guard kind != .page else { return }; addClose() }"),
        Case(
            testDescription: "a property that is computed from the case",
            page: kind + """

                private var hasClose: Bool { kind == .sheet }
                override func viewDidLoad() { if hasClose { addClose() } }
                """),
        Case(
            testDescription: "the argument of a function",
            page: kind + """

                override func viewDidLoad() { setUp(kind) }
                private func setUp(_ kind: Kind) { if kind == .sheet { addClose() } }
                """),
        Case(
            testDescription: "the initialiser's argument",
            page: "init(kind: Kind) { super.init(nibName: nil, bundle: nil); if kind == .sheet { addClose() } }"),
        Case(
            testDescription: "another initialiser",
            page: flag + "\nconvenience init(kind: Kind) { self.init(hasClose: kind == .sheet) }"),
        Case(
            testDescription: "a factory", page: flag, made: "PageFactory().page($)",
            beside: """
                struct PageFactory {
                    func page(_ kind: Kind) -> PageController { PageController(hasClose: kind == .sheet) }
                }
                """),
        Case(
            testDescription: "the opposite of a factory's argument", page: flag, made: "PageFactory().page(isPlain: $)",
            beside: """
                struct PageFactory {
                    func page(isPlain: Bool) -> PageController { PageController(hasClose: !isPlain) }
                }
                """,
            modes: ("false", "true")),
    ]

    private func facts(_ one: Case, second mode: String) -> [String] {
        func made(_ mode: String) -> String { one.made.replacing("$", with: mode) }
        return Self.program(page: one.page, first: made(one.modes.on), second: made(mode), beside: one.beside)
            .facts(under: "PlainCoordinator")
    }

    @Test(arguments: cases) func oneModeIsNotTheOther(_ one: Case) {
        #expect(facts(one, second: one.modes.off) == [])
        // The nearest miss: it is made in the other mode.
        #expect(facts(one, second: one.modes.on) == ["PageController emits PageController.onClose unheard"])
    }

    @Test func whatMayChangeIsBoth() {
        var one = Self.cases[0]
        one.modes.off = ".random"
        one.beside = """
            extension Kind {
                static var random: Kind { UserDefaults.standard.bool(forKey: "sheet") ? .sheet : .page }
            }
            """
        #expect(facts(one, second: ".random") == ["PageController emits PageController.onClose unheard"])
        // A variable that is assigned is not a parameter any more.
        let changed = Case(
            testDescription: "",
            page: Self.kind + """

                override func viewDidLoad() { var kind = kind; setUp(&kind) }
                private func setUp(_ kind: inout Kind) {
                    kind = UserDefaults.standard.bool(forKey: "sheet") ? .sheet : .page
                    if kind == .sheet { addClose() }
                }
                """)
        #expect(facts(changed, second: ".page") == ["PageController emits PageController.onClose unheard"])
    }
}
