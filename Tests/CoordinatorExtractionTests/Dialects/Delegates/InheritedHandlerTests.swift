import Testing

/// Methods of a delegate that a superclass has and that do nothing there.
@Suite struct InheritedHandlerTests {
    private static func program(_ title: String, base: String, own: String, marks: String) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            let app = PackCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol PackDelegate: AnyObject { func packOpened(); func packEdited() }
            extension PackDelegate { func packOpened() {}; func packEdited() {} }
            class PackController: UIViewController { //: screen of PackCoordinator
                weak var delegate: PackDelegate?
                @objc func open() { delegate?.packOpened() } //: PackController emits PackDelegate.packOpened
                @objc func edit() { delegate?.packEdited() } //: PackController emits PackDelegate.packEdited
            }
            class PackHandling: Coordinator, PackDelegate {
                let stack = UINavigationController()
                func start() {
                    let pack = PackController()
                    pack.delegate = self //: PackCoordinator catches PackDelegate.packOpened\(marks)
                    stack.pushViewController(pack, animated: true)
                }
                func packOpened() {}
                func packEdited() { \(base) }
                func close() { stack.popViewController(animated: true) }
            }
            class PackCoordinator: PackHandling { //: root
                override func packOpened() { close() }
                \(own)
            }
            """)
    }

    private static let edited = "; PackCoordinator catches PackDelegate.packEdited"

    static let programs: [MarkedProgram] = [
        program("the superclass repeats the default, which does nothing", base: "", own: "", marks: ""),
        program("the nearest miss: the superclass does something", base: "close()", own: "", marks: edited),
        program(
            "the nearest miss: the class itself does something", base: "",
            own: "override func packEdited() { close() }",
            marks: edited),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
