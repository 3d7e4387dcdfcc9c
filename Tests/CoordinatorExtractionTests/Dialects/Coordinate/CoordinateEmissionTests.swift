import Testing

/// Who emits what, where events are enums that bubble up (seed 000, "Events").
@Suite struct CoordinateEmissionTests {
    /// One screen under one coordinator, and two domains of events.
    static let shop = """
        let app = AppCoordinator()
        class AppCoordinator: Coordinator<ShopController> {} //: root
        struct Shop {
            enum Cart: CoordinateEvents, Equatable { case add(Item), pay }
            enum Account: CoordinateEvents, Equatable { case signIn, signOut }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "in a view controller", beside: shop,
            """
            class ShopController: UIViewController, Coordinated { //: screen of AppCoordinator
                @objc func payTapped() { emitEvent(Shop.Cart.pay) } //: ShopController emits Shop.Cart.pay
                func pick(_ item: Item) {
                    guard isOpen else { return }
                    self.emitEvent(Shop.Cart.add(item)) //: ShopController emits Shop.Cart.add
                }
            }
            """),
        MarkedProgram(
            "in a coordinator",
            """
            let app = AppCoordinator()
            enum AppEvents: CoordinateEvents { case started }
            class AppCoordinator: Coordinator<AppController> { //: root
                override func start() { emitEvent(AppEvents.started) } //: AppCoordinator emits AppEvents.started
            }
            class AppController: UIViewController {} //: screen of AppCoordinator
            """),
        MarkedProgram(
            "in nested closures", beside: shop,
            """
            class ShopController: UIViewController { //: screen of AppCoordinator
                func load() {
                    api.load { [weak self] items in
                        DispatchQueue.main.async {
                            self?.emitEvent(Shop.Cart.pay) //: ShopController emits Shop.Cart.pay
                        }
                    }
                }
            }
            """),
        MarkedProgram(
            "in an extension and a protocol's extension", beside: shop,
            """
            class ShopController: UIViewController {} //: screen of AppCoordinator
            extension ShopController {
                func pay() { emitEvent(Shop.Cart.pay) } //: ShopController emits Shop.Cart.pay
            }
            protocol SigningOut {}
            extension SigningOut where Self: UIViewController {
                func signOut() { emitEvent(Shop.Account.signOut) } //: ShopController emits Shop.Account.signOut
            }
            extension ShopController: SigningOut {}
            """),
        MarkedProgram(
            "in an embedded view controller, and in views", beside: shop,
            """
            class ShopController: UIViewController { //: screen of AppCoordinator
                let list = ListController()
                let button = PayButton()
                func viewDidLoad() { addChild(list) }
            }
            class ListController: UIViewController { //: screen in ShopController
                func pick() { emitEvent(Shop.Cart.pay) } //: ListController emits Shop.Cart.pay
            }
            class PayButton: UIButton {
                func tapped() { emitEvent(Shop.Account.signIn) } //: ShopController emits Shop.Account.signIn
            }
            """),
        MarkedProgram(
            "which of two events depends on run-time values: both", beside: shop,
            """
            class ShopController: UIViewController { //: screen of AppCoordinator
                func toggle() {
                    //  Both on one line.
                    emitEvent(isIn ? Shop.Account.signOut : .signIn) //: ShopController emits Shop.Account.signOut; ShopController emits Shop.Account.signIn
                }
            }
            """),
        MarkedProgram(
            "through a constant and a helper", beside: shop,
            """
            class ShopController: UIViewController { //: screen of AppCoordinator
                func pay() {
                    let event = Shop.Cart.pay
                    emitEvent(event) //: ShopController emits Shop.Cart.pay
                }
                func leave() { tell(Shop.Account.signOut) }
                private func tell(_ event: CoordinateEvents) {
                    emitEvent(event) //: ShopController emits Shop.Account.signOut
                }
            }
            """),
        MarkedProgram(
            "which event it is comes from elsewhere: unresolved", beside: shop,
            """
            class ShopController: UIViewController { //: screen of AppCoordinator
                var next: CoordinateEvents?
                func go() { if let next { emitEvent(next) } } //: unresolved
            }
            """),
        MarkedProgram(
            "what only looks like it is none", beside: shop,
            """
            class ShopController: UIViewController { //: screen of AppCoordinator
                func go() {
                    // emitEvent(Shop.Cart.pay)
                    analytics.emitEvent(Shop.Cart.pay, at: now)
                    analytics.emitEvent(named: Shop.Cart.pay)
                    let text = "emitEvent(Shop.Cart.pay)"
                }
            }
            """),
        MarkedProgram(
            "nested in types that other files extend", beside: shop,
            """
            class ShopController: UIViewController {} //: screen of AppCoordinator
            //: file Extensions.swift
            extension Shop { enum Help {} }
            extension ShopController {
                func ask() { emitEvent(Shop.Help.Chat.asked) } //: ShopController emits Shop.Help.Chat.asked
            }
            //: file Chat.swift
            extension Shop.Help { enum Chat: CoordinateEvents { case asked } }
            """),
        MarkedProgram(
            "in every branch of #if", beside: shop,
            """
            class ShopController: UIViewController { //: screen of AppCoordinator
                func go() {
                    #if DEBUG
                        emitEvent(Shop.Account.signIn) //: ShopController emits Shop.Account.signIn
                    #else
                        emitEvent(Shop.Cart.pay) //: ShopController emits Shop.Cart.pay
                    #endif
                }
            }
            """),
    ]

    @Test(arguments: programs) func findsEmissions(_ program: MarkedProgram) { program.check() }
}
