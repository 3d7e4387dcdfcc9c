import Observation
import SwiftUI

enum OrdersRoute: Hashable {
    case order(Order)
    case returns(Order)
}

/// Owns the stack of orders. Its links are values: the views know only the route.
@MainActor @Observable final class OrdersCoordinator {
    var path: [OrdersRoute] = []

    func popToRoot() { path = [] }
}

struct OrdersCoordinatorView: View {
    @Bindable var coordinator: OrdersCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            OrderListView()
                .navigationDestination(for: OrdersRoute.self) { route in
                    switch route {
                    case .order(let order): OrderView(order: order)
                    case .returns: ReturnsView(onDone: coordinator.popToRoot)
                    }
                }
        }
    }
}
