import SwiftUI

struct OrderView: View {
    let order: Order

    var body: some View {
        NavigationLink("Send back", value: OrdersRoute.returns(order))
    }
}
