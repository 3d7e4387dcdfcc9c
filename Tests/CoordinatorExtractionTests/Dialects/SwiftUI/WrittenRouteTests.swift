import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Views that write a coordinator's state themselves.
@Suite struct WrittenRouteTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a case that a view puts onto the path or into the sheet is asked for; a filter is no route",
            """
            import SwiftUI
            @main struct KitchenApp: App { var body: some Scene { WindowGroup { KitchenCoordinatorView() } } }
            enum KitchenRoute: Hashable {
                case dish //: route of KitchenCoordinator
                case menu //: route of KitchenCoordinator
            }
            enum KitchenSheet: Identifiable {
                case help //: route of KitchenCoordinator
                var id: Int { 0 }
            }
            enum Taste { case sweet, sour }
            final class KitchenCoordinator: ObservableObject { //: root
                @Published var path = NavigationPath() //: KitchenCoordinator catches KitchenRoute.dish
                @Published var sheet: KitchenSheet? //: KitchenCoordinator catches KitchenSheet.help
                @Published var taste = Taste.sweet
            }
            struct KitchenCoordinatorView: View {
                @StateObject private var coordinator = KitchenCoordinator()
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        ListView().navigationDestination(for: KitchenRoute.self) { _ in DishView() }
                    }
                    .sheet(item: $coordinator.sheet) { _ in Text("Help") }
                    .onAppear { coordinator.path.append(KitchenRoute.menu) }
                    .environmentObject(coordinator)
                }
            }
            struct ListView: View { //: screen of KitchenCoordinator
                @EnvironmentObject var coordinator: KitchenCoordinator
                var body: some View {
                    VStack {
                        Button("Dish") { coordinator.path.append(KitchenRoute.dish) } //: ListView emits KitchenRoute.dish
                        Button("Help") { self.coordinator.sheet = .help } //: ListView emits KitchenSheet.help
                        Button("Close") { coordinator.sheet = nil }
                        Button("Sour") { coordinator.taste = .sour }
                    }
                }
            }
            struct DishView: View { var body: some View { Text("Dish") } } //: screen of KitchenCoordinator
            """),
        MarkedProgram(
            "the destinations of a screen's own stack are not the coordinator's",
            """
            import SwiftUI
            enum AppTab: Hashable {
                case home //: route of TabsCoordinator
                case make //: route of TabsCoordinator
            }
            enum Step: Hashable { case write, review }
            final class TabsCoordinator: ObservableObject { //: root
                @Published var tab: AppTab = .home
                func go(_ tab: AppTab) { self.tab = tab } //: TabsCoordinator catches AppTab.home
            }
            final class MakeModel: ObservableObject {
                @Published var path: [Step] = []
                func next() { path.append(.review) }
            }
            struct TabsView: View {
                @EnvironmentObject var coordinator: TabsCoordinator
                var body: some View {
                    TabView(selection: $coordinator.tab) {
                        Text("Home").tag(AppTab.home)
                        MakeView().tag(AppTab.make)
                    }
                }
            }
            struct MakeView: View { //: screen of TabsCoordinator
                @EnvironmentObject var coordinator: TabsCoordinator
                @StateObject var model = MakeModel()
                var body: some View {
                    NavigationStack(path: $model.path) {
                        Button("Next") { model.next() }.navigationDestination(for: Step.self) { _ in
                            Button("Home") { coordinator.go(.home) } //: MakeView emits AppTab.home
                        }
                    }
                }
            }
            @main struct ClubApp: App {
                @StateObject var coordinator = TabsCoordinator()
                var body: some Scene { WindowGroup { TabsView().environmentObject(coordinator) } }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

/// Flags that views switch on themselves.
@Suite struct WrittenFlagTests {
    private static func program(_ title: String, button: String, shown: String) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import SwiftUI
            @main struct FarmApp: App {
                @StateObject private var coordinator = FarmCoordinator()
                var body: some Scene { WindowGroup { FarmCoordinatorView(coordinator: coordinator) } }
            }
            final class FarmCoordinator: ObservableObject { //: root
                @Published var model = FarmModel()
                @Published var feeds = false\(shown.contains("feeds") && !button.contains("false") ? " //: FarmCoordinator catches FarmCoordinator.feeds" : "")
                @Published var grows = false
                init() { model.coordinator = self }
            }
            final class FarmModel: ObservableObject { weak var coordinator: FarmCoordinator? }
            struct FarmCoordinatorView: View {
                @ObservedObject var coordinator: FarmCoordinator
                var body: some View {
                    NavigationStack {
                        FarmView(model: coordinator.model)
                            .sheet(isPresented: \(shown)) { Text("Feed") }
                    }
                }
            }
            struct FarmView: View { //: screen of FarmCoordinator
                @ObservedObject var model: FarmModel
                var body: some View {
                    Button("Feed") { \(button)
                    }
                }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "a flag of a sheet is toggled through a model",
            button: "model.coordinator?.feeds.toggle() //: FarmView emits FarmCoordinator.feeds",
            shown: "$coordinator.feeds"),
        program(
            "and set",
            button: "model.coordinator?.feeds = true //: FarmView emits FarmCoordinator.feeds",
            shown: "$coordinator.feeds"),
        program(
            "the nearest miss: it is switched off", button: "model.coordinator?.feeds = false",
            shown: "$coordinator.feeds"),
        program(
            "the nearest miss: nothing is shown by the flag", button: "model.coordinator?.feeds.toggle()",
            shown: "$coordinator.grows"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}
