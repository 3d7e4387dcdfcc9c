import SwiftUI

struct CartView: View {
    let onCheckOut: () -> Void

    @Environment(Cart.self) private var cart

    var body: some View {
        List(cart.products) { product in Text(product.name) }
        Button("Check out") { onCheckOut() }
    }
}
