import Testing

/// Flows that run in the tabs of a tab bar, which hands their stacks over (seed 003).
@Suite struct TabTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "who is made with the stack of a tab stands in it, through factories and routers",
            """
            let app = TabCoordinator()
            class BaseCoordinator: Coordinatable { var childCoordinators: [Coordinatable] = [] }
            class TabCoordinator: BaseCoordinator { //: root tabBar
                let tabs: TabView = TabController()
                let factory = Factory()
                func start() {
                    tabs.onItems = runItems() //: TabCoordinator catches TabView.onItems
                    tabs.onHelp = { self.runHelp() } //: TabCoordinator catches TabView.onHelp
                }
                func runItems() -> ((UINavigationController) -> ()) {
                    return { stack in
                        let items = self.factory.makeItems(stack)
                        self.addDependency(items) //: TabCoordinator presents ItemsCoordinator as select
                        items.start()
                    }
                }
                func runHelp() {
                    let help = HelpCoordinator(router: Router(stack: UINavigationController())) //: TabCoordinator presents HelpCoordinator as setRoot
                    addDependency(help)
                    help.start()
                }
            }
            protocol TabView: AnyObject {
                var onItems: ((UINavigationController) -> Void)? { get set }
                var onHelp: (() -> Void)? { get set }
            }
            class TabController: UITabBarController, TabView { //: screen of TabCoordinator
                var onItems: ((UINavigationController) -> Void)?
                var onHelp: (() -> Void)?
                func select() {
                    onItems?(UINavigationController()) //: TabController emits TabView.onItems
                    onHelp?() //: TabController emits TabView.onHelp
                }
            }
            class Factory {
                func makeItems(_ stack: UINavigationController) -> BaseCoordinator {
                    ItemsCoordinator(router: Router(stack: stack))
                }
            }
            class Router {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func setRootModule(_ module: UIViewController) {}
            }
            class ItemsCoordinator: BaseCoordinator { //: coordinator navigation
                let router: Router
                init(router: Router) { self.router = router }
                func start() {
                    router.setRootModule(ItemsController())
                    let item = ItemCoordinator(router: router) //: ItemsCoordinator presents ItemCoordinator as setRoot
                    addDependency(item)
                }
            }
            class ItemCoordinator: BaseCoordinator { //: coordinator
                let router: Router
                init(router: Router) { self.router = router }
                func start() { router.setRootModule(ItemController()) }
            }
            class HelpCoordinator: BaseCoordinator { //: coordinator
                let router: Router
                init(router: Router) { self.router = router }
                func start() { router.setRootModule(HelpController()) }
            }
            class ItemsController: UIViewController {} //: screen of ItemsCoordinator
            class ItemController: UIViewController {} //: screen of ItemCoordinator
            class HelpController: UIViewController {} //: screen of HelpCoordinator
            """),
        MarkedProgram(
            "a coordinator that makes a tab bar and keeps no reference to it is a tab bar; its child and a search for one are not",
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let app = AppCoordinator(window: UIWindow())
                func application() { app.start() }
            }
            class AppCoordinator { //: root tabBar
                let window: UIWindow
                var children: [AnyObject] = []
                init(window: UIWindow) { self.window = window }
                func start() {
                    let tabs = UITabBarController()
                    let stacks = [UINavigationController()]
                    tabs.setViewControllers(stacks, animated: false)
                    window.rootViewController = tabs
                    let items = ItemsCoordinator(navigation: stacks[0]) //: AppCoordinator presents ItemsCoordinator as set
                    children = [items]
                    items.start()
                }
            }
            class ItemsCoordinator { //: coordinator navigation
                let navigation: UINavigationController
                var child: ItemCoordinator?
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { navigation.setViewControllers([ItemsViewController()], animated: false) }
                func show() {
                    let tabs = navigation.tabBarController as? UITabBarController
                    tabs?.selectedIndex = 1
                    let child = ItemCoordinator(navigation: navigation) //: ItemsCoordinator presents ItemCoordinator as push
                    self.child = child
                    child.start()
                }
            }
            class ItemCoordinator { //: coordinator
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() { navigation.pushViewController(ItemViewController(), animated: true) }
            }
            class ItemsViewController: UIViewController {} //: screen of ItemsCoordinator
            class ItemViewController: UIViewController {} //: screen of ItemCoordinator
            """),
        MarkedProgram(
            "a stack that another screen hands over is no tab's",
            """
            let app = MenuCoordinator()
            class BaseCoordinator: Coordinatable { var childCoordinators: [Coordinatable] = [] }
            class MenuCoordinator: BaseCoordinator { //: root container
                let menu = MenuController()
                func start() {
                    menu.onItems = { stack in //: MenuCoordinator catches MenuController.onItems
                        let items = ItemsCoordinator(stack: stack) //: MenuCoordinator presents ItemsCoordinator as push
                        self.addDependency(items)
                        items.start()
                    }
                }
            }
            class MenuController: UIViewController { //: screen of MenuCoordinator
                var onItems: ((UINavigationController) -> Void)?
                func select() { onItems?(UINavigationController()) } //: MenuController emits MenuController.onItems
            }
            class ItemsCoordinator: BaseCoordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(ItemsController(), animated: true) }
            }
            class ItemsController: UIViewController {} //: screen of ItemsCoordinator
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
