import Testing

@testable import CoordinatorExtraction

/// Routers that are generic over their routes.
@Suite struct GenericRouterTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a router for any routes, a host that is handed its first view, and routes that make their own views",
            """
            import SwiftUI
            protocol Routable: Hashable, Identifiable {
                associatedtype Body: View
                @ViewBuilder var view: Body { get }
            }
            @Observable final class Router<Route: Routable> { //: root
                var path: [Route] = []
                var sheet: Route?
                func push(_ route: Route) { path.append(route) } //: Router catches MusicRoute.album; Router catches MusicRoute.player
                func present(_ route: Route) { sheet = route } //: Router catches MusicRoute.artist
                func dismiss() { sheet = nil }
            }
            struct RouterView<Route: Routable, Root: View>: View {
                @State var router = Router<Route>()
                @ViewBuilder let root: () -> Root
                var body: some View {
                    NavigationStack(path: $router.path) {
                        root().navigationDestination(for: Route.self) { $0.view }
                    }
                    .sheet(item: $router.sheet) { route in route.view }
                    .environment(router)
                }
            }
            enum MusicRoute: Routable {
                case album(Int) //: route of Router
                case artist //: route of Router
                case player //: route of Router
                var view: some View {
                    switch self {
                    case .album(let id): AlbumView(id: id)
                    case .artist: ArtistView()
                    case .player: PlayerView()
                    }
                }
            }
            @main struct MusicApp: App {
                var body: some Scene { WindowGroup { RouterView<MusicRoute, LibraryView> { LibraryView() } } }
            }
            struct LibraryView: View { //: screen of Router
                @Environment(Router<MusicRoute>.self) private var router
                var body: some View {
                    Button("Album") { router.push(.album(1)) } //: LibraryView emits MusicRoute.album
                    Button("Player") { router.push(.player) } //: LibraryView emits MusicRoute.player
                }
            }
            struct AlbumView: View { //: screen of Router
                let id: Int
                @Environment(Router<MusicRoute>.self) private var router
                var body: some View { Button("Artist") { router.present(.artist) } } //: AlbumView emits MusicRoute.artist
            }
            struct ArtistView: View { //: screen of Router
                @Environment(Router<MusicRoute>.self) private var router //: Router catches Router.dismiss
                var body: some View { Button("Close") { router.dismiss() } } //: ArtistView emits Router.dismiss
            }
            struct PlayerView: View { var body: some View { Text("Player") } } //: screen of Router
            """),
        MarkedProgram(
            "a router for any routes that coordinators make for themselves is only their path",
            """
            import SwiftUI
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() -> AnyView }
            final class Router<Route: Hashable>: ObservableObject {
                @Published var path: [Route] = []
                func push(_ route: Route) { path.append(route) }
            }
            final class AppCoordinator: Coordinator { //: root container
                func start() -> AnyView { LoginCoordinator().start() } //: AppCoordinator presents LoginCoordinator
            }
            enum LoginRoute: Hashable { case form }
            final class LoginCoordinator: Coordinator { //: coordinator
                private let router = Router<LoginRoute>()
                func start() -> AnyView { router.push(.form); return AnyView(LoginView()) }
            }
            struct LoginView: View { //: screen of LoginCoordinator
                var body: some View { Text("Login") }
            }
            """),
        MarkedProgram(
            "a list for any elements is no router",
            """
            import SwiftUI
            @main struct MusicApp: App {
                @State var coordinator = MusicCoordinator()
                var body: some Scene { WindowGroup { MusicCoordinatorView(coordinator: coordinator) } }
            }
            enum MusicRoute: Hashable { case album } //: route of MusicCoordinator
            @Observable final class MusicCoordinator { var path: [MusicRoute] = [] } //: root
            @Observable final class Playlist<Song: Hashable> {
                var songs: [Song] = []
                func add(_ song: Song) { songs.append(song) }
            }
            struct MusicCoordinatorView: View {
                @Bindable var coordinator: MusicCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) { ListView().environment(Playlist<String>()) }
                }
            }
            struct ListView: View { //: screen of MusicCoordinator
                @Environment(Playlist<String>.self) private var playlist
                var body: some View { Button("Add") { playlist.add("") } }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    /// A base class has a router for its coordinators: it makes one, and its children get the same.
    @Test(arguments: [
        ("@Published var router: Router<Page>", "init() { router = .init() }", true),
        ("@Published var router: Router<Page>", "init() { self.router = Router() }", true),
        ("let router: Router<Page> = .init()", "", true), ("let router: Router<Page> = Router()", "", true),
        // The nearest miss: it may be another coordinator, and this one only gets it.
        ("let router: Router<Page>", "init(router: Router<Page>) { self.router = router }", false),
    ])
    func aRouterThatABaseClassMakes(_ property: String, _ start: String, _ isPath: Bool) {
        let router = isPath ? "" : "router: Router()"
        let tree = MarkedProgram(
            "a router of a base class",
            """
            import SwiftUI
            struct Leaf: Hashable {
                let id: Int
                let view: AnyView
                static func == (one: Leaf, other: Leaf) -> Bool { one.id == other.id }
                func hash(into hasher: inout Hasher) { hasher.combine(id) }
            }
            final class Router<Page: Hashable>: ObservableObject {
                @Published var first: Page?
                @Published var pages: [Page] = []
                func push(_ page: Page) { pages.append(page) }
                func pop() { pages.removeLast() }
            }
            class Coordinator<Page: Hashable>: ObservableObject {
                \(property)
                \(start)
                func begin() {}
                func open(_ page: Page) { if router.first == nil { router.first = page } else { router.push(page) } }
            }
            final class LakeCoordinator: Coordinator<Leaf> {
                override func begin() { open(Leaf(id: 1, view: AnyView(LakeView(onSwim: { [weak self] in self?.swim() })))) }
                func swim() { router.push(Leaf(id: 2, view: AnyView(Text("Swim")))) }
            }
            struct LakeView: View {
                let onSwim: () -> Void
                var body: some View { Button("Swim", action: onSwim) }
            }
            struct RouterView: View {
                @ObservedObject var router: Router<Leaf>
                var body: some View {
                    NavigationStack(path: $router.pages) {
                        router.first?.view.navigationDestination(for: Leaf.self) { $0.view }
                    }
                }
            }
            @main struct LakeApp: App {
                let lake = LakeCoordinator(\(router))
                var body: some Scene { WindowGroup { RouterView(router: lake.router).onAppear { lake.begin() } } }
            }
            """
        ).tree()
        #expect(tree.coordinators.map(\.type).contains("Router") == !isPath)
        #expect(tree.coordinators.map(\.type).contains("LakeCoordinator"))
    }
}
