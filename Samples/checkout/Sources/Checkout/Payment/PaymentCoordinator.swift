import CoordinatorIntrospection
import HeadlessKit

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

/// Covers the cart until it is paid, or the user cancels.
@MainActor final class PaymentCoordinator: ResultCoordinator<PaymentResult> {
    private let presenter: UIViewController
    private let screen = PaymentViewController()

    init(presenter: UIViewController) {
        self.presenter = presenter
    }

    override func start() -> AnyPublisher<PaymentResult, Never> {
        screen.isModalInPresentation = true
        presenter.present(screen, animated: true)
        return screen.actions
            .recorded(by: .shared, along: .paymentActions)
            .map { action in
                switch action {
                case .pay(let card): PaymentResult.paid(Receipt(card: card))
                case .cancel: PaymentResult.cancelled
                }
            }
            .eraseToAnyPublisher()
    }
}
