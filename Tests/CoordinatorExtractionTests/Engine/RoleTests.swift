import Testing

/// Who is a coordinator, and who only bears the name.
@Suite struct RoleTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "what the app calls a library's stack shows screens; another protocol of its view controllers does not",
            """
            import UIKit
            @MainActor protocol Showing { func show(screen: UIViewController, animated: Bool) }
            extension UINavigationController: Showing {
                func show(screen: UIViewController, animated: Bool) { present(screen, animated: animated) }
            }
            protocol Loading { func load(_ name: String) }
            extension UIViewController: Loading { func load(_ name: String) {} }
            protocol PaperDelegate: AnyObject { func close() }
            final class PaperController: UIViewController { //: screen of PaperCoordinator
                weak var delegate: PaperDelegate?
                func tap() { delegate?.close() } //: PaperController emits PaperDelegate.close
            }
            final class PaperCoordinator: PaperDelegate { //: coordinator
                let stack: Showing
                init(stack: Showing) { self.stack = stack }
                func begin() {
                    let paper = PaperController()
                    paper.delegate = self //: PaperCoordinator catches PaperDelegate.close
                    stack.show(screen: paper, animated: true)
                }
                func close() { print("closed") }
            }
            final class FileCoordinator {
                let files: Loading
                init(files: Loading) { self.files = files }
                func read() { files.load("a") }
            }
            final class AppCoordinator { //: root navigation
                let navigation = UINavigationController()
                var paper: PaperCoordinator?
                func start() {
                    paper = PaperCoordinator(stack: navigation) //: AppCoordinator presents PaperCoordinator as present
                    paper?.begin()
                    FileCoordinator(files: navigation).read()
                }
            }
            let app = AppCoordinator()
            """),
        MarkedProgram(
            "a view model whose protocol is called a coordinator is none; a flow that is one is",
            beside: EngineProgram.base,
            """
            let app = QuoteFlow()
            protocol QuoteCoordinator: AnyObject {
                var screen: UIViewController? { get set }
                func didQuote()
            }
            class QuoteModel {
                weak var coordinator: QuoteCoordinator?
                func quote() { coordinator?.didQuote() } //: QuoteController emits QuoteCoordinator.didQuote
            }
            class QuoteListViewModel: QuoteCoordinator {
                weak var screen: UIViewController?
                func start() { print("loading") }
                func didQuote() { print("quoted") }
            }
            class QuoteListController: UIViewController { //: screen of QuoteFlow
                let model = QuoteListViewModel()
                func tap() { model.start() }
            }
            class QuoteController: UIViewController { //: screen of QuoteFlow
                let model = QuoteModel()
                func tap() { model.quote() }
            }
            class QuoteFlow: Coordinator, QuoteCoordinator { //: root
                var screen: UIViewController?
                func start() {
                    let quote = QuoteController()
                    quote.model.coordinator = self //: QuoteFlow catches QuoteCoordinator.didQuote
                    show(quote, QuoteListController())
                }
                func didQuote() { screen = nil }
            }
            """),
        MarkedProgram(
            "a database that is called a coordinator is none; a value that presents screens is",
            """
            let app = PaperCoordinator()
            let ledger = LedgerCoordinator(container: NSPersistentContainer(name: "Ledger"))
            protocol Coordinator { func start() }
            struct LedgerCoordinator {
                private let container: NSPersistentContainer
                private let store: NSPersistentStoreCoordinator
                init(container: NSPersistentContainer) {
                    self.container = container
                    store = container.persistentStoreCoordinator
                }
                func save() throws { try container.viewContext.save() }
                func migrate(with store: NSPersistentStoreCoordinator) {}
            }
            struct PaperCoordinator: Coordinator { //: root
                func start() { show(PaperController(ledger: ledger)) }
            }
            class PaperController: UIViewController { //: screen of PaperCoordinator
                let ledger: LedgerCoordinator
                init(ledger: LedgerCoordinator) { self.ledger = ledger }
            }
            """),
        MarkedProgram(
            "a database whose protocol is called a coordinator is none, nor is what stands for any coordinator",
            """
            let app = DeskCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol StoreCoordinator { func save(_ text: String) }
            struct FileStoreCoordinator: StoreCoordinator {
                let path: String
                func save(_ text: String) { print(path, text) }
            }
            final class AnyCoordinator: Coordinator {
                private let work: () -> Void
                init<Base: Coordinator>(_ base: Base) { work = base.start }
                func start() { work() }
            }
            class DeskCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                let store: StoreCoordinator = FileStoreCoordinator(path: "a")
                var children: [AnyCoordinator] = []
                func start() {
                    let pad = AnyCoordinator(PadCoordinator(stack: stack)) //: DeskCoordinator presents PadCoordinator as push
                    children.append(pad)
                    pad.start()
                }
            }
            class PadCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(PadController(), animated: true) }
            }
            class PadController: UIViewController {} //: screen of PadCoordinator
            """),
        MarkedProgram(
            "the nearest misses: a protocol whose coordinators begin in another way, and a base class of any coordinator",
            """
            let app = DeskCoordinator()
            protocol StepCoordinator { func begin() }
            class AnyCoordinator { let stack = UINavigationController() }
            class DeskCoordinator: AnyCoordinator { //: root navigation
                func start() {
                    NoteCoordinator(stack: stack).begin() //: DeskCoordinator presents NoteCoordinator as push
                    PadCoordinator().begin() //: DeskCoordinator presents PadCoordinator as present
                }
            }
            struct NoteCoordinator: StepCoordinator { //: coordinator
                let stack: UINavigationController
                func begin() { stack.pushViewController(NoteController(), animated: true) }
            }
            class NoteController: UIViewController {} //: screen of NoteCoordinator
            struct PadCoordinator: StepCoordinator { //: coordinator
                func begin() { Stage.current?.present(PadViewController()) }
            }
            class PadViewController: UIViewController {} //: screen of PadCoordinator
            """),
        MarkedProgram(
            "a service of which there is one is no coordinator, nor is what only holds services; one that starts is",
            """
            import UIKit
            class FeeCoordinator {
                static let shared: FeeCoordinator = FeeCoordinator()
                var fee = 3
                func load() { fee += 1 }
            }
            class PriceCoordinator {
                static let shared = PriceCoordinator()
                let fees: FeeCoordinator
                init(fees: FeeCoordinator = .shared) { self.fees = fees }
                func load() { fees.load() }
            }
            class ShopController: UIViewController { //: screen of ShopCoordinator
                override func viewDidLoad() { PriceCoordinator.shared.load() }
            }
            class ShopCoordinator { //: root navigation
                static let shared = ShopCoordinator()
                let stack = UINavigationController()
                let help = HelpCoordinator() //: ShopCoordinator presents HelpCoordinator
                func open() {
                    FeeCoordinator.shared.load()
                    stack.pushViewController(ShopController(), animated: true)
                    help.start()
                }
            }
            class HelpCoordinator { //: coordinator container
                let text: TextCoordinator
                init() { text = TextCoordinator() } //: HelpCoordinator presents TextCoordinator as present
                func start() { text.show() }
            }
            class TextCoordinator { //: coordinator
                func show() { window.rootViewController?.present(TextController(), animated: true) }
                var window = UIWindow()
            }
            class TextController: UIViewController {} //: screen of TextCoordinator
            let app = ShopCoordinator.shared
            """),
        MarkedProgram(
            "a value that opens links with a library's navigator is no coordinator; with the app's own it is one",
            beside: EngineProgram.base,
            """
            let app = DeskCoordinator()
            struct LinkCoordinator {
                let navigator = Navigator()
                func open(_ link: URL) -> Bool { navigator.open(link) }
            }
            class DeskRouter { func push(_ screen: UIViewController) {} }
            struct PadCoordinator { //: coordinator
                let router = DeskRouter()
                func show() { router.push(PadController()) }
            }
            class DeskCoordinator: Coordinator { //: root container
                let links = LinkCoordinator()
                func start() { PadCoordinator().show() } //: DeskCoordinator presents PadCoordinator as push
            }
            class PadController: UIViewController {} //: screen of PadCoordinator
            """),
        MarkedProgram(
            "a representable's own Coordinator is none, and what it tells is the view's", beside: EngineProgram.base,
            """
            let app = ScanCoordinator()
            struct ScanView: UIViewControllerRepresentable { //: screen of ScanCoordinator
                private let onScan: (String) -> Void
                init(onScan: @escaping (String) -> Void) { self.onScan = onScan }
                func makeUIViewController(context: Context) -> UIViewController {
                    let camera = CameraViewController()
                    camera.delegate = context.coordinator
                    return camera
                }
                func makeCoordinator() -> Coordinator { Coordinator(self) }
                final class Coordinator: NSObject, CameraViewControllerDelegate {
                    private let scan: ScanView
                    init(_ scan: ScanView) { self.scan = scan }
                    func camera(_ camera: CameraViewController, didFind code: String) { scan.onScan(code) } //: ScanView emits ScanView.onScan
                }
            }
            class ScanCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let scan = ScanView { [weak self] code in self?.open(code) } //: ScanCoordinator catches ScanView.onScan
                    stack.present(UIHostingController(rootView: scan), animated: true)
                }
                func open(_ code: String) { stack.dismiss(animated: true) }
            }
            """),
        MarkedProgram(
            "another module's base class of one name, from which no type inherits, is no coordinator",
            """
            import Kit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var coordinator: InkCoordinator?
                func application(_ app: UIApplication) {
                    coordinator = InkCoordinator()
                    coordinator?.start()
                }
            }
            //: file Kit/Coordinator.swift
            open class Coordinator {
                public var viewController: UIViewController?
                public init() {}
                open func start() {}
            }
            //: file App/Coordinator.swift
            class Coordinator {
                var viewController: UIViewController?
                func start() {}
            }
            //: file App/InkCoordinator.swift
            final class InkCoordinator: Coordinator { //: root
                override func start() { viewController = InkController() }
            }
            class InkController: UIViewController {} //: screen of InkCoordinator
            """),
        MarkedProgram(
            "the nearest miss: each module's base class has an heir that is made",
            """
            import Kit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var coordinator: InkCoordinator?
                func application(_ app: UIApplication) {
                    coordinator = InkCoordinator()
                    coordinator?.start()
                }
            }
            //: file Kit/Coordinator.swift
            open class Coordinator {
                public var viewController: UIViewController?
                public init() {}
                open func start() {}
            }
            //: file Kit/PenCoordinator.swift
            public final class PenCoordinator: Coordinator { //: coordinator
                public override func start() { viewController = PenController() }
            }
            class PenController: UIViewController {} //: screen of PenCoordinator
            //: file App/Coordinator.swift
            class Coordinator {
                var viewController: UIViewController?
                func start() {}
            }
            //: file App/InkCoordinator.swift
            final class InkCoordinator: Coordinator { //: root container
                override func start() {
                    viewController = InkController()
                    PenCoordinator().start() //: InkCoordinator presents PenCoordinator
                }
            }
            class InkController: UIViewController {} //: screen of InkCoordinator
            """),
        MarkedProgram(
            "a screen that makes coordinators in its properties, with or without their names, keeps its own coordinator",
            beside: EngineProgram.base,
            """
            let app = PressCoordinator()
            class PressCoordinator: Coordinator { //: root tabBar
                let stack = UINavigationController()
                func start() {
                    let tabs = PageTabs()
                    tabs.press = self //: PressCoordinator catches PressCoordinator.adopt
                    stack.present(tabs, animated: true)
                }
                func adopt(_ coordinators: [Coordinator]) { print(coordinators) }
            }
            class PageTabs: UITabBarController { //: screen of PressCoordinator
                weak var press: PressCoordinator?
                private let front: FrontCoordinator = .init() //: PressCoordinator presents FrontCoordinator
                private let sport = SportCoordinator() //: PressCoordinator presents SportCoordinator
                override func viewDidLoad() {
                    front.start()
                    sport.start()
                    press?.adopt([front, sport]) //: PageTabs emits PressCoordinator.adopt
                }
            }
            class FrontCoordinator: Coordinator { func start() {} } //: coordinator
            class SportCoordinator: Coordinator { func start() {} } //: coordinator
            """),
        MarkedProgram(
            "a screen that keeps the coordinator which it made is not that one's screen", beside: EngineProgram.base,
            """
            let app = PressCoordinator()
            class PressCoordinator: Coordinator { //: root tabBar
                let window = UIWindow()
                func start() { window.rootViewController = PageTabs() }
            }
            class PageTabs: UITabBarController { //: screen of PressCoordinator
                override func viewDidLoad() { viewControllers = [FrontController()] }
            }
            class FrontController: UIViewController { //: screen in PageTabs
                private var adverts: AdvertCoordinator?
                func tap() {
                    let adverts = AdvertCoordinator(onEnd: { [weak self] in self?.reload() }) //: AdvertCoordinator catches AdvertCoordinator.onEnd by FrontController; PressCoordinator presents AdvertCoordinator
                    adverts.start()
                    self.adverts = adverts
                }
                func reload() { title = "new" }
            }
            class AdvertCoordinator: Coordinator { //: coordinator
                private let onEnd: () -> Void
                private var screen: UIViewController?
                init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
                func start() { screen = AdvertController() }
                @objc func end() { onEnd() } //: AdvertCoordinator emits AdvertCoordinator.onEnd
            }
            class AdvertController: UIViewController {} //: screen of AdvertCoordinator
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
