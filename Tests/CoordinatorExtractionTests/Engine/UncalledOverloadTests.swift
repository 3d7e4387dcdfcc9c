import Testing

/// Of several functions of one name, those that no call fits are never run.
@Suite struct UncalledOverloadTests {
    private static func program(_ name: String, tap: String, marks: String = "") -> MarkedProgram {
        MarkedProgram(
            name, beside: EngineProgram.base,
            """
            class Scene: UIResponder, UIWindowSceneDelegate { let app = ShedCoordinator() }
            protocol SawDelegate: AnyObject { func cut() }
            class ShedCoordinator: Coordinator, SawDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let shed = ShedController()
                    shed.owner = self //: ShedCoordinator catches ShedCoordinator.showSaw
                    stack.pushViewController(shed, animated: true)
                }
                func showSaw() { stack.pushViewController(SawController(), animated: true) }
                func showSaw(size: Int) {
                    let saw = SawController()
                    saw.delegate = self //: ShedCoordinator catches SawDelegate.cut
                    stack.pushViewController(saw, animated: true)
                }
                func cut() { stack.popViewController(animated: true) }
            }
            class ShedController: UIViewController { //: screen of ShedCoordinator
                weak var owner: ShedCoordinator?
                @objc func tap() { \(tap) } //: ShedController emits ShedCoordinator.showSaw
            }
            class SawController: UIViewController { //: screen of ShedCoordinator
                weak var delegate: SawDelegate?
                @objc func tap() { delegate?.cut() } //: SawController emits SawDelegate.cut\(marks)
            }
            """)
    }

    static let programs = [
        program("only the overload that wires its screen is called", tap: "owner?.showSaw(size: 2)"),
        program(
            "the nearest miss: the other is called as well", tap: "owner?.showSaw(size: 2); owner?.showSaw()",
            marks: "; SawController emits SawDelegate.cut unheard"),
        program(
            "the nearest miss: the name alone may mean either", tap: "owner?.showSaw(size: 2); run(owner?.showSaw)",
            marks: "; SawController emits SawDelegate.cut unheard"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}
