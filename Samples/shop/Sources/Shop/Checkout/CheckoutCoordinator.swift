import Observation
import SwiftUI

/// Goes through its steps one by one: there is no way back once the order is paid.
@MainActor @Observable final class CheckoutCoordinator {
    enum Step {
        case address
        case payment
        case done(Order)
    }

    private(set) var step = Step.address

    @ObservationIgnored var onCancel: (() -> Void)?
    @ObservationIgnored var onPaid: ((Order) -> Void)?

    func enterPayment() { step = .payment }
    func pay() { step = .done(Order(number: 1)) }
    func cancel() { onCancel?() }
    func finish(_ order: Order) { onPaid?(order) }
}

struct CheckoutCoordinatorView: View {
    let coordinator: CheckoutCoordinator

    var body: some View {
        switch coordinator.step {
        case .address: AddressView(onNext: coordinator.enterPayment, onCancel: coordinator.cancel)
        case .payment: PaymentView(onPay: coordinator.pay)
        case .done(let order): ReceiptView(order: order, onClose: { coordinator.finish(order) })
        }
    }
}
