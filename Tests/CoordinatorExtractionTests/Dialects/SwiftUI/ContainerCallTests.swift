import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What coordinators' own views ask for, and what screens get from them.
@Suite struct ContainerCallTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "what is asked for in a coordinator's own view is an event; the answer to a screen's output is none of its own",
            """
            import SwiftUI
            @main struct GardenApp: App {
                @StateObject private var beds = BedsCoordinator()
                var body: some Scene { WindowGroup { BedsView(coordinator: beds) } } //: BedsCoordinator catches BedsCoordinator.water; BedsCoordinator catches BedsCoordinator.sow
            }
            enum BedRoute: Hashable {
                case bed //: route of BedsCoordinator
                case tools //: route of BedsCoordinator
            }
            final class BedsCoordinator: ObservableObject { //: root
                @Published var path = NavigationPath()
                func show(_ route: BedRoute) { path.append(route) } //: BedsCoordinator catches BedRoute.bed
                func water() { path.append(BedRoute.tools) }
                func sow() {}
                func rest() {}
            }
            struct BedsView: View { //: screen of BedsCoordinator
                @ObservedObject var coordinator: BedsCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        VStack {
                            Button("Bed") { coordinator.show(.bed) } //: BedsView emits BedRoute.bed
                            Button("Water", action: coordinator.water) //: BedsView emits BedsCoordinator.water
                            Menu("More") { Button("Sow") { sow() } }
                            RowView(onTap: { coordinator.show(.tools) }, onHold: coordinator.rest) //: BedsCoordinator catches RowView.onTap; BedsCoordinator catches RowView.onHold
                        }
                        .navigationDestination(for: BedRoute.self) { route in
                            switch route {
                            case .bed: Text("Bed")
                            case .tools: Text("Tools")
                            }
                        }
                    }
                }
                private func sow() { coordinator.sow() } //: BedsView emits BedsCoordinator.sow
            }
            struct RowView: View { //: screen of BedsCoordinator
                let onTap: () -> Void
                let onHold: () -> Void
                var body: some View {
                    Button("Row") { onTap() } //: RowView emits RowView.onTap
                        .onLongPressGesture { onHold() } //: RowView emits RowView.onHold
                }
            }
            """),
        MarkedProgram(
            "a coordinator is asked through another one; what a coordinator has its own child do is no event",
            """
            import SwiftUI
            @main struct ClubApp: App {
                @StateObject private var club = ClubCoordinator()
                var body: some Scene { WindowGroup { ClubView(coordinator: club) } }
            }
            final class ClubCoordinator: ObservableObject { //: root container
                @Published var games = GamesCoordinator()
                @Published var chat = ChatCoordinator() //: GamesCoordinator catches Talk.player by ChatCoordinator
                init() { games.club = self }
                func reset() { chat.close() }
            }
            struct ClubView: View {
                @ObservedObject var coordinator: ClubCoordinator
                var body: some View {
                    TabView { //: ClubCoordinator presents GamesCoordinator as select; ClubCoordinator presents ChatCoordinator as select
                        GamesView(coordinator: coordinator.games) //: GamesCoordinator catches GamesCoordinator.talk
                        ChatView(coordinator: coordinator.chat)
                    }
                }
            }
            enum Talk: Hashable { case player(Int) } //: route of ChatCoordinator
            final class ChatCoordinator: ObservableObject { //: coordinator
                @Published var path = NavigationPath()
                func show(_ talk: Talk) { path.append(talk) } //: ChatCoordinator catches Talk.player
                func close() { path = NavigationPath() }
            }
            final class GamesCoordinator: ObservableObject { //: coordinator
                @Published var path = NavigationPath()
                weak var club: ClubCoordinator?
                func talk(to id: Int) { club?.chat.show(.player(id)) } //: GamesCoordinator emits Talk.player
            }
            struct ChatView: View {
                @ObservedObject var coordinator: ChatCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Text("Chat").navigationDestination(for: Talk.self) { _ in Text("Talk") }
                    }
                }
            }
            struct GamesView: View { //: screen of GamesCoordinator
                @ObservedObject var coordinator: GamesCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Button("Talk") { coordinator.talk(to: 1) } //: GamesView emits GamesCoordinator.talk
                    }
                }
            }
            """),
        MarkedProgram(
            "a screen that two coordinators' views make has in each what that view gives it",
            """
            import SwiftUI
            @main struct NewsApp: App {
                @StateObject private var news = NewsCoordinator()
                var body: some Scene { WindowGroup { NewsView(coordinator: news) } }
            }
            enum Page: Hashable { case article } //: route of FeedCoordinator; route of SavedCoordinator
            final class NewsCoordinator: ObservableObject { //: root container
                @Published var feed = FeedCoordinator()
                @Published var saved = SavedCoordinator()
            }
            struct NewsView: View {
                @ObservedObject var coordinator: NewsCoordinator
                var body: some View {
                    TabView { //: NewsCoordinator presents FeedCoordinator as select; NewsCoordinator presents SavedCoordinator as select
                        FeedView(coordinator: coordinator.feed)
                        SavedView(coordinator: coordinator.saved)
                    }
                }
            }
            final class FeedCoordinator: ObservableObject { //: coordinator
                @Published var path: [Page] = []
                func openAuthor() { path.append(.article) }
            }
            struct FeedView: View {
                @ObservedObject var coordinator: FeedCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Text("Feed").navigationDestination(for: Page.self) { _ in
                            ArticleView(onAuthor: { coordinator.openAuthor() }) //: FeedCoordinator catches ArticleView.onAuthor
                        }
                    }
                }
            }
            final class SavedCoordinator: ObservableObject { //: coordinator
                @Published var path: [Page] = []
            }
            struct SavedView: View {
                @ObservedObject var coordinator: SavedCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Text("Saved").navigationDestination(for: Page.self) { _ in ArticleView() }
                    }
                }
            }
            struct ArticleView: View { //: screen of FeedCoordinator; screen of SavedCoordinator
                var onAuthor: (() -> Void)?
                var body: some View { Button("Author") { onAuthor?() } } //: ArticleView emits ArticleView.onAuthor; ArticleView emits ArticleView.onAuthor unheard
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    @Test func theClosureIsUnsetOnlyWhereItsViewDoesNotSetIt() throws {
        let tree = try #require(Self.programs.last).tree()
        func heard(under type: String) -> [Emission.Heard?] {
            tree.coordinators.filter { $0.type == type }.flatMap(\.screens).flatMap(\.emits).map(\.heard)
        }
        #expect(heard(under: "FeedCoordinator") == [nil])
        #expect(heard(under: "SavedCoordinator") == [.never])
    }
}
