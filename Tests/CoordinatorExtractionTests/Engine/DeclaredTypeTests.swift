import Testing

/// What a declaration says of a value that is written without its type.
@Suite struct DeclaredTypeTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a variable that gets its object later, as `.init`; one without a type gets none",
            beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            class ShelfCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { show(true); lend(false) }
                func show(_ isNew: Bool) {
                    let shelf: ShelfController
                    if isNew { shelf = .init(count: 1) } else { shelf = .init() }
                    shelf.onTidy = { [weak self] in self?.close() } //: ShelfCoordinator catches ShelfController.onTidy
                    stack.pushViewController(shelf, animated: true)
                }
                func lend(_ isNew: Bool) {
                    var shelf = unknown
                    shelf = .init()
                    shelf.onLend = { [weak self] in self?.close() }
                }
                func close() { stack.popViewController(animated: true) }
            }
            class ShelfController: UIViewController { //: screen of ShelfCoordinator
                var onTidy: (() -> Void)?
                var onLend: (() -> Void)?
                init() {}
                init(count: Int) {}
                func tidy() { onTidy?() } //: ShelfController emits ShelfController.onTidy
                func lend() { onLend?() } //: ShelfController emits ShelfController.onLend
            }
            """),
        MarkedProgram(
            "a method of a protocol with a default, handed on without a call; one without a default does nothing",
            beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            protocol Failing { func present(error: Error); func log(error: Error) }
            extension Failing where Self: ShelfCoordinator {
                func present(error: Error) { stack.present(UIAlertController(), animated: true) }
            }
            class ShelfCoordinator: Coordinator, Failing { //: root
                let stack = UINavigationController()
                func start() {
                    let shelf = ShelfController()
                    shelf.onFail = present(error:) //: ShelfCoordinator catches ShelfController.onFail
                    stack.pushViewController(shelf, animated: true)
                }
            }
            class ShelfController: UIViewController { //: screen of ShelfCoordinator
                var onFail: ((Error) -> Void)?
                func fail() { onFail?(NSError()) } //: ShelfController emits ShelfController.onFail
            }
            """),
        MarkedProgram(
            "screens from a storyboard through generated code, by the accessor's name or the function's result",
            beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            class ShelfCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let shelf = ShelfController.create()
                    shelf.onTidy = { [weak self] in self?.close() } //: ShelfCoordinator catches ShelfController.onTidy
                    stack.pushViewController(shelf, animated: true)
                    let book = R.storyboard.books.bookController()!
                    book.onRead = { [weak self] in self?.close() } //: ShelfCoordinator catches BookController.onRead
                    stack.pushViewController(book, animated: true)
                    let image = R.image.bookController()!
                    image.onLook = { [weak self] in self?.close() }
                }
                func close() { stack.popViewController(animated: true) }
            }
            class ShelfController: UIViewController { //: screen of ShelfCoordinator
                var onTidy: (() -> Void)?
                static func create() -> ShelfController {
                    let controller = R.storyboard.books.initialViewController()!
                    controller.title = "Shelf"
                    return controller
                }
                func tidy() { onTidy?() } //: ShelfController emits ShelfController.onTidy
            }
            class BookController: UIViewController { //: screen of ShelfCoordinator
                var onRead: (() -> Void)?
                var onLook: (() -> Void)?
                func read() { onRead?() } //: BookController emits BookController.onRead
                func look() { onLook?() } //: BookController emits BookController.onLook
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
