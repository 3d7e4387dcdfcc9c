import Testing

/// Screens that code makes from a storyboard through accessors which a generator wrote.
@Suite struct StoryboardTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "the accessor's name says which screen it is, in upper or lower case, however it is called",
            beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            class ShelfCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let scan = R.storyboard.books.scanQRVC()!
                    scan.onRead = { [weak self] in self?.close() } //: ShelfCoordinator catches ScanQrVC.onRead
                    let shelf = R.storyboard.books.shelfVC.callAsFunction()!
                    shelf.onTidy = { [weak self] in self?.close() } //: ShelfCoordinator catches ShelfVC.onTidy
                    let loan = R.storyboard.books().instantiateViewController(withResource: R.storyboard.books.loanVC)!
                    loan.onLend = { [weak self] in self?.close() } //: ShelfCoordinator catches LoanVC.onLend
                    stack.setViewControllers([scan, shelf, loan], animated: false)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class ScanQrVC: UIViewController { //: screen of ShelfCoordinator
                var onRead: (() -> Void)?
                func read() { onRead?() } //: ScanQrVC emits ScanQrVC.onRead
            }
            class ShelfVC: UIViewController { //: screen of ShelfCoordinator
                var onTidy: (() -> Void)?
                func tidy() { onTidy?() } //: ShelfVC emits ShelfVC.onTidy
            }
            class LoanVC: UIViewController { //: screen of ShelfCoordinator
                var onLend: (() -> Void)?
                func lend() { onLend?() } //: LoanVC emits LoanVC.onLend
            }
            """),
        MarkedProgram(
            "a storyboard's first screen is what it is cast to, or what its function returns",
            beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            class ShelfCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let shelf = R.storyboard.books().instantiateInitialViewController() as! ShelfVC
                    shelf.onTidy = { [weak self] in self?.close() } //: ShelfCoordinator catches ShelfVC.onTidy
                    stack.pushViewController(shelf, animated: true)
                    stack.pushViewController(makeLoan(), animated: true)
                }
                func makeLoan() -> LoanVC { R.storyboard.loans.instantiateInitialViewController()! }
                func close() { stack.popViewController(animated: true) }
            }
            class ShelfVC: UIViewController { //: screen of ShelfCoordinator
                var onTidy: (() -> Void)?
                func tidy() { onTidy?() } //: ShelfVC emits ShelfVC.onTidy
            }
            class LoanVC: UIViewController {} //: screen of ShelfCoordinator
            """),
        MarkedProgram(
            "the nearest miss: what no name and no cast says is unresolved, where a coordinator makes it",
            beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            class ShelfCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let first = R.storyboard.books.instantiateInitialViewController()! //: unresolved
                    let other = R.storyboard.books.other()! //: unresolved
                    stack.setViewControllers([first, other, ShelfVC()], animated: false)
                }
            }
            class ShelfVC: UIViewController { //: screen of ShelfCoordinator
                func look() { present(R.storyboard.books.other()!, animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: of two screens of one name, in upper and lower case, none is chosen",
            beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            class ShelfCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(R.storyboard.books.scanQRvc()!, animated: true) } //: unresolved
            }
            class ScanQrVC: UIViewController {}
            class ScanQRVC: UIViewController {}
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
