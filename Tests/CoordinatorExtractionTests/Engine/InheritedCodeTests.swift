import Testing

/// Code that several coordinators inherit: what it makes is the child of those that get to it.
@Suite struct InheritedCodeTests {
    private static let base = """
        let app = AppCoordinator()
        protocol Coordinator: AnyObject { func start() }
        class HelpCoordinator: Coordinator { func start() {} } //: coordinator
        class AppCoordinator: Coordinator { //: root container
            func start() {
                ShopCoordinator().start() //: AppCoordinator presents ShopCoordinator
                CartCoordinator().start() //: AppCoordinator presents CartCoordinator
            }
        }
        """

    /// Two flows with a `finish` that a protocol has code for; the first has its own. `screen` is the type of the reference by
    /// which its screen calls it.
    private static func ending(_ title: String, screen: String, cart: String) -> MarkedProgram {
        MarkedProgram(
            title, beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root container
                func start() {
                    ShopCoordinator().start() //: AppCoordinator presents ShopCoordinator as push
                    CartCoordinator().start() //: AppCoordinator presents CartCoordinator
                }
            }
            protocol EndDelegate: AnyObject { func flowDidEnd() }
            protocol Flow: Coordinator {
                var delegate: EndDelegate? { get }
                func finish()
            }
            extension Flow { func finish() { delegate?.flowDidEnd() } }\(cart)
            class ShopCoordinator: Flow { //: coordinator
                weak var delegate: EndDelegate?
                let stack = UINavigationController()
                func start() {
                    let info = InfoController()
                    info.flow = self //: ShopCoordinator catches Flow.finish
                    stack.pushViewController(info, animated: true)
                }
                func finish() { stack.popViewController(animated: true) }
            }
            class InfoController: UIViewController { //: screen of ShopCoordinator
                weak var flow: \(screen)?
                @objc func close() { flow?.finish() } //: InfoController emits Flow.finish
            }
            class CartCoordinator: Flow { //: coordinator
                weak var delegate: EndDelegate?
                func start() {}
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        ending(
            "what a protocol has code for, and only another coordinator is asked for, does not run",
            screen: "ShopCoordinator", cart: ""),
        ending(
            "the nearest miss: any coordinator of the protocol may be asked for it", screen: "Flow",
            cart: " //: CartCoordinator emits EndDelegate.flowDidEnd"),
        MarkedProgram(
            "a child that an inherited action makes belongs to the coordinator that sets it", beside: base,
            """
            class BaseCoordinator: Coordinator {
                func start() {}
                @objc func tapped() { HelpCoordinator().start() } //: ShopCoordinator presents HelpCoordinator
                func button() -> UIBarButtonItem {
                    UIBarButtonItem(title: "?", style: .plain, target: self, action: #selector(tapped))
                }
            }
            class ShopCoordinator: BaseCoordinator { override func start() { print(button()) } } //: coordinator container
            class CartCoordinator: BaseCoordinator { override func start() {} } //: coordinator
            """),
        MarkedProgram(
            "the nearest miss: an action that no code names may be set for all of them", beside: base,
            """
            class BaseCoordinator: Coordinator {
                func start() {}
                @objc func tapped() { HelpCoordinator().start() } //: ShopCoordinator presents HelpCoordinator; CartCoordinator presents HelpCoordinator again
            }
            class ShopCoordinator: BaseCoordinator { override func start() {} } //: coordinator container
            class CartCoordinator: BaseCoordinator { override func start() {} } //: coordinator container
            """),
        MarkedProgram(
            "a child that inherited code makes is none of a coordinator that overrides the caller", beside: base,
            """
            class BaseCoordinator: Coordinator {
                func start() { help() }
                func help() { HelpCoordinator().start() } //: ShopCoordinator presents HelpCoordinator
            }
            class ShopCoordinator: BaseCoordinator {} //: coordinator container
            class CartCoordinator: BaseCoordinator { override func start() {} } //: coordinator
            """),
        MarkedProgram(
            "the nearest miss: one that overrides the caller and calls it all the same", beside: base,
            """
            class BaseCoordinator: Coordinator {
                func start() { help() }
                func help() { HelpCoordinator().start() } //: ShopCoordinator presents HelpCoordinator; CartCoordinator presents HelpCoordinator again
            }
            class ShopCoordinator: BaseCoordinator {} //: coordinator container
            class CartCoordinator: BaseCoordinator { override func start() { super.start() } } //: coordinator container
            """),
        MarkedProgram(
            "a child that inherited code makes is none of a coordinator whose own code replaces it", beside: base,
            """
            class BaseCoordinator: Coordinator {
                func start() { help() }
                func help() { HelpCoordinator().start() } //: MapCoordinator presents HelpCoordinator
            }
            class ShopCoordinator: BaseCoordinator { override func help() {} } //: coordinator
            class CartCoordinator: BaseCoordinator { //: coordinator container
                override func start() { MapCoordinator().start() } //: CartCoordinator presents MapCoordinator
            }
            class MapCoordinator: BaseCoordinator {} //: coordinator container
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
