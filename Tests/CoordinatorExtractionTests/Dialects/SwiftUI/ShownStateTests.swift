import Testing

@testable import CoordinatorExtraction

/// Routes that a container shows without a method that asks for them: states, tabs, links.
@Suite struct ShownStateTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "tabs name the routes of the coordinators in them; a link asks the stack around it",
            """
            import SwiftUI
            @main struct ClinicApp: App {
                @StateObject private var main = MainCoordinator()
                var body: some Scene { WindowGroup { MainView(coordinator: main) } }
            }
            enum MainTab: Hashable {
                case home //: route of MainCoordinator
                case calendar //: route of MainCoordinator
            }
            final class MainCoordinator: ObservableObject { //: root container
                @Published var tab: MainTab = .home
                let home = HomeCoordinator()
                let calendar = CalendarCoordinator()
            }
            struct MainView: View {
                @ObservedObject var coordinator: MainCoordinator
                var body: some View {
                    TabView(selection: $coordinator.tab) {
                        HomeFlowView(coordinator: coordinator.home).tabItem { Text("Home") }
                            .tag(MainTab.home) //: MainCoordinator presents HomeCoordinator as select via home
                        Tab("Calendar", systemImage: "calendar", value: .calendar) { //: MainCoordinator presents CalendarCoordinator as select via calendar
                            CalendarFlowView(coordinator: coordinator.calendar)
                        }
                    }
                }
            }
            final class HomeCoordinator: ObservableObject { //: coordinator
                enum Route: Hashable {
                    case clinic //: route of HomeCoordinator
                    case map //: route of HomeCoordinator
                }
                @Published var path = NavigationPath()
                func showMap() { path.append(Route.map) }
            }
            struct HomeFlowView: View { //: screen of HomeCoordinator
                @ObservedObject var coordinator: HomeCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        HomeView()
                            .navigationDestination(for: HomeCoordinator.Route.self) { route in //: HomeCoordinator catches HomeCoordinator.Route.clinic; HomeCoordinator catches HomeCoordinator.Route.map
                                switch route {
                                case .clinic: ClinicView()
                                case .map: MapView()
                                }
                            }
                        NavigationLink("Map", value: HomeCoordinator.Route.map) //: HomeFlowView emits HomeCoordinator.Route.map
                    }
                }
            }
            struct HomeView: View { //: screen of HomeCoordinator
                var body: some View {
                    NavigationLink("Clinic", value: HomeCoordinator.Route.clinic) //: HomeView emits HomeCoordinator.Route.clinic
                    NavigationLink("Code", value: Color.red)
                    NavigationLink("Text", value: "text")
                }
            }
            enum Color: Hashable { case red }
            struct ClinicView: View { var body: some View { Text("Clinic") } } //: screen of HomeCoordinator
            struct MapView: View { var body: some View { Text("Map") } } //: screen of HomeCoordinator
            enum CalendarRoute: Hashable { case day } //: route of CalendarCoordinator
            final class CalendarCoordinator: ObservableObject { @Published var path: [CalendarRoute] = [] } //: coordinator
            struct CalendarFlowView: View {
                @ObservedObject var coordinator: CalendarCoordinator
                var body: some View { NavigationStack(path: $coordinator.path) { DayView() } }
            }
            struct DayView: View { var body: some View { Text("Day") } } //: screen of CalendarCoordinator
            """),
        MarkedProgram(
            "steps that a container switches over are routes; how far something is loaded, in a screen or without screens, is none",
            """
            import SwiftUI
            @main struct PayApp: App {
                @StateObject private var pay = PayCoordinator()
                var body: some Scene { WindowGroup { PayCoordinatorView(coordinator: pay) } }
            }
            enum Loading { case waiting, done }
            final class PayCoordinator: ObservableObject { //: root
                enum Step {
                    case amount //: route of PayCoordinator
                    case confirm //: route of PayCoordinator
                }
                @Published var step: Step = .amount
                @Published var loading: Loading = .waiting
                func confirm() { step = .confirm }
            }
            struct PayCoordinatorView: View {
                @ObservedObject var coordinator: PayCoordinator
                var body: some View {
                    VStack {
                        switch coordinator.loading {
                        case .waiting: ProgressView()
                        case .done: Text("Loaded")
                        }
                        switch coordinator.step {
                        case .amount: AmountView(onNext: coordinator.confirm) //: PayCoordinator catches AmountView.onNext
                        case .confirm: ConfirmView()
                        }
                    }
                }
            }
            struct AmountView: View { //: screen of PayCoordinator
                let onNext: () -> Void
                var body: some View { Button("Next") { onNext() } } //: AmountView emits AmountView.onNext
            }
            struct ConfirmView: View { var body: some View { Text("Confirm") } } //: screen of PayCoordinator
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
