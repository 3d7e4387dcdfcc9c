import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Every program is read to an end, whatever its code is like; what was left out would be in `unresolved`.
@Suite struct EndingTests {
    private static let sum = (0..<60).map { "title\($0)" }.joined(separator: " + ")
    private static let titles = (0..<60).map { "let title\($0): String" }.joined(separator: "; ")

    private static let tellings =
        String(repeating: "delegate?.close(page: ", count: 30) + "1" + String(repeating: ")", count: 30)

    /// Presents the controller of each program, and stops when that closes.
    private static let root = """
        class AppCoordinator: Coordinator { //: root
            func start() {
                let book = BookController()
                book.onClose = { self.stop() } //: AppCoordinator catches BookController.onClose
                present(book)
            }
            func stop() {}
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a sum of sixty operands is evaluated once for each of them", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            class BookController: UIViewController { //: screen of AppCoordinator
                \(titles)
                var onClose: (() -> Void)?
                func close() { onClose?() } //: BookController emits BookController.onClose
                override func viewDidLoad() { title = \(sum) }
            }
            \(root)
            """),
        MarkedProgram(
            "thirty calls of a delegate in one another are followed once each", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            protocol BookDelegate: AnyObject { func close(page: Int) }
            class BookController: UIViewController { //: screen of AppCoordinator
                weak var delegate: BookDelegate?
                override func viewDidLoad() { \(tellings) } //: BookController emits BookDelegate.close
            }
            class AppCoordinator: Coordinator, BookDelegate { //: root
                func start() {
                    let book = BookController()
                    book.delegate = self //: AppCoordinator catches BookDelegate.close
                    present(book)
                }
                func close(page: Int) {}
            }
            """),
        MarkedProgram(
            "a default value calls the function itself", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            struct Style {
                var border: Int
                static func plain(base: Style = .plain()) -> Style { base }
                static func bold(width: Int = 2, base: Style = .plain(base: .bold(width: 1))) -> Style { base }
            }
            class BookController: UIViewController { //: screen of AppCoordinator
                var onClose: (() -> Void)?
                func close() { onClose?() } //: BookController emits BookController.onClose
                override func viewDidLoad() { show(.plain()); show(.bold()) }
                func show(_ style: Style) {}
            }
            \(root)
            """),
        MarkedProgram(
            "the nearest miss: a default value that another function makes", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            class BookController: UIViewController { //: screen of AppCoordinator
                let onClose: () -> Void
                init(onClose: @escaping () -> Void) { self.onClose = onClose }
                func close() { onClose() } //: BookController emits BookController.onClose
            }
            class AppCoordinator: Coordinator { //: root
                func start() { show() }
                func show(_ book: BookController? = nil, closing: Int = 1) {
                    open(book, then: stop) //: AppCoordinator catches BookController.onClose
                }
                func open(_ book: BookController?, then close: @escaping () -> Void) {
                    present(BookController(onClose: close))
                }
                func stop() {}
            }
            """),
        MarkedProgram(
            "a property of a type that no object has", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            class BookController: UIViewController { //: screen of AppCoordinator
                var model: [Int].Type!
                var maker: (() -> Void).Type!
                var onClose: (() -> Void)?
                func close() { onClose?() } //: BookController emits BookController.onClose
                override func viewDidLoad() { decode(model); decode(maker) }
                func decode(_ type: Any) { print(type) }
            }
            \(root)
            """),
    ]

    @Test(arguments: programs) func isReadToItsEnd(_ program: MarkedProgram) {
        program.check()
        #expect(program.tree().unresolved.isEmpty)
    }

    /// Nor are they followed once more for each object that may be the delegate.
    @Test func callsThatLeadToSeveralObjectsAreFollowedOnceEach() {
        let program = MarkedProgram(
            "two who may be the delegate", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            protocol BookDelegate: AnyObject { func close(page: Int) }
            class BookController: UIViewController {
                weak var delegate: BookDelegate?
                override func viewDidLoad() { \(Self.tellings) }
            }
            class FirstMemory: BookDelegate { func close(page: Int) {} }
            class SecondMemory: BookDelegate { func close(page: Int) {} }
            class AppCoordinator: Coordinator {
                let first = FirstMemory()
                let second = SecondMemory()
                func start() {
                    let book = BookController()
                    book.delegate = isNew ? first : second
                    present(book)
                }
            }
            """)
        #expect(program.tree().coordinators[0].screens.map(\.type) == ["BookController"])
        #expect(program.tree().unresolved.isEmpty)
    }

    /// An app's operator makes a subject, and calls itself on that.
    @Test func anOperatorOnItsOwnSubjectMakesOneSubject() {
        let program = MarkedProgram(
            "an operator that calls itself",
            """
            import Combine
            import UIKit
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            extension Publisher {
                func retried(_ times: Int) -> AnyPublisher<Output, Failure> {
                    let subject = PassthroughSubject<Output, Failure>()
                    sink { subject.send($0) }
                    return times > 0 ? subject.retried(times - 1) : subject.eraseToAnyPublisher()
                }
            }
            class BookController: UIViewController {
                let closed = PassthroughSubject<Int, Never>()
                func close() { closed.send(1) }
            }
            class AppCoordinator: Coordinator {
                func start() {
                    let book = BookController()
                    book.closed.retried(3).sink { _ in self.stop() }
                    present(book)
                }
                func stop() {}
            }
            """)
        let subjects = program.run { engine in
            engine.seeds.objects.count { id in
                engine.atoms[id].type.map { engine.index[$0].name } == "_Subject" && engine.atoms[id].isMade
            }
        }
        // The screen's and the operator's.
        #expect(subjects == 2)
        #expect(program.tree().coordinators.map(\.type) == ["AppCoordinator"])
    }

    /// An initial value that makes objects of its own type, in one another.
    private static func ownType(_ depth: Int, isLazy: Bool = false) -> MarkedProgram {
        MarkedProgram(
            "own type",
            """
            let app = AppCoordinator(page: Page(close: {}))
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator {
                let page: Page
                init(page: Page) { self.page = page }
                func start() { page.close() }
            }
            struct Page {
                var close: () -> Void
                \(isLazy ? "lazy var" : "let") next = \(String(repeating: "Page(next = ", count: depth))\
            Page(close: {})\(String(repeating: ")", count: depth))
            }
            """)
    }

    @Test func anObjectWhoseInitialValueMakesItsOwnTypeIsFollowedOnce() {
        func steps(_ depth: Int) -> Int { Self.ownType(depth).run(\.worklist.done.expressions) }
        #expect(steps(8) > 8)
        // Each of them begins once, with all that are inside it; source is nested 256 levels deep at most.
        #expect(steps(64) < 64 * steps(8))
        #expect(Self.ownType(64).tree().coordinators.map(\.type) == ["AppCoordinator"])
    }

    /// Lists of objects each of which makes a list of others: there is one of the last for each pair of places.
    private static func lists(_ count: Int) -> MarkedProgram {
        func list(_ type: String) -> String { "[" + String(repeating: "\(type)(), ", count: count) + "]" }
        return MarkedProgram(
            "lists",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { let all = \(list("A")); func start() { all.first?.close() } }
            class A { var onClose: () -> Void = {}; let all = \(list("B")); func close() { onClose() } }
            class B { var onClose: () -> Void = {}; let all = \(list("C")); func close() { onClose() } }
            class C { var onClose: () -> Void = {}; let all = \(list("D")); func close() { onClose() } }
            class D { var onClose: () -> Void = {}; func close() { onClose() } }
            """)
    }

    @Test func aProgramWhoseObjectsMultiplyIsLeftAndThatIsSaid() {
        let few = Self.lists(6).run { ($0.worklist.isExhausted, $0.worklist.done.expressions) }
        #expect(!few.0 && few.1 > 100)
        let (isLeft, done, budget) = Self.lists(200).run { ($0.worklist.isExhausted, $0.worklist.done, $0.budget) }
        #expect(isLeft)
        // What has begun is finished.
        #expect(done.expressions < budget.expressions + 100_000)
        #expect(Self.lists(200).tree().extensions[ExtensionKeys.cutOff] != nil)
    }

    /// Code runs on behalf of its callers only if its own streams lead to code that makes something for them.
    @Test func oneStreamThatMakesViewsCostsNothingElsewhere() {
        let few = StreamsOfServices(screens: 10).runs(makesViews: true)
        #expect(few > 100)
        #expect(StreamsOfServices(screens: 40).runs(makesViews: true) < 5 * few)
        let without = StreamsOfServices(screens: 40).runs(makesViews: false)
        #expect(StreamsOfServices(screens: 40).runs(makesViews: true) < without + 100)
    }
}

/// Screens that all ask the same services, which hand values on through streams.
private struct StreamsOfServices {
    private static let services = 10
    let screens: Int

    /// How often code of the program is run. Another screen may make a view of each value that it receives.
    func runs(makesViews: Bool) -> Int {
        var lines = [
            "import Combine", "import UIKit", "let app = AppCoordinator()",
            "protocol Coordinator: AnyObject { func start() }",
            "class Badge: UIView { var onTap: (() -> Void)? }",
            "class BadgeController: UIViewController {", "    let names = PassthroughSubject<String, Never>()",
            "    func load() { names.send(\"a\") }",
            "    func badges() -> AnyPublisher<\(makesViews ? "Badge" : "Int"), Never> {",
            "        names.map { _ in \(makesViews ? "Badge()" : "1") }.eraseToAnyPublisher()", "    }", "}",
        ]
        for number in 0..<Self.services {
            let next = number + 1 < Self.services ? "Service\(number + 1).shared.load(from: screen)" : ""
            lines += [
                "protocol Listening\(number): AnyObject {}", "final class Service\(number) {",
                "    static let shared = Service\(number)()", "    let changed = PassthroughSubject<Int, Never>()",
                "    lazy var names = changed.map { $0 + 1 }.eraseToAnyPublisher()",
                "    func load(from screen: Any) {", "        changed.send(1)", "        \(next)", "    }", "}",
            ]
        }
        lines += ["class AppCoordinator: Coordinator {", "    func start() {", "        present(BadgeController())"]
        for number in 0..<Self.services {
            lines.append("        Service\(number).shared.names.sink { _ in self.stop() }")
        }
        lines += (0..<screens).map { "        present(Screen\($0)())" } + ["    }", "    func stop() {}", "}"]
        for number in 0..<screens {
            lines += [
                "class Screen\(number): UIViewController {",
                "    override func viewDidLoad() { Service0.shared.load(from: self) }", "}",
            ]
        }
        return MarkedProgram("services", lines.joined(separator: "\n")).run(\.worklist.done.runs)
    }
}
