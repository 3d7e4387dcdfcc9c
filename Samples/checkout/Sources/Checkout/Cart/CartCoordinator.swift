import CoordinatorIntrospection
import HeadlessKit

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

/// The cart, and the flows that begin there.
@MainActor final class CartCoordinator: BaseCoordinator {
    private let window: UIWindow
    private let navigationController: UINavigationController
    private let model: CartViewModel
    private let subject = PassthroughSubject<CartReport, Never>()

    var reports: AnyPublisher<CartReport, Never> { subject.eraseToAnyPublisher() }

    init(window: UIWindow) {
        let model = CartViewModel()
        self.window = window
        self.model = model
        navigationController = UINavigationController(rootViewController: CartViewController(model: model))
    }

    func start() {
        model.actions
            .recorded(by: .shared, along: .cartActions)
            .sink { [weak self] action in
                switch action {
                case .checkOut: self?.checkOut()
                case .changeAddress: Task { await self?.changeAddress() }
                case .signOut: self?.subject.send(.signedOut)
                }
            }
            .store(in: &subscriptions)
        window.rootViewController = navigationController
    }

    private func checkOut() {
        coordinate(to: PaymentCoordinator(presenter: navigationController))
            .recorded(by: .shared, along: .paymentResults)
            .sink { [weak self] result in
                self?.navigationController.dismiss(animated: true)
                switch result {
                case .paid(let receipt): self?.show(receipt)
                case .cancelled: self?.model.isOpen = true
                }
            }
            .store(in: &subscriptions)
    }

    private func show(_ receipt: Receipt) {
        subject.send(.ordered(receipt))
        let screen = ReceiptViewController(receipt: receipt)
        screen.closed
            .recorded(by: .shared, along: .receipts)
            .sink { [weak self] in self?.navigationController.popViewController(animated: true) }
            .store(in: &subscriptions)
        navigationController.pushViewController(screen, animated: true)
    }

    private func changeAddress() async {
        let address = AddressCoordinator(presenter: navigationController)
        add(address)
        let result = await address.run()
        EventRecorder.shared.record(result, along: .addressResults)
        remove(address)
        navigationController.dismiss(animated: true)
        switch result {
        case .chosen(let address): model.address = address
        case .removed: model.address = nil
        }
    }
}
