import CoordinatorModel
import Testing

/// View models and small helpers of which several screens have one.
@Suite struct SharedModelTests {
    /// An app in which so many screens share one view model, and each calls it.
    private static func program(_ title: String, screens count: Int, unresolved: String = "") -> MarkedProgram {
        let isShared = unresolved.isEmpty
        let screens = (0..<count).map { number in
            """
            final class Page\(number)Controller: UIViewController { //: screen of BookCoordinator
                let model: BookModel
                init(model: BookModel) { self.model = model }
                func tap() { model.turn() }
            }
            """
        }
        let emissions = (0..<count).map { "Page\($0)Controller emits BookNavigating.turn" }.joined(separator: "; ")
        let shown = (0..<count).map { "stack.pushViewController(Page\($0)Controller(model: model), animated: true)" }
        return MarkedProgram(
            title,
            """
            let app = BookCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol BookNavigating: AnyObject { func turn() }
            final class BookModel {
                weak var navigator: BookNavigating?
                func turn() { navigator?.turn() } //: \(isShared ? emissions : unresolved)
            }
            final class BookCoordinator: Coordinator, BookNavigating { //: root
                let stack = UINavigationController()
                let model = BookModel()
                func start() {
                    model.navigator = self\(isShared ? " //: BookCoordinator catches BookNavigating.turn" : "")
                    \(shown.joined(separator: "\n        "))
                }
                func turn() { stack.popViewController(animated: true) }
            }
            \(screens.joined(separator: "\n"))
            """)
    }

    private static let hook = """
        let app = DeskCoordinator()
        protocol Coordinator: AnyObject { func start() }
        protocol Typing { var keys: KeyHandler { get } }
        extension Typing { func watch() { keys.onMove?(true) } } //: EMITS
        final class KeyHandler { var onMove: ((Bool) -> Void)? }
        final class FormController: UIViewController, Typing { //: screen of DeskCoordinator
            let keys = KeyHandler()
            override func viewDidLoad() { FILL }
            override func viewDidAppear(_ animated: Bool) { watch() }
        }
        final class MailController: UIViewController, Typing { //: screen of DeskCoordinator
            let keys = KeyHandler()
            override func viewDidAppear(_ animated: Bool) { watch() }
        }
        final class DeskCoordinator: Coordinator { //: root
            let stack = UINavigationController()
            func start() {
                let form = FormController()
                WIRE
                stack.pushViewController(form, animated: true)
                stack.pushViewController(MailController(), animated: true)
            }
        }
        """

    private static func hook(_ title: String, emits: String, fill: String, wire: String) -> MarkedProgram {
        MarkedProgram(
            title,
            hook.replacing(" //: EMITS", with: emits).replacing("FILL", with: fill).replacing("WIRE", with: wire))
    }

    static let programs: [MarkedProgram] = [
        program("five screens share a view model, and each emits through it", screens: 5),
        program(
            "the nearest miss: more than twelve do, and that is said", screens: 13, unresolved: "unresolved"),
        hook(
            "a hook that only screens fill in their own helpers is nothing to intercept", emits: "",
            fill: "keys.onMove = { up in print(up) }", wire: ""),
        hook(
            "the nearest miss: the coordinator fills one",
            emits: " //: FormController emits KeyHandler.onMove; MailController emits KeyHandler.onMove unheard",
            fill: "", wire: "form.keys.onMove = { up in print(up) } //: DeskCoordinator catches KeyHandler.onMove"),
        MarkedProgram(
            "a view model's function is not called where another type's function of that name is",
            beside: EngineProgram.base,
            """
            let app = GateCoordinator()
            protocol GateDelegate: AnyObject { func pass() }
            final class GateModel {
                weak var delegate: GateDelegate?
                func open() { delegate?.pass() } //: GateController emits GateDelegate.pass
                func shut() { delegate?.pass() }
            }
            final class MenuModel {
                init() { shut() }
                func shut() { print("closed") }
            }
            final class GateController: UIViewController { //: screen of GateCoordinator
                let model: GateModel
                let menu = MenuModel()
                init(model: GateModel) { self.model = model }
                func tap() { model.open() }
            }
            final class GateCoordinator: Coordinator, GateDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let model = GateModel()
                    model.delegate = self //: GateCoordinator catches GateDelegate.pass
                    stack.pushViewController(GateController(model: model), animated: true)
                }
                func pass() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    /// If only a delegate's parameter mentions a screen's type, the screen is never shown, and what it loses is not certain.
    @Test(arguments: [("NoteController()", "meant"), ("UIViewController()", "unfollowed")])
    func aScreenThatIsNeverMadeLosesNothingForCertain(shown: String, intent: String) {
        let program = MarkedProgram(
            "a screen", beside: EngineProgram.base,
            """
            let app = DeskCoordinator()
            protocol NoteDelegate: AnyObject { func didWrite(in note: NoteController) }
            final class NoteController: UIViewController {
                weak var delegate: NoteDelegate?
                @IBAction func write() { delegate?.didWrite(in: self) }
            }
            final class DeskCoordinator: Coordinator, NoteDelegate {
                let stack = UINavigationController()
                func start() { stack.pushViewController(\(shown), animated: true) }
                func didWrite(in note: NoteController) { print(note) }
            }
            """)
        let wirings = program.tree().coordinators.flatMap(\.screens).flatMap(\.emits).map {
            $0.extensions[ExtensionKeys.wiring]
        }
        #expect(wirings.count == 1 && wirings.allSatisfy { "\($0 as Any)".contains("\"\(intent)\"") }, "\(wirings)")
    }
}
