import Observation
import SwiftUI

enum CatalogueRoute: Hashable {
    case product(Product)
    case cart
}

enum CatalogueCover: Identifiable {
    case checkout(CheckoutCoordinator)

    var id: String { "checkout" }
}

/// Owns the stack of products and cart, and the checkout that covers it.
@MainActor @Observable final class CatalogueCoordinator {
    var path: [CatalogueRoute] = []
    var cover: CatalogueCover?
    var isFiltering = false

    @ObservationIgnored var onOrder: ((Order) -> Void)?
    @ObservationIgnored var onAccount: (() -> Void)?

    func show(_ route: CatalogueRoute) { path.append(route) }
    func filter() { isFiltering = true }
    func openAccount() { onAccount?() }

    func checkOut() {
        let checkout = CheckoutCoordinator()
        checkout.onCancel = { [weak self] in self?.cover = nil }
        checkout.onPaid = { [weak self] order in self?.finish(order) }
        cover = .checkout(checkout)
    }

    private func finish(_ order: Order) {
        cover = nil
        path = []
        onOrder?(order)
    }
}
