import Testing

/// Screens that a coordinator makes for another screen, which shows them and knows nothing of them.
@Suite struct EnclosedScreenTests {
    /// Two screens, and a container that holds any.
    private static let screens = """
        let app = TripCoordinator()
        protocol Coordinator: AnyObject { func start() }
        class PagesController: UIViewController { //: screen of TripCoordinator
            private let pages: [UIViewController]
            init(pages: [UIViewController]) { self.pages = pages; super.init(nibName: nil, bundle: nil) }
            override func viewDidLoad() { pages.forEach { addChild($0) } }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a container's screens are in it, and their maker hears them", beside: screens,
            """
            class TripCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let map = MapController()
                    map.onPick = { [weak self] in self?.pick() } //: TripCoordinator catches MapController.onPick
                    stack.pushViewController(PagesController(pages: [map, HelpController()]), animated: true)
                }
                func pick() {}
            }
            class MapController: UIViewController { //: screen in PagesController
                var onPick: (() -> Void)?
                func tap() { onPick?() } //: MapController emits MapController.onPick
            }
            class HelpController: UIViewController {} //: screen in PagesController
            """),
        MarkedProgram(
            "a container is given its screens later, through a method", beside: screens,
            """
            class TripCoordinator: Coordinator { //: root
                let side = SideController()
                func start() {
                    let map = MapController()
                    map.onPick = { [weak self] in self?.pick() } //: TripCoordinator catches MapController.onPick
                    side.setContent(map)
                    side.present(PagesController(pages: []), animated: true)
                }
                func pick() {}
            }
            class SideController: UIViewController { //: screen of TripCoordinator
                var content: UIViewController?
                func setContent(_ screen: UIViewController) { content = screen; addChild(screen) }
            }
            class MapController: UIViewController { //: screen in SideController
                var onPick: (() -> Void)?
                func tap() { onPick?() } //: MapController emits MapController.onPick
            }
            """),
        MarkedProgram(
            "the nearest miss: if several coordinators have such a container, each keeps its own screens",
            """
            let app = TripCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class TripCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(PagesController(pages: [MapController()]), animated: true)
                    HelpCoordinator().start() //: TripCoordinator presents HelpCoordinator as push
                }
            }
            class HelpCoordinator: Coordinator { //: coordinator
                let stack = UINavigationController()
                func start() { stack.pushViewController(PagesController(pages: [HelpController()]), animated: true) }
            }
            class PagesController: UIViewController { //: screen of TripCoordinator; screen of HelpCoordinator
                private let pages: [UIViewController]
                init(pages: [UIViewController]) { self.pages = pages; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() { pages.forEach { addChild($0) } }
            }
            class MapController: UIViewController {} //: screen of TripCoordinator
            class HelpController: UIViewController {} //: screen of HelpCoordinator
            """),
        MarkedProgram(
            "the nearest miss: a screen that is also pushed is the coordinator's as well", beside: screens,
            """
            class TripCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(PagesController(pages: [MapController()]), animated: true)
                    stack.pushViewController(MapController(), animated: true)
                }
            }
            class MapController: UIViewController {} //: screen of TripCoordinator; screen in PagesController
            """),
        MarkedProgram(
            "the nearest miss: a screen that only knows the one before it does not contain it", beside: screens,
            """
            class TripCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let pages = PagesController(pages: [])
                    stack.pushViewController(pages, animated: true)
                    stack.pushViewController(MapController(behind: pages), animated: true)
                }
            }
            class MapController: UIViewController { //: screen of TripCoordinator
                weak var behind: UIViewController?
                init(behind: UIViewController) { self.behind = behind; super.init(nibName: nil, bundle: nil) }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
