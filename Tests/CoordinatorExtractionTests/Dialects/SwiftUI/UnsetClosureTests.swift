import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Closures of views that are set on some views of a type and not on others.
@Suite struct UnsetClosureTests {
    /// A shop that shows two items; the second is made with these arguments.
    private func marks(
        _ second: String, declared: String = "var onBuy: (() -> Void)?",
        body: String = "Button(\"Buy\") { onBuy?() }"
    ) -> [Bool] {
        let program = MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct ShopApp: App {
                @StateObject var coordinator = ShopCoordinator()
                var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: coordinator) } }
            }
            enum ShopRoute: Hashable { case item, offer }
            final class ShopCoordinator: ObservableObject {
                @Published var path: [ShopRoute] = []
                @ViewBuilder func view(_ route: ShopRoute) -> some View {
                    switch route {
                    case .item: ItemView(onBuy: { self.path.append(.offer) })
                    case .offer: ItemView(\(second))
                    }
                }
            }
            struct ShopCoordinatorView: View {
                @ObservedObject var coordinator: ShopCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        coordinator.view(.item).navigationDestination(for: ShopRoute.self) { coordinator.view($0) }
                    }
                }
            }
            struct ItemView: View {
                \(declared)
                var body: some View { \(body) }
            }
            """)
        let emissions = program.tree().coordinators.flatMap(\.screens).flatMap(\.emits)
        return emissions.map { $0.extensions["x-unset-closure"] == .bool(true) }.sorted { !$0 && $1 }
    }

    @Test func theViewWithoutTheClosureIsMarked() {
        #expect(marks("") == [false, true])
    }

    @Test func theNearestMisses() {
        #expect(marks("onBuy: { self.path.removeAll() }") == [false])
        // The program says that it is not needed there.
        #expect(marks("onBuy: nil") == [false])
        // It can do without.
        #expect(!marks("", declared: "var onBuy: (() -> Void)? = {}").contains(true))
        #expect(!marks("", body: "if onBuy != nil { Button(\"Buy\") { onBuy?() } }").contains(true))
        #expect(!marks("", body: "Button(\"Buy\") { onBuy?() }.disabled(onBuy == nil)").contains(true))
        #expect(!marks("", body: "if let onBuy { Button(\"Buy\", action: onBuy).padding() }").contains(true))
        // It has the button all the same.
        #expect(marks("", body: "Button(\"Buy\") { if let onBuy { onBuy() } }").contains(true))
        // It asks for something else.
        #expect(marks("", body: "if name != nil { Button(\"Buy\") { onBuy?() } }").contains(true))
    }
}
