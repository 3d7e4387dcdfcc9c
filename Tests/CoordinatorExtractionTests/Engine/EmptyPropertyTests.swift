import Testing

/// Properties of a screen's type: one into which no code puts anything contains no screen.
@Suite struct EmptyPropertyTests {
    private static func program(
        _ title: String, property: String, other: String = "", code: String = "", heard: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title, beside: EngineProgram.base,
            """
            let app = DoorCoordinator()
            protocol CodeDelegate: AnyObject { func didUnlock() }
            class CodeController: UIViewController { //: screen in DoorController\(other)
                weak var delegate: CodeDelegate?
                @objc func unlock() { delegate?.didUnlock() } //: CodeController emits CodeDelegate.didUnlock
            }
            class DoorController: UIViewController, CodeDelegate { //: screen of DoorCoordinator
                private var code: CodeController?
                override func viewDidLoad() {
                    let code = CodeController()
                    code.delegate = self //: DoorController catches CodeDelegate.didUnlock\(heard)
                    self.code = code
                }
                func didUnlock() { dismiss(animated: true) }
            }
            class DoorCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(DoorController(), animated: true)
                    PaneCoordinator(stack: stack).start() //: DoorCoordinator presents PaneCoordinator as push
                }
            }
            class PaneCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(PaneController(), animated: true) }
            }
            //: file Pane.swift
            class PaneController: UIViewController { //: screen of PaneCoordinator
                \(property)
                override func viewDidLoad() { \(code) }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("a private property that is never assigned is empty", property: "private var code: CodeController?"),
        program(
            "the nearest miss: it is assigned", property: "private var code: CodeController?",
            other: "; screen in PaneController", code: "code = find()", heard: beside),
        program(
            "the nearest miss: it is handed to code that may assign it", property: "private var code: CodeController?",
            other: "; screen in PaneController", code: "fill(&code)"),
        program(
            "the nearest miss: other files may assign it", property: "var code: CodeController?",
            other: "; screen in PaneController", heard: beside),
        program(
            "the nearest miss: Interface Builder fills it", property: "@IBOutlet private var code: CodeController?",
            other: "; screen in PaneController", heard: beside),
    ]

    /// Of the screen in the other one it is only known who hears such screens.
    private static let beside = "; CodeController catches CodeDelegate.didUnlock by DoorController"

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}
