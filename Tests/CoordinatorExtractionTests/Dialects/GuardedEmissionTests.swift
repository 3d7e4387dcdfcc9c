import Testing

/// An event behind a property that an object does not have is not emitted by it.
@Suite struct GuardedEmissionTests {
    /// `tap` is what the button of a form does, which two coordinators show; only one of them sets its properties.
    private static func program(_ name: String, tap: String, marks: String) -> MarkedProgram {
        MarkedProgram(
            name, beside: EngineProgram.base,
            """
            let app = DeskCoordinator()
            protocol FormDelegate: AnyObject { func sent() }
            class DeskCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(FormController(), animated: true)
                    FormCoordinator(stack: stack).start() //: DeskCoordinator presents FormCoordinator as push
                }
            }
            class FormCoordinator: Coordinator, FormDelegate { //: coordinator
                let stack: UINavigationController
                let title = "form"
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let form = FormController()
                    form.delegate = self //: FormCoordinator catches FormDelegate.sent
                    form.flow = self
                    stack.pushViewController(form, animated: true)
                }
                func sent() { stack.popViewController(animated: true) }
            }
            class FormController: UIViewController { //: screen of DeskCoordinator; screen of FormCoordinator
                var flow: FormCoordinator?
                var delegate: FormDelegate?
                @objc func tap() {
                    \(tap)
                    delegate?.sent() //: FormController emits FormDelegate.sent\(marks)
                }
            }
            """)
    }

    private static let unheard = "; FormController emits FormDelegate.sent unheard"

    static let programs = [
        program("a guard on the other property", tap: "guard let flow else { return }\nprint(flow.title)", marks: ""),
        program("a comparison with nil", tap: "guard self.flow != nil else { return }", marks: ""),
        program(
            "the nearest miss: a guard on the same property", tap: "guard let delegate else { return }", marks: unheard),
        program(
            "the nearest miss: the condition does not end the function", tap: "if let flow { print(flow.title) }",
            marks: unheard),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}
