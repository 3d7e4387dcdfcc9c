import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Routers that own neither a path nor a sheet, but a tab or a state.
@Suite struct RouterStateTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a router whose tab a view shows is a coordinator, and those behind the tabs are its children",
            """
            import SwiftUI
            @main struct ClubApp: App {
                @StateObject private var router = AppRouter()
                var body: some Scene { WindowGroup { AppView(router: router) } }
            }
            enum FeedRoute: Hashable {
                case post //: route of FeedRouter
            }
            enum AppTab: Hashable {
                case feed //: route of AppRouter
                case more //: route of AppRouter
            }
            final class FeedRouter: ObservableObject { //: coordinator
                @Published var path: [FeedRoute] = []
                func show(_ route: FeedRoute) { path.append(route) } //: FeedRouter catches FeedRoute.post
            }
            final class AppRouter: ObservableObject { //: root container
                @Published var tab: AppTab = .feed
                let feed = FeedRouter()
            }
            struct AppView: View {
                @ObservedObject var router: AppRouter
                var body: some View {
                    TabView(selection: $router.tab) {
                        FeedFlowView(router: router.feed).tag(AppTab.feed) //: AppRouter presents FeedRouter as select via feed
                        MoreView().tag(AppTab.more)
                    }
                }
            }
            struct FeedFlowView: View {
                @ObservedObject var router: FeedRouter
                var body: some View {
                    NavigationStack(path: $router.path) {
                        FeedView(router: router).navigationDestination(for: FeedRoute.self) { _ in Text("Post") }
                    }
                }
            }
            struct FeedView: View { //: screen of FeedRouter
                let router: FeedRouter
                var body: some View { Button("Post") { router.show(.post) } } //: FeedView emits FeedRoute.post
            }
            struct MoreView: View { var body: some View { Text("More") } } //: screen of AppRouter
            """),
        MarkedProgram(
            "the first view that the app makes shows the states of the router that it is handed",
            """
            import SwiftUI
            enum ClubTab: Hashable {
                case feed //: route of ClubRouter
                case more //: route of ClubRouter
            }
            final class ClubRouter: ObservableObject { //: root
                enum Phase {
                    case launching //: route of ClubRouter
                    case welcome //: route of ClubRouter
                    case main //: route of ClubRouter
                }
                @Published private(set) var phase: Phase = .welcome
                @Published var tab: ClubTab = .feed
                func enter() { phase = .main }
            }
            struct FirstView: View {
                @ObservedObject var router: ClubRouter
                var body: some View {
                    switch router.phase {
                    case .launching: Text("…")
                    case .welcome: WelcomeView(onDone: { router.enter() }) //: ClubRouter catches WelcomeView.onDone
                    case .main: ShellView(router: router)
                    }
                }
            }
            struct WelcomeView: View { //: screen of ClubRouter
                let onDone: () -> Void
                var body: some View { Button("Done") { onDone() } } //: WelcomeView emits WelcomeView.onDone
            }
            struct ShellView: View {
                @ObservedObject var router: ClubRouter
                var body: some View {
                    TabView(selection: $router.tab) {
                        Text("Feed").tag(ClubTab.feed)
                        Text("More").tag(ClubTab.more)
                    }
                }
            }
            @main struct ClubApp: App {
                @StateObject private var router = ClubRouter()
                var body: some Scene { WindowGroup { FirstView(router: router) } }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    /// The coordinators and their routes where a view shows something for a router's state in this way.
    private func routers(_ shown: String) -> [String] {
        MarkedProgram(
            "",
            """
            import SwiftUI
            enum Stage { case login, home }
            final class AppRouter: ObservableObject {
                @Published var stage: Stage = .login
                func enter() { stage = .home }
            }
            struct RootView: View {
                @StateObject private var router = AppRouter()
                var body: some View { \(shown) }
            }
            struct LoginView: View {
                let router: AppRouter
                var body: some View { Button("Enter") { router.enter() } }
            }
            struct HomeView: View { var body: some View { Text("Home") } }
            @main struct ClubApp: App { var body: some Scene { WindowGroup { RootView() } } }
            """
        ).tree().coordinators.map { coordinator in
            let routes = coordinator.routes.map { "\($0.name) \($0.presentation ?? "")" }
            return ([coordinator.type] + routes + coordinator.intercepts.map(\.event)).joined(separator: ", ")
        }
    }

    @Test func aViewSwitchesOverTheState() {
        let both = "switch router.stage { case .login: LoginView(router: router); case .home: HomeView() }"
        #expect(routers(both) == ["AppRouter, login root, home root, AppRouter.enter"])
        // A state that decides nothing but a text.
        let text = "switch router.stage { case .login: Text(\"In\"); case .home: HomeView() }"
        #expect(routers(text) == [])
    }
}
