import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Objects that views make whenever they are drawn.
@Suite struct MadeInBodyTests {
    /// A list whose body has an expression, and a cart that holds its model in some way.
    private func made(_ body: String, cart: String = "@ObservedObject var model: CartModel") -> [JSONValue] {
        let program = MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct ShopApp: App {
                @StateObject var coordinator = ShopCoordinator()
                var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: coordinator) } }
            }
            enum ShopRoute: Hashable { case cart }
            final class CartModel: ObservableObject {}
            final class ShopCoordinator: ObservableObject { @Published var path: [ShopRoute] = [] }
            struct ShopCoordinatorView: View {
                @ObservedObject var coordinator: ShopCoordinator
                var body: some View { NavigationStack(path: $coordinator.path) { ListView() } }
            }
            struct ListView: View {
                var body: some View { \(body) }
            }
            struct CartView: View {
                \(cart)
                var body: some View { Text("Cart") }
            }
            """)
        guard case .array(let entries)? = program.tree().coordinators.first?.screens.first?.extensions["x-made-in-body"]
        else { return [] }
        return entries
    }

    @Test(arguments: [
        "CartView(model: CartModel())",
        "VStack { Text(\"Cart\"); CartView(model: CartModel()).padding() }",
        "Text(\"Cart\").sheet(isPresented: $isShown) { CartView(model: CartModel()) }",
        "let model = CartModel(); return CartView(model: model)",
        "Text(\"Cart\").environmentObject(CartModel())",
    ])
    func whatABodyMakesIsListed(body: String) {
        let entry: [String: JSONValue] = [
            "type": .string("CartModel"), "view": .string("ListView"), "file": .string("App.swift"),
            "line": .number("14"),
        ]
        #expect(made(body) == [.object(entry)])
    }

    @Test(arguments: [
        // The other view keeps the first one.
        ("CartView(model: CartModel())", "@StateObject var model: CartModel"),
        // So may its initialiser.
        (
            "CartView(model: CartModel())",
            "@StateObject var model: CartModel; init(model: CartModel) { _model = StateObject(wrappedValue: model) }"
        ),
        // An action makes it once.
        ("Button(\"Cart\") { show(CartView(model: CartModel())) }", "@ObservedObject var model: CartModel"),
        ("Text(\"\").task { let model = CartModel(); model.load() }", "@ObservedObject var model: CartModel"),
        // It is not observed.
        ("CartView(model: Formatter())", "let model: Formatter"),
    ])
    func theNearestMisses(body: String, cart: String) { #expect(made(body, cart: cart) == []) }

    /// What a tab's flow gets in a view that is no coordinator's screen.
    private func madeAround(_ given: String) -> [JSONValue] {
        let program = MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct ShopApp: App { var body: some Scene { WindowGroup { TabsView() } } }
            enum ShopRoute: Hashable { case cart, help }
            final class CartModel: ObservableObject {}
            final class ShopCoordinator: ObservableObject {
                @Published var path = NavigationPath()
                func push(_ route: ShopRoute) { path.append(route) }
            }
            struct ShopCoordinatorView: View {
                @EnvironmentObject var coordinator: ShopCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        ListView().navigationDestination(for: ShopRoute.self) { route in
                            switch route {
                            case .cart: Text("Cart")
                            case .help: Text("Help")
                            }
                        }
                    }
                }
            }
            struct ListView: View {
                @EnvironmentObject var coordinator: ShopCoordinator
                var body: some View {
                    Button("Cart") { coordinator.push(.cart) }
                    Button("Help") { coordinator.push(.help) }
                }
            }
            struct TabsView: View {
                @State private var tab = 0
                let kept: ShopCoordinator
                var body: some View {
                    TabView(selection: $tab) {
                        if tab < 2 { ShopCoordinatorView().environmentObject(\(given)).tag(0) }
                        Text("Rest").tag(1)
                    }
                }
            }
            """)
        guard case .array(let entries)? = program.tree().coordinators.first?.extensions["x-made-in-body"] else {
            return []
        }
        return entries
    }

    @Test func aCoordinatorInAViewOutsideTheTreeIsListed() {
        let entry: [String: JSONValue] = [
            "type": .string("ShopCoordinator"), "view": .string("TabsView"), "file": .string("App.swift"),
            "line": .number("34"),
        ]
        #expect(madeAround("ShopCoordinator()") == [.object(entry)])
        // The nearest misses: a kept one, and a model, which a view that nothing was found to show may make.
        #expect(madeAround("kept") == [])
        #expect(madeAround("CartModel()") == [])
    }

    /// The types that are made for a destination which the coordinator's function builds.
    private func built(_ page: String) -> [String] {
        let program = MarkedProgram(
            "",
            """
            import SwiftUI
            enum Page: Hashable { case one }
            final class PageCoordinator: ObservableObject { @Published var isOpen = false }
            final class BookCoordinator: ObservableObject {
                @Published var path = NavigationPath()
                private var kept: PageCoordinator?
                @ViewBuilder func build(_ page: Page) -> some View {
                    switch page { case .one: \(page) }
                }
            }
            struct BookCoordinatorView: View {
                @StateObject private var coordinator = BookCoordinator()
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Text("Book").navigationDestination(for: Page.self) { coordinator.build($0) }
                    }
                }
            }
            struct PageCoordinatorView: View {
                @ObservedObject var coordinator: PageCoordinator
                var body: some View { Text("Page").sheet(isPresented: $coordinator.isOpen) { Text("Open") } }
            }
            @main struct BookApp: App { var body: some Scene { WindowGroup { BookCoordinatorView() } } }
            """)
        return program.tree().coordinators.flatMap { coordinator -> [String] in
            guard case .array(let entries)? = coordinator.extensions["x-made-in-body"] else { return [] }
            return entries.compactMap { entry in
                guard case .object(let keys) = entry, case .string(let type)? = keys["type"] else { return nil }
                return type
            }
        }
    }

    @Test func whatACoordinatorsBuilderMakesForABodyIsListed() {
        #expect(built("PageCoordinatorView(coordinator: PageCoordinator())") == ["PageCoordinator"])
        // The nearest miss: the coordinator keeps it.
        let kept = "let page = kept ?? PageCoordinator(); let _ = (kept = page); PageCoordinatorView(coordinator: page)"
        #expect(built(kept).isEmpty)
    }
}
