import HeadlessKit

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

final class PaymentViewController: UIViewController {
    private let subject = PassthroughSubject<PaymentAction, Never>()

    var actions: AnyPublisher<PaymentAction, Never> { subject.eraseToAnyPublisher() }

    func payButtonTapped(card: String) {
        subject.send(.pay(card: card))
    }

    func cancelButtonTapped() {
        subject.send(.cancel)
    }
}
