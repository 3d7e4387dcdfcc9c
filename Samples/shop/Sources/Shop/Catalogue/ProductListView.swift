import SwiftUI

struct ProductListView: View {
    @Environment(CatalogueCoordinator.self) private var coordinator
    @State private var products: [Product] = []

    var body: some View {
        List(products) { product in
            Button(product.name) { coordinator.show(.product(product)) }
        }
        .toolbar {
            Button("Filter") { coordinator.filter() }
            Button("Account") { coordinator.openAccount() }
        }
    }
}
