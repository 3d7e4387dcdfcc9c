import Testing

/// Events that a coordinator hands down to its child, through a weak reference. Those that it hands up to a weak parent are in
/// `BubblingByHandTests`.
@Suite struct HandedDownTests {
    @Test func aWeakReferenceToAChildIsNoWayUp() {
        let program = MarkedProgram(
            "a link goes from the app to its tabs", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            enum Link { case cart, help }
            class Flow: Coordinator {
                private var children: [Flow] = []
                func add(_ child: Flow) { children.append(child) }
                func start() {}
                func open(_ link: Link) -> Bool { false }
            }
            final class AppCoordinator: Flow { //: root container
                private weak var tabs: TabsCoordinator?
                override func start() {
                    let tabs = TabsCoordinator() //: AppCoordinator presents TabsCoordinator
                    self.tabs = tabs
                    add(tabs)
                    tabs.start()
                }
                override func open(_ link: Link) -> Bool {
                    guard let tabs else { return false }
                    return tabs.open(link)
                }
                func tap() -> Bool { open(.cart) }
            }
            final class TabsCoordinator: Flow { //: coordinator
                let stack = UINavigationController()
                override func start() { stack.pushViewController(UIViewController(), animated: false) }
                override func open(_ link: Link) -> Bool {
                    switch link {
                    case .cart: stack.popViewController(animated: true); return true
                    case .help: return false
                    }
                }
            }
            """)
        program.check()
    }
}
