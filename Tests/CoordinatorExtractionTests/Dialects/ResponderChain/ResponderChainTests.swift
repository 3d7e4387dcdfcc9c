import Testing

@testable import CoordinatorExtraction

/// Methods of every responder that hand on to the next one, and who overrides them.
@Suite struct ResponderChainTests {
    /// A shop: a list of products in it, a cart beside.
    private static let shop = """
        extension UIResponder {
            @objc var coordinatingResponder: UIResponder? { next }
            @objc dynamic func cartAdd(_ product: Product) { coordinatingResponder?.cartAdd(product) }
            @objc dynamic func cartShow() { coordinatingResponder?.cartShow() }
            @objc dynamic func accountShow() { coordinatingResponder?.accountShow() }
            func shake() { animate() }
        }
        class AppDelegate: UIApplicationDelegate { let app = AppCoordinator(rootViewController: stack) }

        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a screen asks the chain, a coordinator overrides; one that no class overrides; a method that hands nothing on",
            shop + """
                class AppCoordinator: Coordinator<UINavigationController> { //: root container
                    override func start() {
                        startChild(coordinator: ShopCoordinator(rootViewController: rootViewController)) //: AppCoordinator presents ShopCoordinator as show
                    }
                    override func cartShow() { present(cart) } //: AppCoordinator catches UIResponder.cartShow
                }
                class ShopCoordinator: Coordinator<UINavigationController> { //: coordinator
                    override func start() { rootViewController.show(ListController(), sender: nil) }
                    override func cartAdd(_ product: Product) { cart.append(product) } //: ShopCoordinator catches UIResponder.cartAdd
                }
                class ListController: UIViewController { //: screen of ShopCoordinator
                    func tap() {
                        cartAdd(product) //: ListController emits UIResponder.cartAdd
                        cartShow() //: ListController emits UIResponder.cartShow
                        accountShow() //: ListController emits UIResponder.accountShow
                        shake()
                    }
                }
                """),
        MarkedProgram(
            "an override that passes on: always, or behind a condition; what a view emits is its screen's",
            shop + """
                class AppCoordinator: Coordinator<UINavigationController> { //: root
                    override func start() { rootViewController.show(ListController(), sender: nil) }
                    override func cartAdd(_ product: Product) { //: AppCoordinator sees UIResponder.cartAdd
                        count += 1
                        super.cartAdd(product)
                    }
                    override func cartShow() { //: AppCoordinator may catch UIResponder.cartShow
                        if isSignedIn { present(cart) } else { coordinatingResponder?.cartShow() }
                    }
                }
                class ListController: UIViewController { //: screen of AppCoordinator
                    let cell = ProductCell()
                }
                class ProductCell: UITableViewCell {
                    @IBAction func add() { cartAdd(product) } //: ListController emits UIResponder.cartAdd
                    @IBAction func show() { cartShow() } //: ListController emits UIResponder.cartShow
                }
                """),
        MarkedProgram(
            "a library's coordinators are responders, and call what they are handed",
            "import Coordinator\n" + shop + """
                class AppCoordinator: Coordinator<UINavigationController> { //: root
                    override func start(with completion: @escaping () -> Void) {
                        accountShow() //: AppCoordinator emits UIResponder.accountShow
                    }
                }
                """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    /// Left out, the methods are calls as any other.
    @Test func theDialectCanBeForbidden() {
        let tree = Self.programs[0].tree(options: .init(forbidden: [.responderChain]))
        #expect(tree.events.isEmpty)
        #expect(Self.programs[0].tree().events.map(\.name).contains("UIResponder.accountShow"))
    }
}
