import SwiftUI

struct PaymentView: View {
    let onPay: () -> Void

    @Environment(Cart.self) private var cart

    var body: some View {
        Button("Pay") {
            cart.clear()
            onPay()
        }
    }
}
