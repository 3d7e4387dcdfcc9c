import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Structs of closures that a coordinator's own view hands to its screens.
@Suite struct ClosureStructTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "what a container puts into a struct of closures is the coordinator's answer",
            """
            import SwiftUI
            @main struct ShopApp: App {
                @StateObject private var shop = ShopCoordinator()
                var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: shop) } }
            }
            enum ShopRoute: Hashable {
                case cart //: route of ShopCoordinator
            }
            final class ShopCoordinator: ObservableObject { //: root
                @Published var path: [ShopRoute] = []
                func cart() { path.append(.cart) }
                func pay() { path = [] }
            }
            struct ShopCoordinatorView: View {
                @ObservedObject var coordinator: ShopCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        ListView(actions: .init(onCart: { coordinator.cart() })) //: ShopCoordinator catches ListActions.onCart
                            .navigationDestination(for: ShopRoute.self) { _ in
                                CartView(props: CartView.Props(onPay: { coordinator.pay() })) //: ShopCoordinator catches CartView.Props.onPay
                            }
                    }
                }
            }
            struct ListActions { let onCart: () -> Void }
            struct ListView: View { //: screen of ShopCoordinator
                let actions: ListActions
                var body: some View { Button("Cart", action: actions.onCart) } //: ListView emits ListActions.onCart
            }
            struct CartView: View { //: screen of ShopCoordinator
                struct Props { var onPay: () -> Void }
                let props: Props
                var body: some View {
                    Button("Pay") { props.onPay() } //: CartView emits CartView.Props.onPay
                    RowView(row: RowView.Row(onTap: { note() }))
                }
                private func note() {}
            }
            struct RowView: View {
                struct Row { var onTap: () -> Void }
                let row: Row
                // The screen that made the struct hears it: nothing leaves it.
                var body: some View { Button("Row") { row.onTap() } }
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
