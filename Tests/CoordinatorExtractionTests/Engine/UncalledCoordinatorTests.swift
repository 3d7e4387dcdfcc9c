import Testing

/// Functions of coordinators that no code calls, although other functions have their name.
@Suite struct UncalledCoordinatorTests {
    /// A shop that presents a cart, of which `cart` are further members; `shop` are those of the shop, and `beside`
    /// further declarations.
    private static func program(
        _ title: String, cart: String, shop: String = "", start: String = "", conforms: String = "",
        beside: String = "",
        called: String = "cart.load()"
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            let app = ShopCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol CartDelegate: AnyObject { func cartDidEnd(_ cart: CartCoordinator) }
            class ShopCoordinator: Coordinator, CartDelegate { //: root navigation
                let stack = UINavigationController()
                func start() {
                    let cart = CartCoordinator(stack: stack) //: ShopCoordinator presents CartCoordinator as push
                    cart.delegate = self //: ShopCoordinator catches CartDelegate.cartDidEnd
                    cart.start()
                    \(called)
                    reload()
                    \(start)
                }
                func cartDidEnd(_ cart: CartCoordinator) { stack.popViewController(animated: true) }
                func reload() {}
                \(shop)
            }
            class CartCoordinator: BaseFlow\(conforms) { //: coordinator
                weak var delegate: CartDelegate?
                override func start() { stack.pushViewController(CartController(), animated: true) }
                func load() {}
                \(cart)
            }
            class BaseFlow: NSObject, Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {}
                func finish() {}
            }
            class CartController: UIViewController {} //: screen of CartCoordinator
            \(beside)
            """)
    }

    private static let silent = "func end() { delegate?.cartDidEnd(self) }"
    private static let emitting =
        "func end() { delegate?.cartDidEnd(self) } //: CartCoordinator emits CartDelegate.cartDidEnd"

    static let programs: [MarkedProgram] = [
        program(
            "no code ends the cart, and no code shows what is left over", cart: silent,
            shop: "func showOld() { OldCoordinator(stack: stack).start() }",
            beside: "class OldCoordinator: BaseFlow {} //: unattached"),
        program(
            "the nearest miss: where no code calls anything but the cart's start, its callers were not read",
            cart: emitting,
            called: ""),
        program(
            "no code calls the function that a coordinator overrides",
            cart: "override func finish() { delegate?.cartDidEnd(self) }"),
        program(
            "the nearest miss: code calls it of the superclass",
            cart:
                "override func finish() { delegate?.cartDidEnd(self) } //: CartCoordinator emits CartDelegate.cartDidEnd",
            start: "cart.leave()", beside: "extension BaseFlow { func leave() { finish() } }"),
        program(
            "another object's function of the name is called", cart: silent,
            start: "let player = Player(); player.end(); self.player = player; self.player?.end()",
            beside:
                "class Player { func end() {} }\nextension ShopCoordinator { var player: Player? { get { nil } set {} } }"
        ),
        program(
            "the nearest miss: nothing says of which object it is called", cart: emitting,
            start: "[cart].forEach { one in one.end() }"),
        program(
            "the nearest miss: a selector names it", cart: emitting, start: "perform(#selector(CartCoordinator.end))"),
        program("the nearest miss: it is handed on", cart: emitting, start: "later(cart.end)"),
        program(
            "the nearest miss: it is called through a protocol", cart: emitting,
            start: "let ending: Ending = cart; ending.end()",
            conforms: ", Ending", beside: "protocol Ending { func end() }"),
        program(
            "the nearest miss: a protocol's default calls it", cart: emitting, start: "cart.leave()",
            conforms: ", Ending",
            beside: "protocol Ending { func end() }\nextension Ending { func leave() { end() } }"),
        program(
            "in an app, what is public is called by its own modules only", cart: "public " + silent,
            beside: "class Delegate: UIApplicationDelegate {}"),
        program("the nearest miss: without an app, other programs can call it", cart: "public " + emitting),
        program(
            "a library's delegate gets no function without parameters", cart: silent,
            conforms: ", UINavigationControllerDelegate"),
        program(
            "the nearest miss: another protocol of a library may require it", cart: emitting,
            conforms: ", PaymentObserver"),
        program(
            "beside a library's protocol, no library calls what the app's own requires", cart: silent,
            conforms: ", PaymentObserver, Ending", beside: "protocol Ending { func end() }"),
        program(
            "the nearest miss: the app calls it through its own protocol", cart: emitting,
            start: "let ending: Ending = cart; ending.end()",
            conforms: ", PaymentObserver, Ending", beside: "protocol Ending { func end() }"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
