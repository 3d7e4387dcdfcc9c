import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Routes that lead nowhere, and those that no code asks for.
@Suite struct LostRouteTests {
    /// A shop whose coordinator pushes onto an untyped path; the parts stand in the coordinator and around its list.
    private static func shop(
        stored: String = "@Published var path = NavigationPath()",
        coordinator: String = "func show(_ route: ShopRoute) { path.append(route) }",
        help: String = "HelpView()",
        modifiers: String = ".navigationDestination(for: ShopRoute.self) { coordinator.view($0) }",
        cases: String = "case cart, help", list: String = "coordinator.show(.cart); coordinator.show(.help)",
        tip: String = ".navigationDestination(for: String.self) { Text($0) }", beside: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct ShopApp: App {
                @StateObject var coordinator = ShopCoordinator()
                var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: coordinator) } }
            }
            enum ShopRoute: Hashable { \(cases) }
            enum ShopSheet: Identifiable { case offer }
            final class ShopCoordinator: ObservableObject {
                \(stored)
                \(coordinator)
                @ViewBuilder func view(_ route: ShopRoute) -> some View {
                    switch route {
                    case .cart: CartView()
                    case .help: \(help)
                    default: CartView()
                    }
                }
            }
            struct ShopCoordinatorView: View {
                @ObservedObject var coordinator: ShopCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        ListView(coordinator: coordinator)\(modifiers)
                    }
                }
            }
            struct ListView: View {
                let coordinator: ShopCoordinator
                var body: some View { Button("Cart") { \(list) } }
            }
            struct CartView: View { var body: some View { Text("Cart") } }
            struct HelpView: View { var body: some View { Text("Help") } }
            struct TipView: View { var body: some View { Text("Tip")\(tip) } }
            \(beside)
            """)
    }

    private func listed(_ key: String, _ program: MarkedProgram) -> [String] {
        guard case .array(let entries)? = program.tree().coordinators.first?.extensions[key] else { return [] }
        return entries.compactMap { entry in
            guard case .object(let keys) = entry, case .string(let route)? = keys["route"] else { return nil }
            guard case .string(let lacks)? = keys["lacks"] else { return route }
            return "\(route) lacks a \(lacks)"
        }
    }

    private func lost(_ program: MarkedProgram) -> [String] { listed("x-missing-destination", program) }

    @Test func aDestinationAroundTheOnlyStackIsNone() {
        func app(_ inside: String, _ outside: String, beside: String = "") -> MarkedProgram {
            MarkedProgram(
                "",
                """
                import SwiftUI
                enum HillRoute: Hashable { case top }
                final class HillCoordinator: ObservableObject {
                    @Published var path = NavigationPath()
                    func show(_ route: HillRoute) { path.append(route) }
                }
                struct ListView: View {
                    let coordinator: HillCoordinator
                    var body: some View { Button("Top") { coordinator.show(.top) } }
                }
                struct TopView: View { var body: some View { Text("Top") } }
                struct HillCoordinatorView: View {
                    @StateObject private var coordinator = HillCoordinator()
                    var body: some View {
                        NavigationStack(path: $coordinator.path) { ListView(coordinator: coordinator)\(inside) }\(outside)
                    }
                }
                \(beside)
                @main struct HillApp: App { var body: some Scene { WindowGroup { HillCoordinatorView() } } }
                """)
        }
        let destination = ".navigationDestination(for: HillRoute.self) { _ in TopView() }"
        #expect(lost(app("", ".padding()" + destination)) == ["HillRoute lacks a destination"])
        // The nearest misses: inside of the stack, and around a stack that may be inside of another one.
        #expect(lost(app(destination, ".padding()")).isEmpty)
        let other = "struct OuterView: View { var body: some View { NavigationStack { HillCoordinatorView() } } }"
        #expect(lost(app("", destination, beside: other)).isEmpty)
        // A stack beside it does not help, and one that may lead to it does.
        let beside = "struct LoginView: View { var body: some View { NavigationStack { Text(\"Log in\") } } }"
        #expect(lost(app("", destination, beside: beside)) == ["HillRoute lacks a destination"])
        let page = "struct MapView: View { var body: some View { NavigationLink(\"Hill\") { HillCoordinatorView() } } }"
        #expect(lost(app("", destination, beside: page + beside)).isEmpty)
    }

    @Test func aPushedTypeWithoutADestinationIsLost() {
        #expect(lost(Self.shop(modifiers: "")) == ["ShopRoute lacks a destination"])
        // Nor has any other type one, but the stack is the app's own.
        #expect(lost(Self.shop(modifiers: "", tip: "")) == ["ShopRoute lacks a destination"])
    }

    @Test func aTypedPathWithoutADestinationIsLost() {
        let typed = "@Published var path: [ShopRoute] = []; func show(_ route: ShopRoute) { path.append(route) }"
        func program(_ modifiers: String, _ cases: String = "case cart, help") -> MarkedProgram {
            Self.shop(stored: "", coordinator: typed, modifiers: modifiers, cases: cases)
        }
        #expect(lost(program("")) == ["ShopRoute lacks a destination"])
        #expect(lost(program(".navigationDestination(for: ShopRoute.self) { coordinator.view($0) }")) == [])
        // It may be for any type.
        #expect(lost(program(".navigationDestination(for: type) { _ in CartView() }")) == [])
        // It holds no routes.
        #expect(lost(Self.shop(stored: "", coordinator: "var path: [Int] = []", modifiers: "")) == [])
    }

    @Test(arguments: [
        Self.shop(),
        // A helper of the app's adds destinations for any type.
        Self.shop(
            modifiers: ".routed(for: ShopRoute.self)",
            beside: """
                extension View {
                    func routed<Route: Hashable>(for type: Route.Type) -> some View {
                        navigationDestination(for: type) { _ in Text("") }
                    }
                }
                """),
        // Another view has it.
        Self.shop(
            modifiers: "",
            beside: """
                struct OtherView: View {
                    var body: some View { Text("").navigationDestination(for: ShopRoute.self) { _ in Text("") } }
                }
                """),
        // The path is typed: what is in it is shown by its own code.
        Self.shop(
            coordinator: "var stack: [ShopRoute] = []; func show(_ route: ShopRoute) { stack.append(route) }",
            modifiers: ""),
    ])
    func aDestinationAnywhereIsOne(_ program: MarkedProgram) { #expect(lost(program) == []) }

    @Test func aSheetThatNoViewShowsIsLost() {
        let states = """
            @Published var sheet: ShopSheet?
            func show(_ route: ShopRoute) { path.append(route) }
            func offer() { sheet = .offer }
            """
        #expect(lost(Self.shop(coordinator: states)) == ["sheet lacks a sheet"])
        let shown =
            ".navigationDestination(for: ShopRoute.self) { coordinator.view($0) }"
            + ".sheet(item: $coordinator.sheet) { _ in CartView() }"
        #expect(lost(Self.shop(coordinator: states, modifiers: shown)) == [])
        // The state is read by other code, which may show it.
        let read = states + "\nvar isOffering: Bool { sheet != nil }"
        #expect(lost(Self.shop(coordinator: read)) == [])
        // No code sets it.
        let unset = "@Published var sheet: ShopSheet?\nfunc show(_ route: ShopRoute) { path.append(route) }"
        #expect(lost(Self.shop(coordinator: unset)) == [])
    }

    @Test func aRouteWithAnEmptyViewIsListed() {
        #expect(lost(Self.shop(help: "EmptyView()")) == ["help lacks a view"])
        // No code asks for it.
        #expect(lost(Self.shop(help: "EmptyView()", list: "coordinator.show(.cart)")) == [])
        // A view of the system is one.
        #expect(lost(Self.shop(help: "Text(\"Help\")")) == [])
        // It is empty in part.
        #expect(lost(Self.shop(help: "HelpView(); EmptyView()")) == [])
    }

    /// Two coordinators share their routes, and each shows some of them: what the other one shows arrives nowhere.
    @Test func aRouteThatIsLeftToAnEmptyDefault() {
        func lost(_ asked: String, by other: String = "EmptyView()") -> [String] {
            let tree = MarkedProgram(
                "two coordinators",
                """
                import SwiftUI
                enum Stop: Hashable { case bus(Int), tram(Int), map }
                protocol Travelling: AnyObject { func go(_ stop: Stop) }
                class Traveller: ObservableObject, Travelling {
                    @Published var path = NavigationPath()
                    func go(_ stop: Stop) { path.append(stop) }
                }
                final class BusCoordinator: Traveller {
                    @ViewBuilder func page(_ stop: Stop) -> some View {
                        switch stop {
                        case .bus: StopView(coordinator: self)
                        case .map: Text("Map")
                        default: \(other)
                        }
                    }
                }
                final class TramCoordinator: Traveller {
                    @ViewBuilder func page(_ stop: Stop) -> some View {
                        switch stop {
                        case .tram, .map: Text("Tram")
                        default: EmptyView()
                        }
                    }
                }
                struct StopView: View {
                    weak var coordinator: (any Travelling)?
                    var body: some View { Button("Go") { coordinator?.go(\(asked)) } }
                }
                struct TramView: View {
                    weak var coordinator: (any Travelling)?
                    var body: some View { Button("Go") { coordinator?.go(.tram(1)) } }
                }
                struct BusCoordinatorView: View {
                    @StateObject var coordinator: BusCoordinator
                    var body: some View {
                        NavigationStack(path: $coordinator.path) {
                            StopView(coordinator: coordinator).navigationDestination(for: Stop.self) { coordinator.page($0) }
                        }
                    }
                }
                struct TramCoordinatorView: View {
                    @StateObject var coordinator: TramCoordinator
                    var body: some View {
                        NavigationStack(path: $coordinator.path) {
                            TramView(coordinator: coordinator).navigationDestination(for: Stop.self) { coordinator.page($0) }
                        }
                    }
                }
                @main struct TravelApp: App {
                    var body: some Scene {
                        WindowGroup {
                            TabView {
                                BusCoordinatorView(coordinator: BusCoordinator())
                                TramCoordinatorView(coordinator: TramCoordinator())
                            }
                        }
                    }
                }
                """
            ).tree()
            return tree.coordinators.flatMap { owner -> [String] in
                guard case .array(let entries)? = owner.extensions["x-missing-destination"] else { return [] }
                return entries.compactMap { entry in
                    guard case .object(let keys) = entry, case .string(let route)? = keys["route"] else { return nil }
                    return "\(owner.type) \(route)"
                }
            }
        }
        #expect(lost(".tram(1)") == ["BusCoordinator tram"])
        // The nearest misses: it shows the route, or something for all others.
        #expect(lost(".map") == [])
        #expect(lost(".tram(1)", by: "Text(\"?\")") == [])
    }

    @Test func aRouteThatOnlySetsAFlagIsNotShownAsARoute() {
        func shop(_ help: String) -> MarkedProgram {
            let show = """
                @Published var isHelping = false
                @Published var step: ShopRoute?
                func show(_ route: ShopRoute) {
                    switch route {
                    case .help: \(help)
                    default: path.append(route)
                    }
                }
                """
            let modifiers =
                ".navigationDestination(for: ShopRoute.self) { coordinator.view($0) }"
                + ".sheet(isPresented: $coordinator.isHelping) { HelpView() }"
            return Self.shop(coordinator: show, help: "EmptyView()", modifiers: modifiers)
        }
        #expect(lost(shop("isHelping = true")) == [])
        // It also goes onto the path.
        #expect(lost(shop("isHelping = true; path.append(route)")) == ["help lacks a view"])
        // The route itself is the state.
        #expect(lost(shop("step = .help")) == ["help lacks a view"])
    }

    @Test func aRouteThatNoCodeNamesIsUnreachable() {
        func unasked(_ cases: String, _ list: String) -> [String] {
            listed("x-unreachable-routes", Self.shop(cases: cases, list: list))
        }
        #expect(unasked("case cart, help", "coordinator.show(.cart)") == ["help"])
        #expect(unasked("case cart, help", "coordinator.show(.cart); coordinator.show(.help)") == [])
        // Other code makes them all.
        #expect(unasked("case cart, help", "coordinator.close()") == [])
        #expect(unasked("init?(_ path: String) { nil }; case cart, help", "coordinator.show(.cart)") == [])
    }
}
