import Testing

@testable import CoordinatorExtraction

/// Flows of several coordinators of SwiftUI, and coordinators behind protocols.
@Suite struct SwiftUIFlowTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a state decides which flow is shown; a child's output, a model between, a protocol's commands",
            """
            import SwiftUI
            @main struct BankApp: App {
                @StateObject private var app = AppCoordinator()
                var body: some Scene { WindowGroup { AppCoordinatorView(coordinator: app) } }
            }
            final class AppCoordinator: ObservableObject { //: root container
                enum State { case loading, login(LoginCoordinator), main(MainCoordinator) } //: route of AppCoordinator
                @Published var state: State = .loading
                func showLogin() {
                    let login = LoginCoordinator()
                    login.onFinish = { [weak self] in self?.showMain() } //: AppCoordinator catches LoginCoordinator.onFinish
                    state = .login(login)
                }
                func showMain() { state = .main(MainCoordinator(parent: self)) }
                func logOut() { showLogin() }
            }
            struct AppCoordinatorView: View {
                @ObservedObject var coordinator: AppCoordinator
                var body: some View {
                    switch coordinator.state {
                    case .loading: ProgressView()
                    case .login(let login): LoginCoordinatorView(coordinator: login) //: AppCoordinator presents LoginCoordinator as root via login
                    case .main(let main): MainCoordinatorView(coordinator: main) //: AppCoordinator presents MainCoordinator as root via main
                    }
                }
            }
            enum LoginRoute: Hashable { case code } //: route of LoginCoordinator
            final class LoginCoordinator: ObservableObject { //: coordinator
                var onFinish: (() -> Void)?
                @Published var path = NavigationPath()
                func push(_ route: LoginRoute) { path.append(route) } //: LoginCoordinator catches LoginRoute.code
                func finish() { onFinish?() } //: LoginCoordinator emits LoginCoordinator.onFinish
                @ViewBuilder func view(_ route: LoginRoute) -> some View { CodeView(model: CodeModel(coordinator: self)) }
            }
            struct LoginCoordinatorView: View {
                @ObservedObject var coordinator: LoginCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        LoginView(coordinator: coordinator)
                            .navigationDestination(for: LoginRoute.self) { coordinator.view($0) }
                    }
                }
            }
            struct LoginView: View { //: screen of LoginCoordinator
                let coordinator: LoginCoordinator
                var body: some View { Button("Code") { coordinator.push(.code) } } //: LoginView emits LoginRoute.code
            }
            final class CodeModel: ObservableObject {
                let coordinator: LoginCoordinator
                init(coordinator: LoginCoordinator) { self.coordinator = coordinator } //: LoginCoordinator catches LoginCoordinator.finish
                func done() { coordinator.finish() } //: CodeView emits LoginCoordinator.finish
            }
            struct CodeView: View { //: screen of LoginCoordinator
                @ObservedObject var model: CodeModel
                var body: some View { Button("Done") { model.done() } }
            }
            protocol MainCommands: AnyObject { func logOut() }
            final class MainCoordinator: ObservableObject, MainCommands { //: coordinator
                private weak var parent: AppCoordinator?
                @Published var path = NavigationPath()
                init(parent: AppCoordinator) { self.parent = parent } //: AppCoordinator catches AppCoordinator.logOut
                func logOut() { parent?.logOut() } //: MainCoordinator emits AppCoordinator.logOut
            }
            struct MainCoordinatorView: View {
                @ObservedObject var coordinator: MainCoordinator
                var body: some View { HomeView(commands: coordinator) } //: MainCoordinator catches MainCommands.logOut
            }
            struct HomeView: View { //: screen of MainCoordinator
                let commands: any MainCommands
                var body: some View { Button("Out") { commands.logOut() } } //: HomeView emits MainCommands.logOut
            }
            """),
        MarkedProgram(
            "a protocol with an associated route, its defaults, and one host for all coordinators",
            """
            import SwiftUI
            protocol RoutedCoordinator: ObservableObject {
                associatedtype Route: Hashable
                associatedtype Content: View
                var path: NavigationPath { get set }
                func view(for route: Route) -> Content
            }
            extension RoutedCoordinator {
                func push(_ route: Route) { path.append(route) } //: NewsCoordinator catches NewsRoute.article
                func pop() { path.removeLast() }
            }
            struct CoordinatorHost<C: RoutedCoordinator>: View {
                @ObservedObject var coordinator: C
                let root: C.Route
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        coordinator.view(for: root)
                            .navigationDestination(for: C.Route.self) { coordinator.view(for: $0) }
                    }
                    .environmentObject(coordinator)
                }
            }
            enum NewsRoute: Hashable {
                case feed
                case article(Int)
            }
            final class NewsCoordinator: RoutedCoordinator { //: root
                @Published var path = NavigationPath()
                @ViewBuilder func view(for route: NewsRoute) -> some View {
                    switch route {
                    case .feed: FeedView()
                    case .article: ArticleView()
                    }
                }
            }
            struct FeedView: View { //: screen of NewsCoordinator
                @EnvironmentObject var coordinator: NewsCoordinator
                var body: some View { Button("One") { coordinator.push(.article(1)) } } //: FeedView emits NewsRoute.article
            }
            struct ArticleView: View { //: screen of NewsCoordinator
                @EnvironmentObject var coordinator: NewsCoordinator //: NewsCoordinator catches RoutedCoordinator.pop
                var body: some View { Button("Back") { coordinator.pop() } } //: ArticleView emits RoutedCoordinator.pop
            }
            @main struct NewsApp: App {
                @StateObject var news = NewsCoordinator()
                var body: some Scene { WindowGroup { CoordinatorHost(coordinator: news, root: .feed) } }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
