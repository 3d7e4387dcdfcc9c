import Testing

/// What `interceptEvent(_:)` does with each event: it is understood as a program.
@Suite struct CoordinateInterceptionTests {
    static let shop = """
        let app = AppCoordinator()
        class ShopController: UIViewController {} //: screen of AppCoordinator
        struct Shop {
            enum Cart: CoordinateEvents, Equatable { case add(Item), pay }
            enum Account: CoordinateEvents, Equatable { case signIn, signOut }
        }
        """

    /// A coordinator whose `interceptEvent` has this body; what is stated of whole domains stands behind its name.
    private static func program(
        _ title: String, domains: String = "", _ body: String, besides: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title, beside: shop,
            """
            class AppCoordinator: Coordinator<ShopController> { //: root
                override func interceptEvent(_ event: CoordinateEvents) -> Bool { //: \(domains)
            \(body)
                }
            \(besides)
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "if let, if case",
            """
            if let event = event as? Shop.Cart {
                if case .pay = event { //: AppCoordinator catches Shop.Cart.pay
                    return true
                }
            }
            return false
            """),
        program(
            "guard let, switch with several patterns",
            """
            guard let event = event as? Shop.Account else { return false }
            switch event {
            case .signIn, //: AppCoordinator catches Shop.Account.signIn
                .signOut: //: AppCoordinator catches Shop.Account.signOut
                showLogin()
                return true
            }
            """),
        program(
            "switch over the event itself",
            """
            switch event {
            case Shop.Cart.pay: return true //: AppCoordinator catches Shop.Cart.pay
            case Shop.Cart.add(let item): //: AppCoordinator sees Shop.Cart.add
                show(item)
                return false
            default: return false
            }
            """),
        program(
            "switch event as? with optional patterns",
            """
            switch event as? Shop.Cart {
            case .pay?: return true //: AppCoordinator catches Shop.Cart.pay
            case .some(.add): log() //: AppCoordinator sees Shop.Cart.add
            case nil: break
            }
            return false
            """),
        program(
            "case let as, case is, and a helper",
            domains: "AppCoordinator catches Shop.Account.signIn; AppCoordinator catches Shop.Account.signOut",
            """
            switch event {
            case let event as Shop.Cart: return handle(event)
            case is Shop.Account: return true
            default: return super.interceptEvent(event)
            }
            """,
            besides: """
                func handle(_ event: Shop.Cart) -> Bool {
                    switch event {
                    case .pay: return true //: AppCoordinator catches Shop.Cart.pay
                    case .add: return false
                    }
                }
                """),
        program(
            "overloads for each domain",
            """
            if let event = event as? Shop.Cart { return take(event) }
            if let event = event as? Shop.Account { return take(event) }
            return false
            """,
            besides: """
                func take(_ event: Shop.Cart) -> Bool {
                    if case .add = event { return true } //: AppCoordinator catches Shop.Cart.add
                    return false
                }
                func take(_ event: Shop.Account) -> Bool {
                    guard case .signOut = event else { return false } //: AppCoordinator catches Shop.Account.signOut
                    return true
                }
                """),
        program(
            "where clauses and run-time values: sometimes",
            """
            guard let event = event as? Shop.Cart else { return false }
            switch event {
            case .add(let item) where item.isFree: return true //: AppCoordinator may catch Shop.Cart.add
            case .pay: //: AppCoordinator may catch Shop.Cart.pay
                if isOffline { return false }
                return true
            default: return false
            }
            """),
        program(
            "the answer of a call that isn't known: sometimes",
            """
            if case Shop.Cart.pay = event { return till.accepts() } //: AppCoordinator may catch Shop.Cart.pay
            return false
            """),
        program(
            "looking without consuming: never",
            """
            if case .pay? = event as? Shop.Cart { //: AppCoordinator sees Shop.Cart.pay
                updateBadge()
            }
            return false
            """),
        program(
            "a return in a closure is not the function's",
            """
            if case .pay? = event as? Shop.Cart { //: AppCoordinator sees Shop.Cart.pay
                items.removeAll { item in return true }
            }
            return false
            """),
        program(
            "cases that do nothing, and events that pass, are no claims",
            """
            guard let event = event as? Shop.Cart else { return false }
            switch event {
            case .pay: break
            case .add: return false
            }
            return false
            """),
        program(
            "comparing with ==",
            """
            if let event = event as? Shop.Account, event == .signOut { //: AppCoordinator catches Shop.Account.signOut
                return true
            }
            return false
            """),
        program(
            "everything is caught",
            domains: """
                AppCoordinator catches Shop.Cart.add; AppCoordinator catches Shop.Cart.pay; \
                AppCoordinator catches Shop.Account.signIn; AppCoordinator catches Shop.Account.signOut
                """,
            "return true"),
        program(
            "a domain but for one case",
            domains: "AppCoordinator catches Shop.Account.signOut",
            """
            guard event is Shop.Account else { return false }
            if case Shop.Account.signIn = event { return false }
            return true
            """),
        MarkedProgram(
            "inherited, in an extension, and in a screen",
            beside: """
                struct Shop { enum Cart: CoordinateEvents { case add, pay, clear } }
                """,
            """
            let app = AppCoordinator()
            class LoggingCoordinator: Coordinator<ShopController> {
                override func interceptEvent(_ event: CoordinateEvents) -> Bool {
                    if case Shop.Cart.add = event { log() } //: AppCoordinator sees Shop.Cart.add
                    return false
                }
            }
            class AppCoordinator: LoggingCoordinator { //: root
                override func interceptEvent(_ event: CoordinateEvents) -> Bool {
                    if case Shop.Cart.pay = event { return true } //: AppCoordinator catches Shop.Cart.pay
                    return super.interceptEvent(event)
                }
            }
            class ShopController: UIViewController { //: screen of AppCoordinator
                override func interceptEvent(_ event: CoordinateEvents) -> Bool {
                    if case Shop.Cart.clear = event { return true } //: ShopController catches Shop.Cart.clear
                    return false
                }
            }
            """),
        MarkedProgram(
            "functions that are called alike intercept nothing", beside: shop,
            """
            class AppCoordinator: Coordinator<ShopController> { //: root
                func interceptEvent(_ event: CoordinateEvents, from sender: AnyObject) -> Bool { true }
                func intercept(_ event: CoordinateEvents) -> Bool { true }
            }
            class Analytics { func interceptEvent(_ event: CoordinateEvents) -> Bool { true } }
            """),
    ]

    @Test(arguments: programs) func tellsWhatIsConsumed(_ program: MarkedProgram) { program.check() }
}
