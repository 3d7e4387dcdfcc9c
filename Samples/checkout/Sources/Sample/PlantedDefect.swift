import HeadlessKit
import SampleCommand

/// What `--lose-event` plants: the cart's coordinator is no longer subscribed to the cart.
extension CartCoordinator {
    func forgetCart() {
        subscriptions.removeAll()
    }

    /// What `--leak` and `--cycle` plant in a payment that has begun.
    func plant(_ defect: PlantedDefect, in payment: PaymentCoordinator, with screen: PaymentViewController) {
        switch defect {
        case .lostEvent: break
        // Its end stores it again: each flow leaves a coordinator behind.
        case .leak: screen.actions.sink { [weak self] _ in self?.add(payment) }.store(in: &subscriptions)
        case .cycle: payment.countActions(of: screen)
        }
    }
}

extension PaymentCoordinator {
    /// It holds a subscription whose code captures it strongly: it is removed, and keeps itself alive.
    fileprivate func countActions(of screen: PaymentViewController) {
        screen.actions.sink { _ in self.didAct() }.store(in: &subscriptions)
    }

    private func didAct() {}
}
