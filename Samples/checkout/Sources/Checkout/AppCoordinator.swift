import CoordinatorIntrospection
import HeadlessKit

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

/// Shows what the session requires: the sign-in, or the cart.
@MainActor final class AppCoordinator: BaseCoordinator {
    private let window: UIWindow
    private let session: Session

    init(window: UIWindow, session: Session) {
        self.window = window
        self.session = session
    }

    func start() {
        session.$state
            .sink { [weak self] state in
                switch state {
                case .signedOut: self?.showSignIn()
                case .signedIn: self?.showCart()
                }
            }
            .store(in: &subscriptions)
    }

    private func showSignIn() {
        coordinate(to: SignInCoordinator(window: window))
            .recorded(by: .shared, along: .signInResults)
            .sink { [weak self] result in
                switch result {
                case .signedIn(let customer): self?.session.begin(for: customer)
                case .skipped: self?.session.begin(for: .guest)
                }
            }
            .store(in: &subscriptions)
    }

    private func showCart() {
        let cart = CartCoordinator(window: window)
        cart.reports
            .recorded(by: .shared, along: .cartReports)
            .sink { [weak self, weak cart] report in
                switch report {
                case .ordered(let receipt): self?.session.receipts.append(receipt)
                case .signedOut:
                    self?.remove(cart)
                    self?.session.end()
                }
            }
            .store(in: &subscriptions)
        add(cart)
        cart.start()
    }
}
