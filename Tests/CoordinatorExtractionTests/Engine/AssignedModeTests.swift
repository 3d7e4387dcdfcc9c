import Testing

/// Screens whose mode is a variable that the code which makes them sets: `page.isPreview = true`.
@Suite struct AssignedModeTests {
    private static let silent = "PageController emits PageDelegate.didSave"
    private static let lost =
        "PageController emits PageDelegate.didSave; PageController emits PageDelegate.didSave unheard"

    private static func program(
        _ title: String, emits: String, variable: String = "var isPreview = false",
        preview: String = "let page = PageController()\n        page.isPreview = true", more: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title, beside: EngineProgram.base,
            """
            let app = BookCoordinator()
            protocol PageDelegate: AnyObject { func didSave() }
            final class PageController: UIViewController { //: screen of BookCoordinator
                weak var delegate: PageDelegate?
                \(variable)
                let button = UIButton()
                override func viewDidLoad() {
                    button.addTarget(self, action: #selector(tap), for: .touchUpInside)
                }
                @objc func tap() {
                    if isPreview {
                        dismiss(animated: true)
                    } else {
                        delegate?.didSave() //: \(emits)
                    }
                }
                \(more)
            }
            final class BookCoordinator: Coordinator, PageDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let page = PageController()
                    page.delegate = self //: BookCoordinator catches PageDelegate.didSave
                    stack.pushViewController(page, animated: true)
                    show()
                }
                func show() {
                    \(preview)
                    stack.present(page, animated: true)
                }
                func didSave() { stack.popViewController(animated: true) }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("a preview does not emit what only a page does", emits: silent),
        program(
            "the nearest miss: the mode is set where the object is not made", emits: lost,
            preview: "let page = make()\n        page.isPreview = true",
            more: "}\nfunc make() -> PageController {\n    return PageController()"),
        program(
            "the nearest miss: the screen changes its mode itself", emits: lost,
            more: "@IBAction func edit() { isPreview = false }"),
        program(
            "the nearest miss: the screen switches its mode", emits: lost,
            more: "@IBAction func edit() { isPreview.toggle() }"),
        program(
            "the nearest miss: the mode is only set on a condition", emits: lost,
            preview: "let page = PageController()\n        if stack.isEditing { page.isPreview = true }"),
        program(
            "the nearest miss: other code observes the mode", emits: lost,
            variable: "var isPreview = false { didSet { button.isHidden = isPreview } }"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
