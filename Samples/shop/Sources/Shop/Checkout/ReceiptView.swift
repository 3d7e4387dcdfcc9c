import SwiftUI

struct ReceiptView: View {
    let order: Order
    let onClose: () -> Void

    var body: some View {
        Text("Order \(order.number)")
        Button("Close") { onClose() }
    }
}
