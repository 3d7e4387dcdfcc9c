import SwiftUI

struct ProductView: View {
    let product: Product
    let onCart: () -> Void

    @Environment(Cart.self) private var cart

    var body: some View {
        VStack {
            Text(product.name)
            Button("Add") { cart.add(product) }
            Button("Show cart") { onCart() }
        }
    }
}
