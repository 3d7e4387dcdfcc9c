import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What views ask of coordinators in other ways than by a case of their routes.
@Suite struct ViewRequestTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a view that makes its own coordinator asks it by its buttons; what it only starts is no event",
            """
            import SwiftUI
            @main struct BoatApp: App { var body: some Scene { WindowGroup { HarbourView() } } }
            final class BoatCoordinator: ObservableObject { //: root
                @Published var path = NavigationPath()
                @Published var isRowing = false
                func start() { path.removeLast(path.count) }
                func row() { isRowing = true }
            }
            struct HarbourView: View { //: screen of BoatCoordinator
                @StateObject private var coordinator: BoatCoordinator
                init() { _coordinator = StateObject(wrappedValue: BoatCoordinator()) } //: BoatCoordinator catches BoatCoordinator.row
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Button("Row") { coordinator.row() } //: HarbourView emits BoatCoordinator.row
                    }
                    .onAppear { coordinator.start() }
                    .sheet(isPresented: $coordinator.isRowing) { Text("Row") }
                }
            }
            """),
        MarkedProgram(
            "a tab that is a number is asked for by its property",
            """
            import SwiftUI
            @main struct BoatApp: App {
                @StateObject private var coordinator = BoatCoordinator()
                var body: some Scene { WindowGroup { BoatTabs().environmentObject(coordinator) } }
            }
            final class BoatCoordinator: ObservableObject { //: root
                @Published var tab: Int = 0 //: BoatCoordinator catches BoatCoordinator.tab
                @Published var size: Int = 0
            }
            struct BoatTabs: View {
                @EnvironmentObject var coordinator: BoatCoordinator
                var body: some View {
                    TabView(selection: $coordinator.tab) {
                        HomeView().tag(0)
                        SailView().tag(1)
                    }
                }
            }
            struct HomeView: View { var body: some View { Text("Home") } } //: screen of BoatCoordinator
            struct SailView: View { //: screen of BoatCoordinator
                @EnvironmentObject var coordinator: BoatCoordinator
                var body: some View {
                    Button("Home") { coordinator.tab = 0 } //: SailView emits BoatCoordinator.tab
                    Button("Larger") { coordinator.size = 2 }
                }
            }
            """),
        MarkedProgram(
            "a method that only compares a case with a state asks for nothing; one that decides by the case asks for it",
            """
            import SwiftUI
            enum Place: Equatable { case hill, lake }
            final class WalkRouter: ObservableObject { //: root
                enum Tab {
                    case map //: route of WalkRouter
                    case list //: route of WalkRouter
                }
                @Published var tab: Tab = .map
                @Published var pending: Place?
                func go(_ place: Place) { pending = place; tab = .list } //: WalkRouter catches Place.hill
                func clear(_ place: Place) { if pending == place { pending = nil } }
                func meet(_ place: Place) { if place == .lake { tab = .map } } //: WalkRouter catches Place.lake
            }
            @main struct WalkApp: App {
                @StateObject private var router = WalkRouter()
                var body: some Scene { WindowGroup { WalkTabs().environmentObject(router) } }
            }
            struct WalkTabs: View {
                @EnvironmentObject var router: WalkRouter
                var body: some View {
                    TabView(selection: $router.tab) {
                        MapView().tag(WalkRouter.Tab.map)
                        ListView().tag(WalkRouter.Tab.list)
                    }
                }
            }
            struct MapView: View { //: screen of WalkRouter
                @EnvironmentObject var router: WalkRouter
                var body: some View {
                    Button("Hill") { router.go(.hill) } //: MapView emits Place.hill
                    Button("Meet") { router.meet(.lake) } //: MapView emits Place.lake
                }
            }
            struct ListView: View { //: screen of WalkRouter
                @EnvironmentObject var router: WalkRouter //: WalkRouter catches WalkRouter.clear
                var body: some View { Text("List").onAppear { router.clear(.hill) } } //: ListView emits WalkRouter.clear
            }
            """),
        MarkedProgram(
            "a state whose cases the coordinator draws by its functions has them as routes, and the child that one asks",
            """
            import SwiftUI
            enum Stage {
                case splash //: route of TripCoordinator
                case entry //: route of TripCoordinator
                case home //: route of TripCoordinator
            }
            struct EntryView: View { //: screen of EntryCoordinator
                let onEnd: () -> Void
                var body: some View { Button("Done", action: onEnd) } //: EntryView emits EntryView.onEnd
            }
            struct SplashView: View { var body: some View { Text("Splash") } } //: screen of TripCoordinator
            struct HomeView: View { var body: some View { Text("Home") } } //: screen of TripCoordinator
            final class EntryCoordinator: ObservableObject { //: coordinator
                let onEnd: () -> Void
                init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
                func start() -> some View { EntryView(onEnd: { [weak self] in self?.onEnd() }) } //: EntryCoordinator catches EntryView.onEnd; EntryCoordinator emits EntryCoordinator.onEnd
            }
            final class TripCoordinator: ObservableObject { //: root container
                @Published var stage: Stage = .splash
                var entry: EntryCoordinator?
                func begin() {
                    entry = EntryCoordinator(onEnd: { [weak self] in self?.stage = .home }) //: TripCoordinator catches EntryCoordinator.onEnd
                    stage = .entry
                }
                func showSplash() -> some View { SplashView().onAppear { self.begin() } }
                @ViewBuilder func showEntry() -> some View { entry?.start() }
                func showHome() -> some View { HomeView() }
            }
            struct TripCoordinatorView: View {
                @ObservedObject var coordinator: TripCoordinator
                var body: some View {
                    ZStack {
                        switch coordinator.stage {
                        case .splash: coordinator.showSplash()
                        case .entry: coordinator.showEntry() //: TripCoordinator presents EntryCoordinator as root via entry
                        case .home: coordinator.showHome()
                        }
                    }
                }
            }
            @main struct TripApp: App {
                @StateObject var coordinator = TripCoordinator()
                var body: some Scene { WindowGroup { TripCoordinatorView(coordinator: coordinator) } }
            }
            """),
        MarkedProgram(
            "a screen that takes another coordinator from the environment is no container of it",
            """
            import SwiftUI
            enum Way: Hashable {
                case help //: route of MainCoordinator
                case own //: route of MainCoordinator
            }
            final class HelpCoordinator: ObservableObject { @Published var path = NavigationPath() } //: coordinator
            final class OwnCoordinator: ObservableObject { @Published var path = NavigationPath() } //: coordinator
            final class MainCoordinator: ObservableObject { //: root container
                @Published var path = NavigationPath()
                let help = HelpCoordinator() //: MainCoordinator presents HelpCoordinator
                let own = OwnCoordinator()
                func show(_ way: Way) { path.append(way) } //: MainCoordinator catches Way.own
            }
            @main struct MainApp: App {
                @StateObject private var coordinator = MainCoordinator()
                var body: some Scene { WindowGroup { MainCoordinatorView(coordinator: coordinator) } }
            }
            struct MainCoordinatorView: View {
                @ObservedObject var coordinator: MainCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        ListView(coordinator: coordinator).navigationDestination(for: Way.self) { way in //: MainCoordinator presents OwnCoordinator as push via own
                            switch way {
                            case .help: HelpPage().environmentObject(coordinator.help)
                            case .own: OwnFlow().environmentObject(coordinator.own)
                            }
                        }
                    }
                }
            }
            struct ListView: View { //: screen of MainCoordinator
                let coordinator: MainCoordinator
                var body: some View { Button("Own") { coordinator.show(.own) } } //: ListView emits Way.own
            }
            struct HelpPage: View { //: screen of MainCoordinator
                @EnvironmentObject var help: HelpCoordinator
                var body: some View { Text("Help") }
            }
            struct OwnFlow: View {
                @EnvironmentObject var own: OwnCoordinator
                var body: some View { NavigationStack(path: $own.path) { Text("Own") } }
            }
            """),
        MarkedProgram(
            "the closures of a list that the program makes arrive in its rows; a service's own closure is nobody's event",
            """
            import SwiftUI
            final class DeskCoordinator: ObservableObject { //: root
                @Published var path = NavigationPath()
                @Published var isAdding = false
                private let wait: (Int) async -> Void
                init(wait: @escaping (Int) async -> Void = { _ in await Task.yield() }) { self.wait = wait }
                func add() { Task { await wait(1); isAdding = true } }
            }
            final class PrintService {
                private var answer: ((Result<Int, Error>) -> Void)?
                func print() -> Any { Future { [weak self] answer in self?.answer = answer } }
                func finished() { answer?(.success(1)) }
            }
            struct Action { let label: String; let run: () -> Void }
            struct ActionView: View {
                let label: String
                let run: () -> Void
                var body: some View { Button(label) { run() } }
            }
            struct ActionList: View {
                let actions: [Action]
                var body: some View { ForEach(actions) { ActionView(label: $0.label, run: $0.run) } }
            }
            @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskCoordinatorView() } } }
            struct DeskCoordinatorView: View {
                @StateObject private var coordinator = DeskCoordinator()
                var body: some View {
                    NavigationStack(path: $coordinator.path) { DeskView(coordinator: coordinator) } //: DeskCoordinator catches DeskCoordinator.add
                        .sheet(isPresented: $coordinator.isAdding) { Text("Add") }
                }
            }
            struct DeskView: View { //: screen of DeskCoordinator
                let coordinator: DeskCoordinator
                let service = PrintService()
                var body: some View {
                    Button("Add") { coordinator.add() } //: DeskView emits DeskCoordinator.add
                    Button("End") { service.finished() }
                    Button("Print") { _ = service.print() }
                    ActionList(actions: [Action(label: "x", run: { print("x") })])
                }
            }
            """),
    ]

    @Test(arguments: programs) func whatIsAsked(_ program: MarkedProgram) { program.check() }
}
