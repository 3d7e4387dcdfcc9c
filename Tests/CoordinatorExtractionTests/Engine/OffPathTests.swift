import Testing

/// Events whose channels are wired to objects off the path: they are intercepted all the same.
@Suite struct OffPathTests {
    private static let tabs = """
        \(EngineProgram.base)
        let app = AppCoordinator()
        class AppCoordinator: Coordinator { //: root tabBar
            let list = ListCoordinator() //: AppCoordinator presents ListCoordinator
            let saved = SavedCoordinator() //: AppCoordinator presents SavedCoordinator
            var tabs: Tabs?
            func start() {
                list.start()
                saved.start()
                tabs = Tabs(list: list.screen, saved: saved.screen)
            }
        }
        class Tabs: UITabBarController { //: screen of AppCoordinator
            let list: ListScreen
            let saved: SavedScreen
            init(list: ListScreen, saved: SavedScreen) {
                self.list = list
                self.saved = saved
                super.init(nibName: nil, bundle: nil)
            }
        }
        class ListCoordinator: Coordinator { //: coordinator
            let screen = ListScreen()
            func start() {
                screen.onPick = { [weak self] in self?.pick() } //: ListCoordinator catches ListScreen.onPick; ListScreen catches ListScreen.onPick by ListCoordinator
            }
            func pick() { print("picked") }
        }
        class ListScreen: UIViewController { //: screen of ListCoordinator; screen in Tabs
            var onPick: (() -> Void)?
            func tap() { onPick?() } //: ListScreen emits ListScreen.onPick
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a tab bar shows screens that the tabs' coordinators made", beside: tabs,
            """
            class SavedCoordinator: Coordinator { //: coordinator
                let screen = SavedScreen()
                func start() {
                    screen.onOpen = { [weak self] in self?.open() } //: SavedCoordinator catches SavedScreen.onOpen; SavedScreen catches SavedScreen.onOpen by SavedCoordinator
                }
                func open() { print("opened") }
            }
            class SavedScreen: UIViewController { //: screen of SavedCoordinator; screen in Tabs
                var onOpen: (() -> Void)?
                func tap() { onOpen?() } //: SavedScreen emits SavedScreen.onOpen
            }
            """),
        MarkedProgram(
            "the nearest miss: one of them is not wired", beside: tabs,
            """
            class SavedCoordinator: Coordinator { //: coordinator
                let screen = SavedScreen()
                func start() { screen.title = "Saved" }
            }
            class SavedScreen: UIViewController { //: screen of SavedCoordinator; screen in Tabs
                var onOpen: (() -> Void)?
                func tap() { onOpen?() } //: SavedScreen emits SavedScreen.onOpen
            }
            """),
        MarkedProgram(
            "the nearest miss: the sibling's delegate method is the protocol's empty default", beside: tabs,
            """
            protocol SavedScreenDelegate: AnyObject { func didOpen() }
            extension SavedScreenDelegate { func didOpen() {} }
            class SavedCoordinator: Coordinator, SavedScreenDelegate { //: coordinator
                let screen = SavedScreen()
                func start() { screen.delegate = self }
            }
            class SavedScreen: UIViewController { //: screen of SavedCoordinator; screen in Tabs
                weak var delegate: SavedScreenDelegate?
                func tap() { delegate?.didOpen() } //: SavedScreen emits SavedScreenDelegate.didOpen
            }
            """),
        MarkedProgram(
            "commands to a coordinator that serves all others are no events",
            """
            protocol Coordinator: AnyObject { func start(); func shown() -> UIViewController }
            extension Coordinator { func start() {} }
            let app = MuseumCoordinator()
            protocol Announcing: Coordinator { func announce(_ text: String) }
            class Announcer: Announcing { //: coordinator
                let bar = BarController()
                func start() { bar.title = "Welcome" }
                func shown() -> UIViewController { bar }
                func announce(_ text: String) { bar.title = text }
            }
            class BarController: UIViewController {} //: screen of Announcer
            class SilentViewModel: Announcing {
                var text = ""
                func shown() -> UIViewController { UIViewController() }
                func announce(_ text: String) { self.text = text }
            }
            class HallController: UIViewController { //: screen of MuseumCoordinator
                private let announcer: Announcing
                var onLeave: (() -> Void)?
                init(announcer: Announcing) { self.announcer = announcer; super.init(nibName: nil, bundle: nil) }
                @objc func tap() {
                    announcer.announce("closing")
                    onLeave?() //: HallController emits HallController.onLeave
                }
            }
            class MuseumCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                func shown() -> UIViewController { stack }
                let announcer: Announcing = Announcer() //: MuseumCoordinator presents Announcer
                func start() {
                    let hall = HallController(announcer: stack.isBeingDismissed ? SilentViewModel() : announcer)
                    hall.onLeave = { [weak self] in self?.stack.popViewController(animated: true) } //: MuseumCoordinator catches HallController.onLeave
                    stack.pushViewController(hall, animated: true)
                }
            }
            """),
        MarkedProgram(
            "the nearest miss: the coordinator that a screen holds strongly is its own", beside: EngineProgram.base,
            """
            let app = MuseumCoordinator()
            protocol Leaving: Coordinator { func leave(_ text: String) }
            class HallController: UIViewController { //: screen of MuseumCoordinator
                private let way: Leaving
                init(way: Leaving) { self.way = way; super.init(nibName: nil, bundle: nil) } //: MuseumCoordinator catches Leaving.leave
                @objc func tap() { way.leave("closing") } //: HallController emits Leaving.leave
            }
            class MuseumCoordinator: Leaving { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(HallController(way: self), animated: true) }
                func leave(_ text: String) { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: a screen's delegate is a coordinator beside it", beside: EngineProgram.base,
            """
            let app = MuseumCoordinator()
            protocol HallDelegate: Coordinator { func didClose(_ text: String) }
            class Announcer: HallDelegate { //: coordinator
                func start() {}
                func didClose(_ text: String) { print(text) }
            }
            class HallController: UIViewController { //: screen of MuseumCoordinator
                weak var delegate: HallDelegate?
                @objc func tap() { delegate?.didClose("closing") } //: HallController emits HallDelegate.didClose
            }
            class MuseumCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                let announcer = Announcer() //: MuseumCoordinator presents Announcer
                func start() {
                    let hall = HallController()
                    hall.delegate = announcer //: HallController catches HallDelegate.didClose by Announcer
                    stack.pushViewController(hall, animated: true)
                }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test func aHelperOffThePathInterceptsOnlyWhereItsObjectStands() {
        let program = MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            class Footer: UIViewController {
                private let onNext: () -> Void
                init(onNext: @escaping () -> Void) { self.onNext = onNext; super.init(nibName: nil, bundle: nil) }
                @objc func tap() { onNext() }
            }
            class Consent {
                var isGiven = false
                func footer() -> UIViewController { Footer(onNext: { self.isGiven = true }) }
            }
            class ShopCoordinator: Coordinator {
                let (cart, bill) = (CartCoordinator(), BillCoordinator())
                func start() {
                    cart.start()
                    bill.start()
                }
            }
            class CartCoordinator: Coordinator {
                let (stack, consent) = (UINavigationController(), Consent())
                func start() { stack.pushViewController(consent.footer(), animated: true) }
            }
            class BillCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() { stack.pushViewController(Footer(onNext: { [weak self] in self?.close() }), animated: true) }
                func close() { stack.popViewController(animated: true) }
            }
            """)
        #expect(
            program.facts(under: "CartCoordinator") == [
                "Footer catches Footer.onNext by Consent", "Footer emits Footer.onNext",
            ])
        #expect(
            program.facts(under: "BillCoordinator") == [
                "BillCoordinator catches Footer.onNext", "Footer emits Footer.onNext",
            ])
    }

    @Test func aHelperInterceptsOnlyTheEventsOfTheCoordinatorsThatItWires() {
        let program = MarkedProgram(
            "",
            """
            let app = DeskCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol PayDelegate: AnyObject { func didPay(_ pay: PayCoordinator) }
            class PayCoordinator: Coordinator {
                weak var delegate: PayDelegate?
                func start() {}
                @objc func tapped() { delegate?.didPay(self) }
            }
            class Bridge: PayDelegate {
                func run() {
                    let pay = PayCoordinator()
                    pay.delegate = self
                    pay.start()
                }
                func didPay(_ pay: PayCoordinator) { print("bridge") }
            }
            class DeskCoordinator: Coordinator {
                func start() {
                    Bridge().run()
                    CardCoordinator().start()
                    CashCoordinator().start()
                }
            }
            class CardCoordinator: Coordinator, PayDelegate {
                func start() {
                    let pay = PayCoordinator()
                    pay.delegate = self
                    pay.start()
                }
                func didPay(_ pay: PayCoordinator) { print("card") }
            }
            class CashCoordinator: Coordinator { func start() { PayCoordinator().start() } }
            """)
        let all = program.tree().coordinators.filter { $0.type == "PayCoordinator" }
        #expect(all.count == 3)
        #expect(all.map { $0.intercepts.compactMap(\.by) }.filter { !$0.isEmpty } == [["Bridge"]])
    }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
