import Observation
import SwiftUI

enum AppTab: Hashable {
    case catalogue
    case orders
}

enum AppSheet: Identifiable {
    case account(AccountCoordinator)

    var id: String { "account" }
}

/// Owns the tabs, and the account in a sheet above them.
@MainActor @Observable final class AppCoordinator {
    var tab: AppTab = .catalogue
    var sheet: AppSheet?

    let catalogue = CatalogueCoordinator()
    let orders = OrdersCoordinator()

    init() {
        catalogue.onOrder = { [weak self] order in self?.show(order) }
        catalogue.onAccount = { [weak self] in self?.showAccount() }
    }

    /// `shop://orders/7`.
    func open(_ url: URL) {
        guard url.host() == "orders", let number = Int(url.lastPathComponent) else { return }
        show(Order(number: number))
    }

    private func show(_ order: Order) {
        tab = .orders
        orders.path = [.order(order)]
    }

    private func showAccount() {
        sheet = .account(AccountCoordinator(onClose: { [weak self] in self?.sheet = nil }))
    }
}

struct AppCoordinatorView: View {
    @Bindable var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: $coordinator.tab) {
            CatalogueCoordinatorView(coordinator: coordinator.catalogue)
                .tabItem { Label("Catalogue", systemImage: "bag") }
                .tag(AppTab.catalogue)
            OrdersCoordinatorView(coordinator: coordinator.orders)
                .tabItem { Label("Orders", systemImage: "shippingbox") }
                .tag(AppTab.orders)
        }
        .sheet(item: $coordinator.sheet) { sheet in
            switch sheet {
            case .account(let account): AccountCoordinatorView(coordinator: account)
            }
        }
    }
}
