import Testing

/// What a declaration says of a value that is written without its type.
@Suite struct DeclaredTypeTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a coordinator that no code makes wires its screen in its initialiser all the same",
            beside: EngineProgram.base,
            """
            let app = LockCoordinator()
            class LockController: UIViewController { //: screen of LockCoordinator; screen of AskCoordinator
                var unlock: (() -> Void)?
                @objc func tap() { unlock?() } //: LockController emits LockController.unlock
            }
            class LockCoordinator: Coordinator { //: root
                let window = UIWindow()
                private lazy var screen: LockController = { LockController() }()
                init() { screen.unlock = { [weak self] in self?.stop() } } //: LockCoordinator catches LockController.unlock
                func start() { window.rootViewController = screen }
                func stop() { window.isHidden = true }
            }
            class AskCoordinator: Coordinator { //: unattached
                let stack: UINavigationController
                private lazy var screen: LockController = { LockController() }()
                init(stack: UINavigationController) {
                    self.stack = stack
                    screen.unlock = { [weak self] in self?.stop() } //: AskCoordinator catches LockController.unlock
                }
                func start() { stack.present(screen, animated: true) }
                func stop() { stack.dismiss(animated: true) }
            }
            """),
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
        MarkedProgram(
            "a collection's registration hands a view of its type to its closure; another object hands on anything",
            beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            protocol HeaderDelegate: AnyObject { func open() }
            protocol FooterDelegate: AnyObject { func close() }
            protocol ShelfDelegate: AnyObject { func leave() }
            class ShelfCoordinator: Coordinator, ShelfDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let shelf = ShelfController()
                    shelf.delegate = self //: ShelfCoordinator catches ShelfDelegate.leave
                    stack.pushViewController(shelf, animated: true)
                }
                func leave() { stack.popViewController(animated: true) }
            }
            class ShelfController: UIViewController, HeaderDelegate, FooterDelegate { //: screen of ShelfCoordinator
                weak var delegate: ShelfDelegate?
                override func viewDidLoad() {
                    let header = UICollectionView.SupplementaryRegistration<Header>(elementKind: "header", handler: { [weak self] header, _, _ in
                        guard let self = self else { return }
                        header.delegate = self
                    })
                    let footer = UICollectionView.SomeRegister<Footer>(elementKind: "footer", handler: { [weak self] footer, _, _ in
                        guard let self = self else { return }
                        footer.delegate = self
                    })
                    print(header, footer)
                }
                func update() {
                    guard let header = list.view(at: 0) as? Header, let footer = list.view(at: 1) as? Footer else { return }
                    (header.alpha, footer.alpha) = (1, 1)
                }
                func open() { delegate?.leave() } //: ShelfController emits ShelfDelegate.leave
                func close() { delegate?.leave() } //: ShelfController emits ShelfDelegate.leave
            }
            class Header: UICollectionReusableView {
                weak var delegate: HeaderDelegate?
                func tap() { delegate?.open() }
            }
            class Footer: UICollectionReusableView {
                weak var delegate: FooterDelegate?
                func tap() { delegate?.close() } //: ShelfController emits FooterDelegate.close
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
