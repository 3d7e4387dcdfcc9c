import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What views take from the environment, and whether any code puts it there.
@Suite struct EnvironmentTests {
    /// A shop whose list shows a cart; `injected` stands behind the root, and `declared` in the cart.
    private static func shop(_ declared: String, injected: String) -> MarkedProgram {
        MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct ShopApp: App {
                @StateObject var coordinator = ShopCoordinator()
                var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: coordinator) } }
            }
            final class Cart: ObservableObject {}
            enum ShopRoute: Hashable { case cart }
            final class ShopCoordinator: ObservableObject {
                let cart = Cart()
                @Published var path: [ShopRoute] = []
            }
            struct ShopCoordinatorView: View {
                @ObservedObject var coordinator: ShopCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        ListView()\(injected)
                    }
                }
            }
            struct ListView: View { var body: some View { CartButton() } }
            struct CartButton: View {
                \(declared)
                var body: some View { Text("Cart") }
            }
            struct CartPreviews: PreviewProvider {
                static var previews: some View { CartButton().environmentObject(Cart()) }
            }
            """)
    }

    private func missing(_ program: MarkedProgram) -> JSONValue? {
        program.tree().coordinators.first?.screens.first?.extensions["x-missing-environment"]
    }

    @Test func whatIsNotInjectedIsMissing() {
        let entry: [String: JSONValue] = [
            "type": .string("Cart"), "view": .string("CartButton"), "file": .string("App.swift"), "line": .number("22"),
        ]
        #expect(missing(Self.shop("@EnvironmentObject var cart: Cart", injected: "")) == .array([.object(entry)]))
        #expect(missing(Self.shop("@Environment(Cart.self) var cart", injected: "")) == .array([.object(entry)]))
    }

    @Test(arguments: [
        ("@EnvironmentObject var cart: Cart", ".environmentObject(coordinator.cart)"),
        ("@Environment(Cart.self) var cart", ".environment(coordinator.cart)"),
        // It may be empty.
        ("@Environment(Cart.self) var cart: Cart?", ""),
        // Whatever that is.
        ("@EnvironmentObject var cart: Cart", ".environmentObject(Container.shared.resolve())"),
        // A class of a library may be a subclass.
        ("@EnvironmentObject var cart: Cart", ".environmentObject(LibraryCart())"),
        // SwiftUI's own.
        ("@Environment(\\.dismiss) var dismiss", ""),
        ("let cart: Cart? = nil", ""),
    ])
    func theNearestMisses(declared: String, injected: String) {
        #expect(missing(Self.shop(declared, injected: injected)) == nil)
    }

    @Test func theCoordinatorItselfIsMissing() {
        func app(_ injected: String) -> JSONValue? {
            let program = MarkedProgram(
                "",
                """
                import SwiftUI
                @main struct LakeApp: App {
                    @StateObject private var lake = LakeCoordinator()
                    var body: some Scene { WindowGroup { LakeView()\(injected) } }
                }
                enum Shore: Hashable { case north }
                final class LakeCoordinator: ObservableObject {
                    @Published var path: [Shore] = []
                    func row(to shore: Shore) { path.append(shore) }
                }
                struct LakeView: View {
                    @EnvironmentObject private var lake: LakeCoordinator
                    var body: some View {
                        NavigationStack(path: $lake.path) {
                            Button("North") { lake.row(to: .north) }.navigationDestination(for: Shore.self) { _ in Text("North") }
                        }
                    }
                }
                """)
            return program.tree().coordinators.first?.extensions["x-missing-environment"]
        }
        let entry: [String: JSONValue] = [
            "type": .string("LakeCoordinator"), "view": .string("LakeView"), "file": .string("App.swift"),
            "line": .number("12"),
        ]
        #expect(app("") == .array([.object(entry)]))
        #expect(app(".environmentObject(lake)") == nil)
    }

    @Test func aViewWithoutAPlaceIsTheRoots() {
        func app(_ modifier: String) -> JSONValue? {
            let program = MarkedProgram(
                "",
                """
                import SwiftUI
                import UIKit
                class Coordinator { func start() {} }
                let app = CliffCoordinator()
                final class CliffCoordinator: Coordinator {
                    let stack = UINavigationController()
                    override func start() { stack.pushViewController(CliffController(), animated: true) }
                }
                final class CliffController: UIViewController {}
                @Observable final class Tide {}
                struct TideView: View {
                    @Environment(Tide.self) private var tide
                    var body: some View { Text("Tide") }
                }
                struct BeachView: View { var body: some View { TideView()\(modifier) } }
                @main struct BeachApp: App { var body: some Scene { WindowGroup { BeachView() } } }
                """)
            return program.tree().coordinators.first?.extensions["x-missing-environment"]
        }
        let entry: [String: JSONValue] = [
            "type": .string("Tide"), "view": .string("TideView"), "file": .string("App.swift"), "line": .number("12"),
        ]
        #expect(app("") == .array([.object(entry)]))
        #expect(app(".environment(Tide?.none)") == .array([.object(entry)]))
        #expect(app(".environment(Tide())") == nil)
        #expect(app(".environment(Pool.shared.object)") == nil)
    }
}
