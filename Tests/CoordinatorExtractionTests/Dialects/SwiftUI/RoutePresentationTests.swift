import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// How the views of routes appear.
@Suite struct RoutePresentationTests {
    @Test func aRouteSaysHowItsViewAppears() throws {
        let program = MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct ShopApp: App {
                @StateObject var coordinator = ShopCoordinator()
                var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: coordinator) } }
            }
            enum ShopRoute: Hashable { case item, cart, pay }
            enum ShopSheet: Identifiable { case filter; var id: Int { 0 } }
            final class ShopCoordinator: ObservableObject {
                @Published var path: [ShopRoute] = []
                @Published var cover: ShopRoute?
                @Published var sheet: ShopSheet?
            }
            struct ShopCoordinatorView: View {
                @ObservedObject var coordinator: ShopCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        ListView().navigationDestination(for: ShopRoute.self) { route in
                            switch route {
                            case .item: ItemView()
                            case .cart: CartView()
                            case .pay: EmptyView()
                            }
                        }
                    }
                    .fullScreenCover(item: $coordinator.cover) { route in
                        switch route {
                        case .item, .cart: EmptyView()
                        case .pay: PayView()
                        }
                    }
                    .sheet(item: $coordinator.sheet) { _ in FilterView() }
                }
            }
            struct ListView: View { var body: some View { Text("List") } }
            struct ItemView: View { var body: some View { Text("Item") } }
            struct CartView: View { var body: some View { Text("Cart") } }
            struct PayView: View { var body: some View { Text("Pay") } }
            struct FilterView: View { var body: some View { Text("Filter") } }
            """)
        let coordinator = try #require(program.tree().coordinators.first)
        let ways = coordinator.routes.map { "\($0.name) \($0.presentation ?? "")" }
        #expect(ways.sorted() == ["cart push", "filter sheet", "item push", "pay cover"])
    }

    @Test func aRouteOfAStateSaysSo() throws {
        let program = MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct PayApp: App {
                @StateObject var coordinator = PayCoordinator()
                var body: some Scene { WindowGroup { PayCoordinatorView(coordinator: coordinator) } }
            }
            final class PayCoordinator: ObservableObject {
                enum Step { case amount, done }
                @Published var step = Step.amount
            }
            struct PayCoordinatorView: View {
                @ObservedObject var coordinator: PayCoordinator
                var body: some View {
                    switch coordinator.step {
                    case .amount: AmountView()
                    case .done: DoneView()
                    }
                }
            }
            struct AmountView: View { var body: some View { Text("Amount") } }
            struct DoneView: View { var body: some View { Text("Done") } }
            """)
        let coordinator = try #require(program.tree().coordinators.first)
        #expect(coordinator.routes.map(\.name) == ["amount", "done"])
        #expect(coordinator.routes.allSatisfy { $0.presentation == "root" })
    }
}
