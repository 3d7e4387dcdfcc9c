import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What whole programs hold, whatever their dialect: roots, rings, what isn't presented, what doesn't parse.
@Suite struct ProgramTests {
    static let base = "protocol Coordinator: AnyObject { func start() }"

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "the app's delegate, scene or App makes the root", beside: base,
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                lazy var coordinator = AppCoordinator(window: window)
                func application(_ app: UIApplication) -> Bool {
                    coordinator.start()
                    return true
                }
            }
            class AppCoordinator: Coordinator { func start() {} } //: root
            """),
        MarkedProgram(
            "several roots: one for each scene", beside: base,
            """
            class MainScene: UIResponder, UIWindowSceneDelegate {
                func scene() { MainCoordinator().start() }
            }
            class CarScene: UIResponder, CPTemplateApplicationSceneDelegate {
                func scene() { CarCoordinator().start() }
            }
            class MainCoordinator: Coordinator { func start() {} } //: root
            class CarCoordinator: Coordinator { func start() {} } //: root
            """),
        MarkedProgram(
            "presented by no coordinator, with what it presents itself", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { func start() {} } //: root
            class OldCoordinator: Coordinator { //: unattached container
                func start() { InnerCoordinator().start() } //: OldCoordinator presents InnerCoordinator
            }
            class InnerCoordinator: Coordinator { func start() {} } //: coordinator
            """),
        MarkedProgram(
            "A presents B presents A: a reference, not an endless tree", beside: base,
            """
            let app = ACoordinator()
            class ACoordinator: Coordinator { //: root container
                func start() { present(BCoordinator()) } //: ACoordinator presents BCoordinator as present
            }
            class BCoordinator: Coordinator { //: coordinator container
                func start() { present(ACoordinator()) } //: BCoordinator presents ACoordinator as present again
            }
            """),
        MarkedProgram(
            "a child under two parents stands once, and the other refers to it", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root container
                func start() {
                    ACoordinator().start() //: AppCoordinator presents ACoordinator
                    BCoordinator().start() //: AppCoordinator presents BCoordinator
                }
            }
            class ACoordinator: Coordinator { //: coordinator container
                func start() { SharedCoordinator().start() } //: ACoordinator presents SharedCoordinator
            }
            class BCoordinator: Coordinator { //: coordinator container
                func start() { SharedCoordinator().start() } //: BCoordinator presents SharedCoordinator again
            }
            class SharedCoordinator: Coordinator { func start() {} } //: coordinator
            """),
        MarkedProgram(
            "generic subclasses of coordinators", beside: base,
            """
            let app = AppCoordinator()
            class NavigationCoordinator<Screen: UIViewController>: Coordinator {
                let screen = Screen()
                func start() {}
            }
            class AppCoordinator: NavigationCoordinator<HomeController> { //: root navigation
                override func start() { push(PickerCoordinator<Team>()) } //: AppCoordinator presents PickerCoordinator as push
            }
            class HomeController: UIViewController {} //: screen of AppCoordinator
            class PickerCoordinator<Item>: Coordinator { func start() {} } //: coordinator
            """),
        MarkedProgram(
            "a view controller that is itself a coordinator", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root container
                func start() {
                    let tabs = TabsController()
                    tabs.onLogout = { self.start() } //: AppCoordinator catches TabsController.onLogout
                    window.rootViewController = tabs //: AppCoordinator presents TabsController as root
                }
            }
            class TabsController: UITabBarController, Coordinator { //: coordinator; screen of TabsController
                var onLogout: (() -> Void)?
                func start() {}
                func tap() { onLogout?() } //: TabsController emits TabsController.onLogout
            }
            """),
        MarkedProgram(
            "types nested in enums, declared in extensions in other files", beside: base,
            """
            let app = Feature.Login.FlowCoordinator()
            enum Feature {}
            //: file Login.swift
            extension Feature { enum Login {} }
            //: file Flow.swift
            extension Feature.Login {
                class FlowCoordinator: Coordinator { //: root
                    func start() {
                        let screen = Screen()
                        screen.onDone = { self.end() } //: Feature.Login.FlowCoordinator catches Feature.Login.Screen.onDone
                    }
                }
                class Screen: UIViewController { //: screen of Feature.Login.FlowCoordinator
                    var onDone: (() -> Void)?
                    func tap() { onDone?() } //: Feature.Login.Screen emits Feature.Login.Screen.onDone
                }
            }
            """),
        MarkedProgram(
            "code that is commented out, and strings, say nothing", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root
                func start() {
                    // OldCoordinator().start()
                    /* let old = OldCoordinator()
                       old.start() */
                    print("OldCoordinator().start()")
                }
            }
            class OldCoordinator: Coordinator { func start() {} } //: unattached
            """),
        MarkedProgram(
            "what stands around an error still counts", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root container
                func start() { push(ListCoordinator()) } //: AppCoordinator presents ListCoordinator as push
                func broken( {
                    let x = = 3
                }
            }
            class ListCoordinator: Coordinator { func start() {} } //: coordinator
            """),
        MarkedProgram(
            "both branches of #if", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root container
                func start() {
                    #if DEBUG
                        push(DebugCoordinator()) //: AppCoordinator presents DebugCoordinator as push
                    #else
                        push(ListCoordinator()) //: AppCoordinator presents ListCoordinator as push
                    #endif
                }
            }
            #if DEBUG
                class DebugCoordinator: Coordinator { func start() {} } //: coordinator
            #endif
            class ListCoordinator: Coordinator { func start() {} } //: coordinator
            """),
        MarkedProgram(
            "a child is fed through a helper into an array", beside: base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root container
                func start() {
                    setTabs([ //: AppCoordinator presents ACoordinator as set; AppCoordinator presents BCoordinator as set
                        wrap(ACoordinator()),
                        wrap(BCoordinator()),
                    ])
                }
                func wrap(_ child: Coordinator) -> UIViewController {
                    child.start()
                    return child.controller
                }
            }
            class ACoordinator: Coordinator { func start() {} } //: coordinator
            class BCoordinator: Coordinator { func start() {} } //: coordinator
            """),
    ]

    @Test(arguments: programs) func tellsWhatIsThere(_ program: MarkedProgram) { program.check() }

    /// The four dialects in one app: the parent is told by an output, a delegate and an event.
    @Test func dialectsMix() {
        MarkedProgram(
            "mixed",
            """
            let app = AppCoordinator()
            enum Shop: CoordinateEvents { case pay }
            class AppCoordinator: ContainerCoordinator<AppController>, ListDelegate { //: root container
                override func start() {
                    let list = ListController()
                    list.delegate = self //: AppCoordinator catches ListDelegate.didPick
                    list.onBack = { self.back() } //: AppCoordinator catches ListController.onBack
                }
                override func interceptEvent(_ event: CoordinateEvents) -> Bool {
                    if case Shop.pay = event { return true } //: AppCoordinator catches Shop.pay
                    return false
                }
                func didPick() {}
            }
            class AppController: UIViewController {} //: screen of AppCoordinator
            protocol ListDelegate: AnyObject { func didPick() }
            class ListController: UIViewController { //: screen of AppCoordinator
                weak var delegate: ListDelegate?
                var onBack: (() -> Void)?
                func tap() {
                    delegate?.didPick() //: ListController emits ListDelegate.didPick
                    onBack?() //: ListController emits ListController.onBack
                    emitEvent(Shop.pay) //: ListController emits Shop.pay
                }
            }
            """
        ).check()
    }

    /// A dialect that is forbidden says nothing; the others say the same as before.
    @Test(arguments: [
        (Dialect.coordinate, ["Shop.pay"]), (.flowOutputs, ["View.onBack"]), (.delegates, ["ViewDelegate.didPick"]),
    ]) func aDialectCanBeForbidden(_ dialect: Dialect, itsEvents: [String]) throws {
        let program = MarkedProgram(
            "all three",
            """
            let app = AppCoordinator()
            enum Shop: CoordinateEvents { case pay }
            class AppCoordinator: Coordinator<View>, ViewDelegate {
                override func start() {
                    screen.delegate = self
                    screen.onBack = { self.back() }
                }
                override func interceptEvent(_ event: CoordinateEvents) -> Bool { event is Shop }
                let screen = View()
                func didPick() {}
            }
            protocol ViewDelegate: AnyObject { func didPick() }
            class View: UIViewController {
                weak var delegate: ViewDelegate?
                var onBack: (() -> Void)?
                func tap() {
                    delegate?.didPick()
                    onBack?()
                    emitEvent(Shop.pay)
                }
            }
            """)
        let all: Set = ["Shop.pay", "View.onBack", "ViewDelegate.didPick"]
        let cases: [(forbidden: Set<Dialect>, rest: Set<String>)] = [
            ([], all), ([dialect], all.subtracting(itsEvents)),
        ]
        for (forbidden, rest) in cases {
            let tree = program.tree(options: ExtractionOptions(forbidden: forbidden))
            let app = try #require(tree.coordinators.first)
            #expect(Set(app.screens.flatMap { $0.emits.map(\.event) }) == rest)
            #expect(Set(app.intercepts.map(\.event)) == rest)
        }
    }

    @Test func theRootCanBeNamed() {
        MarkedProgram(
            "named", beside: Self.base,
            """
            class FirstCoordinator: Coordinator { func start() {} } //: unattached
            class AppCoordinator: Coordinator { func start() {} } //: root
            """
        ).check(options: ExtractionOptions(root: "AppCoordinator"))
    }
}
