import CoordinatorIntrospection

/// The ways of the app's streams: who sends, who is subscribed, and who is above both.
extension StreamWay {
    static let signIns = StreamWay("didSignIn", path: [.screen(SignInViewController.self)] + .signIn)
    static let skips = StreamWay("didSkip", path: [.screen(SignInViewController.self)] + .signIn)
    static let signInResults = StreamWay("start", path: .signIn)

    static let cartActions = StreamWay("actions", path: [.screen(CartViewController.self)] + .cart)
    static let receipts = StreamWay("closed", path: [.screen(ReceiptViewController.self)] + .cart)
    static let cartReports = StreamWay("reports", path: .cart)

    static let paymentActions = StreamWay("actions", path: [.screen(PaymentViewController.self)] + .payment)
    static let paymentResults = StreamWay("start", path: .payment)

    static let addressActions = StreamWay("actions", path: [.screen(AddressViewController.self)] + .address)
    static let addressResults = StreamWay("run", path: .address)
}

extension [RecordedJourney.Responder] {
    fileprivate static let app: Self = [.coordinator(AppCoordinator.self, kind: .container)]
    fileprivate static let signIn: Self = [.coordinator(SignInCoordinator.self)] + app
    fileprivate static let cart: Self = [.coordinator(CartCoordinator.self, kind: .navigation)] + app
    fileprivate static let payment: Self = [.coordinator(PaymentCoordinator.self)] + cart
    fileprivate static let address: Self = [.coordinator(AddressCoordinator.self)] + cart
}
