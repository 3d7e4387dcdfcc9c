import SwiftUI

struct OrderListView: View {
    @State private var orders: [Order] = []

    var body: some View {
        List(orders) { order in
            NavigationLink("Order \(order.number)", value: OrdersRoute.order(order))
        }
    }
}
