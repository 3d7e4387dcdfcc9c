import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Objects that are in the environment of one view, and not of another of the program.
@Suite struct EnvironmentPathTests {
    /// A shop with two pushed views that take a cart; the help has it in any case. The parts stand where they are named.
    private func lacking(
        cart: String = "CartView()", stack: String = "", app: String = "", list: String = "ListView()",
        declared: String = "@EnvironmentObject var cart: Cart", beside: String = ""
    ) -> [String] {
        let program = MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct ShopApp: App {
                @StateObject var coordinator = ShopCoordinator()
                var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: coordinator)\(app) } }
            }
            final class Cart: ObservableObject {}
            enum ShopRoute: Hashable { case cart, help }
            final class ShopCoordinator: ObservableObject {
                let cart = Cart()
                @Published var path: [ShopRoute] = []
                @Published var isShown = false
            }
            struct ShopCoordinatorView: View {
                @ObservedObject var coordinator: ShopCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        \(list)
                            .navigationDestination(for: ShopRoute.self) { route in
                                switch route {
                                case .cart: \(cart)
                                case .help: HelpView().environmentObject(coordinator.cart)
                                }
                            }
                    }\(stack)
                }
            }
            struct ListView: View { var body: some View { Text("List") } }
            struct CartView: View {
                \(declared)
                var body: some View { Text("Cart") }
            }
            struct HelpView: View {
                @EnvironmentObject var cart: Cart
                var body: some View { Text("Help") }
            }
            \(beside)
            """)
        let screens = program.tree().coordinators.flatMap(\.screens)
        return screens.flatMap { screen -> [String] in
            guard case .array(let entries)? = screen.extensions["x-missing-environment"] else { return [] }
            return entries.compactMap { entry in
                guard case .object(let keys) = entry, case .string(let view)? = keys["view"],
                    case .string(let maker)? = keys["shownBy"], case .number(let line)? = keys["line"]
                else { return nil }
                return "\(view) in \(maker), line \(line)"
            }
        }
    }

    @Test func aViewWithoutWhatTheOthersHaveIsListed() {
        #expect(lacking() == ["CartView in ShopCoordinatorView, line 20"])
        // What is put into the environment of the view below the sheet is not in that of the sheet.
        let sheet =
            "ListView().environmentObject(coordinator.cart).sheet(isPresented: $coordinator.isShown) { CartView() }"
        #expect(lacking(cart: "ListView()", list: sheet) == ["CartView in ShopCoordinatorView, line 17"])
        // Its own view has it, and is made by one that has not.
        let inner = "struct FrameView: View { var body: some View { CartView().padding() } }"
        #expect(lacking(cart: "FrameView()", beside: inner) == ["CartView in FrameView, line 36"])
    }

    @Test func whatIsPutThereAboveIsFound() {
        #expect(lacking(cart: "CartView().padding().environmentObject(coordinator.cart)") == [])
        #expect(lacking(stack: ".environmentObject(coordinator.cart)") == [])
        #expect(lacking(app: ".environmentObject(coordinator.cart)") == [])
        let sheet =
            "ListView().sheet(isPresented: $coordinator.isShown) { CartView() }.environmentObject(coordinator.cart)"
        #expect(lacking(cart: "ListView()", list: sheet) == [])
    }

    @Test func whatHelpersPutThereIsFound() {
        let helper = "extension View { func shopping(_ cart: Cart) -> some View { environmentObject(cart) } }"
        #expect(lacking(cart: "CartView().shopping(coordinator.cart)", beside: helper) == [])
        let host = """
            struct Host<Content: View>: View {
                let cart: Cart
                @ViewBuilder let content: () -> Content
                var body: some View { content().environmentObject(cart) }
            }
            """
        #expect(lacking(cart: "Host(cart: coordinator.cart) { CartView() }", beside: host) == [])
        // The host leaves it to another view, and that one to a modifier.
        let deeper = """
            struct Host<Content: View>: View {
                let cart: Cart
                @ViewBuilder let content: () -> Content
                var body: some View { Frame(cart: cart, content: content) }
            }
            struct Frame<Content: View>: View {
                let cart: Cart
                let content: () -> Content
                var body: some View { content().modifier(Shopping(cart: cart)) }
            }
            struct Shopping: ViewModifier {
                let cart: Cart
                func body(content: Content) -> some View { content.environmentObject(cart) }
            }
            """
        #expect(lacking(cart: "Host(cart: coordinator.cart) { CartView() }", beside: deeper) == [])
        let variable = "{ let view = CartView(); return view.environmentObject(coordinator.cart) }()"
        #expect(lacking(cart: variable) == [])
    }

    @Test func theNearestMisses() {
        // It may be empty.
        #expect(lacking(declared: "@Environment(Cart.self) var cart: Cart?") == [])
        // No code shows it.
        let unused = "struct FrameView: View { var body: some View { CartView() } }"
        #expect(lacking(cart: "ListView()", beside: unused) == [])
        // Whatever that is.
        #expect(lacking(stack: ".environmentObject(Container.shared.resolve())") == [])
    }
}
