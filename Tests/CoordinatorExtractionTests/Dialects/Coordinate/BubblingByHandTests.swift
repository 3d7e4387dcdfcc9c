import Testing

@testable import CoordinatorExtraction

/// Methods that coordinators pass up themselves, under any name.
@Suite struct BubblingByHandTests {
    /// A library with a reader in it; each coordinator asks its parent for what it does not do itself.
    private static let library = """
        enum LibraryAction { case open, share, close, rate }
        class AppDelegate: UIApplicationDelegate {
            let app = ShelfCoordinator(nil, UINavigationController())
            func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool { app.start(); return true }
        }
        class Flow: Coordinator {
            weak var parent: Flow?
            let stack: UINavigationController
            init(_ parent: Flow?, _ stack: UINavigationController) { self.parent = parent; self.stack = stack }
            func start() {}
            func perform(_ action: LibraryAction) { parent?.perform(action) }
        }

        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "handled here, above, only watched, and nowhere",
            """
            protocol Coordinator: AnyObject { func start() }

            """ + library + """
                final class ShelfCoordinator: Flow { //: root navigation
                    override func start() { ReaderCoordinator(self, stack).start() } //: ShelfCoordinator presents ReaderCoordinator as push
                    override func perform(_ action: LibraryAction) {
                        switch action {
                        case .open: stack.popViewController(animated: true) //: ShelfCoordinator catches LibraryAction.open
                        case .share, .close, .rate: fatalError("not intercepted")
                        }
                    }
                }
                final class ReaderCoordinator: Flow { //: coordinator
                    override func start() { stack.pushViewController(PageController(self), animated: true) }
                    override func perform(_ action: LibraryAction) {
                        switch action {
                        case .close: stack.popViewController(animated: true) //: ReaderCoordinator catches LibraryAction.close
                        case .share: //: ReaderCoordinator sees LibraryAction.share
                            Counter.shared.count(action)
                            super.perform(action)
                        default: super.perform(action)
                        }
                    }
                }
                final class PageController: UIViewController { //: screen of ReaderCoordinator
                    let coordinator: Flow
                    init(_ coordinator: Flow) { self.coordinator = coordinator }
                    @objc func tap() {
                        coordinator.perform(.open) //: PageController emits LibraryAction.open
                        coordinator.perform(.share) //: PageController emits LibraryAction.share
                        coordinator.perform(.close) //: PageController emits LibraryAction.close
                        coordinator.perform(.rate) //: PageController emits LibraryAction.rate
                    }
                }
                """),
        MarkedProgram(
            "a condition decides; another event is sent instead; one that stays where it arrives",
            """
            protocol Coordinator: AnyObject { func start() }

            """ + library + """
                final class ShelfCoordinator: Flow { //: root navigation
                    override func start() { ReaderCoordinator(self, stack).start() } //: ShelfCoordinator presents ReaderCoordinator as push
                    override func perform(_ action: LibraryAction) {
                        if case .close = action { stack.popViewController(animated: true) } //: ShelfCoordinator catches LibraryAction.close
                    }
                }
                final class ReaderCoordinator: Flow { //: coordinator
                    override func start() { stack.pushViewController(PageController(self), animated: true) }
                    override func perform(_ action: LibraryAction) {
                        switch action {
                        case .open: //: ReaderCoordinator may catch LibraryAction.open
                            guard isSignedIn else { parent?.perform(action); return }
                            stack.popViewController(animated: true)
                        case .share: parent?.perform(.close) //: ReaderCoordinator catches LibraryAction.share; ReaderCoordinator emits LibraryAction.close
                        case .rate: break //: ReaderCoordinator catches LibraryAction.rate
                        case .close: stack.dismiss(animated: true) { [weak self] in self?.parent?.perform(action) } //: ReaderCoordinator sees LibraryAction.close
                        }
                    }
                }
                final class PageController: UIViewController { //: screen of ReaderCoordinator
                    let coordinator: Flow
                    init(_ coordinator: Flow) { self.coordinator = coordinator }
                    @objc func tap() { coordinator.perform(.open) } //: PageController emits LibraryAction.open
                    @objc func pick(_ action: LibraryAction) { coordinator.perform(action) } //: unresolved
                }
                """),
        MarkedProgram(
            "a protocol's default hands on, and events conform to a protocol; the same shape downwards is no event",
            """
            protocol Move {}
            enum MenuMove: Move { case settings, help }
            protocol Coordinator: AnyObject {
                var parentCoordinator: Coordinator? { get }
                func start(with option: Option)
                func finish(with move: Move)
            }
            extension Coordinator { func finish(with move: Move) { parentCoordinator?.finish(with: move) } }
            enum Option { case link, none }
            class AppDelegate: UIApplicationDelegate {
                let app = RootCoordinator(window: UIWindow())
                func applicationDidFinishLaunching(_ a: UIApplication) { app.start(with: .link) }
            }
            final class RootCoordinator: Coordinator { //: root container
                weak var parentCoordinator: Coordinator?
                let window: UIWindow
                var child: Coordinator?
                init(window: UIWindow) { self.window = window }
                func start(with option: Option) {
                    child = MenuCoordinator(self) //: RootCoordinator presents MenuCoordinator
                    child?.start(with: option)
                }
                func finish(with move: Move) {
                    guard let move = move as? MenuMove else { return }
                    switch move {
                    case .settings: window.makeKeyAndVisible() //: RootCoordinator catches MenuMove.settings
                    case .help: return //: RootCoordinator catches MenuMove.help
                    }
                }
            }
            final class MenuCoordinator: Coordinator { //: coordinator
                weak var parentCoordinator: Coordinator?
                init(_ parent: Coordinator) { parentCoordinator = parent }
                func start(with option: Option) { screen.coordinator = self }
                let screen = MenuController()
            }
            final class MenuController: UIViewController { //: screen of MenuCoordinator
                weak var coordinator: Coordinator?
                @objc func settings() { coordinator?.finish(with: MenuMove.settings) } //: MenuController emits MenuMove.settings
                @objc func help() { coordinator?.finish(with: MenuMove.help) } //: MenuController emits MenuMove.help
            }
            """),
        MarkedProgram(
            "a delegate that has a method of the same name is no parent that passes it on",
            beside: EngineProgram.base,
            """
            let app = CatCoordinator()
            enum Tab { case list, saved }
            protocol TabSwitch: AnyObject { func show(tab: Tab) }
            protocol CatFlow: AnyObject { func show(tab: Tab) }
            class TabController: UITabBarController, TabSwitch { //: screen of CatCoordinator
                func show(tab: Tab) { selectedIndex = 1 }
            }
            class CatCoordinator: Coordinator, CatFlow { //: root
                weak var tabs: TabSwitch?
                let stack = UINavigationController()
                let bar = TabController()
                func start() {
                    tabs = bar
                    let cats = CatController()
                    cats.flow = self //: CatCoordinator catches CatFlow.show
                    stack.pushViewController(cats, animated: true)
                }
                func show(tab: Tab) { tabs?.show(tab: tab) }
            }
            class CatController: UIViewController { //: screen of CatCoordinator
                weak var flow: CatFlow?
                func tap() { flow?.show(tab: .saved) } //: CatController emits CatFlow.show
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    /// An event that a coordinator drops by name, or on its way up, meets an empty handler.
    @Test func whatIsDroppedHasAnEmptyHandler() {
        let reader = Self.programs[1].tree().coordinators.first { $0.type == "ReaderCoordinator" }
        #expect(reader?.intercepts.filter(\.isEmpty).map(\.event) == ["LibraryAction.rate"])
        let root = Self.programs[2].tree().coordinators.first { $0.type == "RootCoordinator" }
        #expect(root?.intercepts.filter(\.isEmpty).map(\.event) == ["MenuMove.help"])
    }

    /// The nearest miss: the coordinators call each other, and nothing hands anything on.
    @Test func aMethodThatHandsNothingOnIsNoEvent() {
        let program = MarkedProgram(
            "",
            """
            enum Step { case one }
            protocol Coordinator: AnyObject { func start() }
            class AppDelegate: UIApplicationDelegate { let app = AppCoordinator(UINavigationController()) }
            final class AppCoordinator: Coordinator {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() { perform(.one) }
                func perform(_ step: Step) { switch step { case .one: stack.show(Page(), sender: nil) } }
            }
            final class Page: UIViewController {}
            """)
        #expect(program.tree().events.isEmpty)
    }

    /// The nearest miss: a coordinator that hands a state down to its screen, which it holds weakly.
    @Test func whatScreensAreToldIsNoEvent() {
        let program = MarkedProgram(
            "",
            """
            enum Light { case on, off }
            protocol LightShowing: AnyObject { func update(_ light: Light) }
            protocol Coordinator: AnyObject { func start() }
            class AppDelegate: UIApplicationDelegate { let app = AppCoordinator(UINavigationController()) }
            final class AppCoordinator: Coordinator, LightShowing {
                let stack: UINavigationController
                weak var lamp: LampController?
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let lamp = LampController()
                    stack.show(lamp, sender: nil)
                    self.lamp = lamp
                }
                func update(_ light: Light) { lamp?.update(light) }
            }
            final class LampController: UIViewController, LightShowing {
                func update(_ light: Light) { switch light { case .on: title = "on"; case .off: title = "off" } }
            }
            """)
        #expect(program.tree().events.isEmpty)
    }

    /// The nearest miss: a coordinator that answers one screen, and whose delegate is another screen.
    @Test func whatADelegateBelowIsAskedDoesNotBubble() {
        let program = MarkedProgram(
            "",
            """
            enum Part { case map, list }
            protocol Loading: AnyObject { func reload(_ part: Part) }
            protocol Coordinator: AnyObject { func start() }
            class AppDelegate: UIApplicationDelegate {
                let app = AppCoordinator(UINavigationController())
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool { app.start(); return true }
            }
            final class AppCoordinator: Coordinator, Loading { //: root
                let stack: UINavigationController
                weak var delegate: Loading?
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let list = ListController()
                    list.coordinator = self
                    stack.pushViewController(list, animated: true)
                    let failure = FailureController()
                    failure.delegate = self //: AppCoordinator catches Loading.reload
                    stack.present(failure, animated: true)
                }
                func reload(_ part: Part) {
                    switch part {
                    case .list: delegate?.reload(.list) //: AppCoordinator emits Loading.reload
                    case .map: break
                    }
                }
            }
            final class ListController: UIViewController, Loading { //: screen of AppCoordinator
                weak var coordinator: AppCoordinator?
                override func viewDidLoad() { coordinator?.delegate = self }
                func reload(_ part: Part) { view.setNeedsLayout() }
            }
            final class FailureController: UIViewController { //: screen of AppCoordinator
                weak var delegate: Loading?
                @objc func again() { delegate?.reload(.list) } //: FailureController emits Loading.reload
            }
            """)
        program.check()
    }

    /// Two coordinators answer one screen each, and their other screens assign themselves to their delegates.
    private static func loading(inner: String = "delegate?.reload(.list)", beside: String = "") -> MarkedProgram {
        func coordinator(_ name: String, _ part: String) -> String {
            """
            final class \(name)Coordinator: Coordinator, Loading {
                let stack: UINavigationController
                weak var delegate: Loading?
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let list = \(name)Controller()
                    list.coordinator = self
                    stack.pushViewController(list, animated: true)
                    let failure = FailureController(.\(part))
                    failure.delegate = self
                    stack.present(failure, animated: true)
                }
                func reload(_ part: Part) {
                    switch part {
                    case .\(part): delegate?.reload(.\(part))
                    default: break
                    }
                }
            }
            final class \(name)Controller: UIViewController, Loading {
                weak var coordinator: \(name)Coordinator?
                override func viewDidLoad() { coordinator?.delegate = self }
                func reload(_ part: Part) { view.setNeedsLayout() }
            }

            """
        }
        return MarkedProgram(
            "",
            """
            enum Part { case map, list }
            protocol Loading: AnyObject { func reload(_ part: Part) }
            protocol Coordinator: AnyObject { func start() }
            class AppDelegate: UIApplicationDelegate {
                let app = AppCoordinator(UINavigationController())
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool { app.start(); return true }
            }
            final class AppCoordinator: Coordinator {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let map = MapCoordinator(stack)
                    let list = ListCoordinator(stack)
                    map.start()
                    list.start()
                    \(beside)
                }
            }
            \(coordinator("Map", "map"))\(coordinator("List", "list"))
            final class FailureController: UIViewController {
                let part: Part
                weak var delegate: Loading?
                init(_ part: Part) { self.part = part }
                @objc func again() { delegate?.reload(part) }
            }
            """)
    }

    @Test func whatScreensThatAssignThemselvesAreAskedDoesNotBubble() {
        #expect(Self.loading().tree().events.map(\.name) == ["Loading.reload"])
    }

    /// The nearest miss: a coordinator assigns itself as well, so it may be a parent.
    @Test func whatAParentIsAskedBubbles() {
        var program = Self.loading(beside: "map.delegate = self").texts[0]
        program = program.replacing(
            "AppCoordinator: Coordinator {",
            with: "AppCoordinator: Coordinator, Loading {\nfunc reload(_ part: Part) {}")
        #expect(MarkedProgram("", program).tree().events.map(\.name).contains("Part.map"))
    }
}
