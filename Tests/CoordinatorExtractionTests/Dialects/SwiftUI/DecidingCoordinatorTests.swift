import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Coordinators of SwiftUI without a path or a child: views show what they make, or what their state says.
@Suite struct DecidingCoordinatorTests {
    /// The coordinators by name, and behind each one its children.
    private func outline(_ text: String) -> [String] {
        let coordinators = MarkedProgram("", "import SwiftUI\n" + text).tree().coordinators
        return coordinators.map { coordinator in
            let children = coordinator.branches.compactMap { branch -> String? in
                if case .contained(let child) = branch.child { coordinators[child].type } else { nil }
            }
            return children.isEmpty ? coordinator.type : coordinator.type + " > " + children.joined(separator: ", ")
        }.sorted()
    }

    /// A flow whose coordinator has a path, and which shows a second class in the way that the parts say.
    private func flow(beside: String, held: String = "", shown: String) -> [String] {
        outline(
            """
            enum PetRoute: Hashable { case toy }
            final class PetCoordinator: ObservableObject {
                @Published var path: [PetRoute] = []
                @Published var isOpen = false
                \(held)
                func open() { isOpen = true }
            }
            struct PetCoordinatorView: View {
                @StateObject var coordinator = PetCoordinator()
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        PetView(coordinator: coordinator)
                            .navigationDestination(isPresented: $coordinator.isOpen) { \(shown) }
                    }
                }
            }
            struct PetView: View {
                let coordinator: PetCoordinator
                var body: some View { Button("Open") { coordinator.open() } }
            }
            struct ToyView: View { var body: some View { Text("Toy") } }
            struct BallView: View { var body: some View { Text("Ball") } }
            @main struct PetApp: App { var body: some Scene { WindowGroup { PetCoordinatorView() } } }
            \(beside)
            """)
    }

    @Test func aViewIsNamedAfterIt() {
        let toy = """
            final class ToyModel: ObservableObject { weak var coordinator: ToyCoordinator? }
            final class ToyCoordinator: ObservableObject {
                @Published var model = ToyModel()
                init() { model.coordinator = self }
            }
            """
        let view = """
            struct ToyCoordinatorView: View {
                @ObservedObject var coordinator: ToyCoordinator
                var body: some View { ToyView() }
            }
            """
        let held = "let toy = ToyCoordinator()"
        let shown = "ToyCoordinatorView(coordinator: coordinator.toy)"
        #expect(
            flow(beside: toy + "\n" + view, held: held, shown: shown)
                == ["PetCoordinator > ToyCoordinator", "ToyCoordinator"])
        // A service that a view with another name holds.
        let other =
            "struct ToyList: View { @ObservedObject var toys: ToyCoordinator; var body: some View { ToyView() } }"
        #expect(
            flow(beside: toy + "\n" + other, held: held, shown: "ToyList(toys: coordinator.toy)") == ["PetCoordinator"])
    }

    @Test func itMakesViews() {
        let toy = "final class ToyCoordinator { func start() -> some View { ToyView() } }"
        #expect(
            flow(beside: toy, shown: "ToyCoordinator().start()") == [
                "PetCoordinator > ToyCoordinator", "ToyCoordinator",
            ])
        // A plain service, and the coordinator of a view of UIKit.
        let other = """
            final class ToyCoordinator { func count() -> Int { 1 } }
            struct ToyMap: UIViewRepresentable {
                final class Coordinator: NSObject, MKMapViewDelegate {
                    @ViewBuilder func bubble() -> some View { ToyView() }
                }
                func makeCoordinator() -> Coordinator { Coordinator() }
                func makeUIView(context: Context) -> MKMapView { MKMapView() }
            }
            """
        #expect(flow(beside: other, shown: "ToyMap()") == ["PetCoordinator"])
    }

    @Test func anotherCoordinatorHoldsItAndItSetsWhatIsShown() {
        func toys(_ states: String) -> [String] {
            flow(
                beside: "final class ToyCoordinator: ObservableObject { \(states) }",
                held: "@Published var toy = ToyCoordinator()", shown: "ToyView().environmentObject(coordinator.toy)")
        }
        let shows = "@Published var isShowingBall = false; func showBall() { isShowingBall = true }"
        #expect(toys(shows) == ["PetCoordinator > ToyCoordinator", "ToyCoordinator"])
        // How far some work is.
        let works = "@Published var isCounting = false; func count() { isCounting = true }"
        #expect(toys(works) == ["PetCoordinator"])
    }

    /// An app whose root is chosen by a class.
    private func gate(_ coordinator: String, chosen: String) -> [String] {
        outline(
            """
            final class GateCoordinator: ObservableObject {
                \(coordinator)
            }
            struct ContentView: View {
                @StateObject private var coordinator = GateCoordinator()
                var body: some View { \(chosen) }
            }
            struct HomeView: View {
                let coordinator: GateCoordinator
                var body: some View { Button("Out") { coordinator.leave() } }
            }
            struct WelcomeView: View {
                let coordinator: GateCoordinator
                var body: some View { Button("In") { coordinator.enter() } }
            }
            @main struct GateApp: App { var body: some Scene { WindowGroup { ContentView() } } }
            """)
    }

    private static let chosen = """
        if coordinator.isInside { HomeView(coordinator: coordinator) } else { WelcomeView(coordinator: coordinator) }
        """

    @Test func itsStateDecidesWhatIsShown() {
        let states = """
            @Published var isInside = false
            func enter() { isInside = true }
            func leave() { isInside = false }
            """
        #expect(gate(states, chosen: Self.chosen) == ["GateCoordinator"])
        // The state only changes how one view looks.
        let looks = "if coordinator.isInside { HomeView(coordinator: coordinator) } else { Text(\"Wait\") }"
        #expect(gate(states, chosen: looks) == [])
        // The state is the result of some work.
        let service = """
            @Published var isInside = false
            func enter() { Task { isInside = await Server.ask() } }
            func leave() { Task { isInside = await Server.ask() } }
            """
        #expect(gate(service, chosen: Self.chosen) == [])
    }

    @Test func aForgottenViewDecidesAsWell() {
        func router(_ welcome: String, home: String = "HomeView()") -> [String] {
            outline(
                """
                final class GateRouter: ObservableObject {
                    enum Page { case home, welcome }
                    @Published var page: Page = .home
                    func leave() { page = .welcome }
                }
                struct ContentView: View {
                    @EnvironmentObject private var router: GateRouter
                    var body: some View {
                        switch router.page {
                        case .home: \(home)
                        case .welcome: \(welcome)
                        }
                    }
                }
                struct HomeView: View {
                    @EnvironmentObject private var router: GateRouter
                    var body: some View { Button("Out") { router.leave() } }
                }
                struct WelcomeView: View { var body: some View { Text("In") } }
                @main struct GateApp: App {
                    @StateObject private var router = GateRouter()
                    var body: some Scene { WindowGroup { ContentView().environmentObject(router) } }
                }
                """)
        }
        #expect(router("WelcomeView()") == ["GateRouter"])
        #expect(router("EmptyView()") == ["GateRouter"])
        // One view of the app, and a text: the state says how it looks.
        #expect(router("Text(\"Wait\")") == [])
        // No view of the app.
        #expect(router("EmptyView()", home: "Text(\"Home\")") == [])
    }

    @Test func aScreenAsksWhatItsStateDecides() {
        MarkedProgram(
            "",
            """
            import SwiftUI
            final class GateCoordinator: ObservableObject { //: root
                @Published var isInside = false
                func enter() { isInside = true }
            }
            struct ContentView: View {
                @StateObject private var coordinator = GateCoordinator()
                var body: some View {
                    if coordinator.isInside { HomeView() } else { WelcomeView(coordinator: coordinator) } //: GateCoordinator catches GateCoordinator.enter
                }
            }
            struct HomeView: View { var body: some View { Text("Home") } } //: screen of GateCoordinator
            struct WelcomeView: View { //: screen of GateCoordinator
                let coordinator: GateCoordinator
                var body: some View { Button("In") { coordinator.enter() } } //: WelcomeView emits GateCoordinator.enter
            }
            @main struct GateApp: App { var body: some Scene { WindowGroup { ContentView() } } }
            """
        ).check()
    }

    @Test func aViewWithTheNameKeepsARouter() {
        func shop(_ name: String) -> [String] {
            outline(
                """
                final class \(name): ObservableObject {
                    enum Page: Hashable { case cart }
                    @Published var path: [Page] = []
                    func show(_ page: Page) { path.append(page) }
                }
                struct ShopCoordinator: View {
                    @StateObject private var router = \(name)()
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            ListView().environmentObject(router)
                                .navigationDestination(for: \(name).Page.self) { _ in Text("Cart") }
                        }
                    }
                }
                struct ListView: View {
                    @EnvironmentObject var router: \(name)
                    var body: some View { Button("Cart") { router.show(.cart) } }
                }
                @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopCoordinator() } } }
                """)
        }
        #expect(shop("ShopRouter") == ["ShopCoordinator"])
        // A second coordinator by its name.
        #expect(shop("CartCoordinator") == ["CartCoordinator", "ShopCoordinator > CartCoordinator"])
    }

    @Test func anEmptyDefaultOfAProtocolIsNoAnswer() {
        func caught(_ standard: String, _ own: String, asked: String = "") -> [String] {
            let tree = MarkedProgram(
                "",
                """
                import SwiftUI
                enum Page: Hashable { case main, more }
                protocol Coordinating: AnyObject { func push(_ page: Page) }
                extension Coordinating { func push(_ page: Page) { \(standard) } }
                final class AppCoordinator: Coordinating, ObservableObject {
                    @Published var path: [Page] = []
                    let help = HelpCoordinator()
                    func push(_ page: Page) { path.append(page) }
                }
                final class HelpCoordinator: Coordinating {
                    \(own)
                    func view() -> some View { HelpView(coordinator: self) }
                }
                struct HelpView: View {
                    let coordinator: HelpCoordinator
                    var body: some View { Button("Help") { \(asked) } }
                }
                struct MainView: View {
                    let coordinator: AppCoordinator
                    var body: some View { Button("More") { coordinator.push(.more) } }
                }
                struct AppView: View {
                    @StateObject var coordinator = AppCoordinator()
                    var body: some View {
                        NavigationStack(path: $coordinator.path) {
                            MainView(coordinator: coordinator)
                                .navigationDestination(for: Page.self) { _ in coordinator.help.view() }
                        }
                    }
                }
                @main struct DemoApp: App { var body: some Scene { WindowGroup { AppView() } } }
                """
            ).tree()
            return tree.coordinators.filter { !$0.intercepts.isEmpty }.map(\.type).sorted()
        }
        #expect(caught("", "") == ["AppCoordinator"])
        // A screen below asks for it, and nothing is done.
        #expect(caught("", "", asked: "coordinator.push(.more)") == ["AppCoordinator", "HelpCoordinator"])
        // A method of its own.
        #expect(
            caught("", "func push(_ page: Page) { Log.shared.note(page) }") == ["AppCoordinator", "HelpCoordinator"])
    }
}
