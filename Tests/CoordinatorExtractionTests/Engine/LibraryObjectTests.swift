import Testing

/// Objects of a library's type, which stand for all of it, do not join the screens that are stored in them.
@Suite struct LibraryObjectTests {
    /// Two coordinators make a screen, and one of them listens; `wiring` is what the screen does when it is loaded, and
    /// `members` are further members of it.
    private static func program(_ title: String, members: String = "", wiring: String) -> MarkedProgram {
        MarkedProgram(
            title, beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            class ShelfCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    FictionCoordinator(stack: stack).start() //: ShelfCoordinator presents FictionCoordinator as push
                    PoetryCoordinator(stack: stack).start() //: ShelfCoordinator presents PoetryCoordinator as push
                }
            }
            class FictionCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let books = BooksController()
                    books.onRead = { [weak self] in self?.close() } //: FictionCoordinator catches BooksController.onRead
                    stack.pushViewController(books, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class PoetryCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(BooksController(), animated: true) }
            }
            class PlainTable: UITableView {}
            class ShelfView: UIView { lazy var table = PlainTable() }
            class BooksController: UIViewController, UITableViewDataSource { //: screen of FictionCoordinator; screen of PoetryCoordinator
                var onRead: (() -> Void)?
                \(members)
                override func viewDidLoad() { \(wiring) }
                @objc func tap() { onRead?() } //: BooksController emits BooksController.onRead; BooksController emits BooksController.onRead unheard
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "a screen is the data source of a table", members: "let table = UITableView()",
            wiring: "table.dataSource = self"),
        program(
            "of a table in a storyboard", members: "@IBOutlet var table: UITableView!",
            wiring: "table.dataSource = self"),
        program(
            "of a table of the app's own type", members: "let table = PlainTable()", wiring: "table.dataSource = self"),
        program(
            "of a table of the app's own type in a view of the app's", members: "let shelf = ShelfView()",
            wiring: "shelf.table.dataSource = self; shelf.table.delegate = self"),
        program("the nearest miss: of no table", wiring: "title = \"Books\""),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func eachHasItsOwnEvents(_ program: MarkedProgram) {
        #expect(
            program.facts(under: "FictionCoordinator") == [
                "BooksController emits BooksController.onRead", "FictionCoordinator catches BooksController.onRead",
            ])
        #expect(
            program.facts(under: "PoetryCoordinator") == ["BooksController emits BooksController.onRead unheard"])
    }
}
