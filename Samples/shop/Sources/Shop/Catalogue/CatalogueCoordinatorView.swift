import SwiftUI

struct CatalogueCoordinatorView: View {
    @Bindable var coordinator: CatalogueCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            ProductListView()
                .navigationDestination(for: CatalogueRoute.self) { route in
                    switch route {
                    case .product(let product):
                        ProductView(product: product, onCart: { coordinator.show(.cart) })
                    case .cart:
                        CartView(onCheckOut: coordinator.checkOut)
                    }
                }
        }
        .sheet(isPresented: $coordinator.isFiltering) {
            FilterView(onDone: { coordinator.isFiltering = false })
        }
        .fullScreenCover(item: $coordinator.cover) { cover in
            switch cover {
            case .checkout(let checkout): CheckoutCoordinatorView(coordinator: checkout)
            }
        }
        .environment(coordinator)
    }
}
