import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// A view with a coordinator's name and the class that owns its state are one coordinator.
@Suite struct CoordinatorStoreTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a view and its store are one coordinator under the view's name, whatever keeps the store",
            """
            import SwiftUI
            @main struct ShopApp: App {
                var body: some Scene { WindowGroup { ShopCoordinator(store: ShopCoordinatorStore()) } }
            }
            enum ShopRoute: Hashable {
                case item(Int) //: route of ShopCoordinator
                case pay //: route of ShopCoordinator
            }
            final class ShopCoordinatorStore: ObservableObject { //: root
                @Published var path: [ShopRoute] = []
                func show(_ id: Int) { path.append(.item(id)) }
                func pay() { path.append(.pay) }
            }
            struct ShopCoordinator: View {
                @ObservedObject var store: ShopCoordinatorStore
                var body: some View {
                    NavigationStack(path: $store.path) {
                        ListView(onItem: { store.show($0) }) //: ShopCoordinator catches ListView.onItem
                            .navigationDestination(for: ShopRoute.self) { route in
                                switch route {
                                case .item: ItemView(store: store) //: ShopCoordinator catches ShopCoordinatorStore.pay
                                case .pay: PayView()
                                }
                            }
                    }
                }
            }
            struct ListView: View { //: screen of ShopCoordinator
                let onItem: (Int) -> Void
                var body: some View { Button("Item") { onItem(1) } } //: ListView emits ListView.onItem
            }
            struct ItemView: View { //: screen of ShopCoordinator
                @ObservedObject var store: ShopCoordinatorStore
                var body: some View { Button("Pay") { store.pay() } } //: ItemView emits ShopCoordinatorStore.pay
            }
            struct PayView: View { var body: some View { Text("Pay") } } //: screen of ShopCoordinator
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    /// The coordinators of a flow with another class in its view.
    private func coordinators(view: String, held: String) -> [String] {
        MarkedProgram(
            "",
            """
            import SwiftUI
            enum ShopRoute: Hashable { case item }
            final class \(held): ObservableObject {
                @Published var path: [ShopRoute] = []
                func show() { path.append(.item) }
            }
            struct \(view): View {
                @ObservedObject var model: \(held)
                var body: some View {
                    NavigationStack(path: $model.path) {
                        ListView(model: model).navigationDestination(for: ShopRoute.self) { _ in Text("Item") }
                    }
                }
            }
            struct ListView: View {
                let model: \(held)
                var body: some View { Button("Item") { model.show() } }
            }
            @main struct ShopApp: App { var body: some Scene { WindowGroup { \(view)(model: \(held)()) } } }
            """
        ).tree().coordinators.map(\.type).sorted()
    }

    @Test func onlyAClassThatIsNamedLikeTheViewIsItsOwn() {
        #expect(coordinators(view: "ShopCoordinator", held: "ShopCoordinatorStore") == ["ShopCoordinator"])
        #expect(coordinators(view: "ShopCoordinator", held: "ShopCoordinatorViewModel") == ["ShopCoordinator"])
        #expect(coordinators(view: "ShopCoordinatorView", held: "ShopCoordinatorStore") == ["ShopCoordinatorStore"])
        // The class of another flow stays a coordinator beside the view.
        #expect(
            coordinators(view: "ShopCoordinator", held: "CartCoordinatorStore")
                == ["CartCoordinatorStore", "ShopCoordinator"])
    }
}
