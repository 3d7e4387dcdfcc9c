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
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
