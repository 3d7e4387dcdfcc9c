import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Several coordinators with the routes of one enum.
@Suite struct SharedRouteTests {
    /// The routes that are asked for and have an empty view, by their coordinators.
    private func empty(_ asked: String, path: String = "[Page] = []", views: String = "") -> [String] {
        let tree = MarkedProgram(
            "",
            """
            import SwiftUI
            enum Page: Hashable { case song, account }
            final class MusicCoordinator: ObservableObject {
                @Published var path = NavigationPath()
                func showSong() { path.append(Page.song) }
                @ViewBuilder func view(_ page: Page) -> some View {
                    switch page {
                    case .song: SongView()
                    case .account: EmptyView()
                    }
                }
            }
            final class OwnCoordinator: ObservableObject {
                @Published var path: \(path)
                func showAccount() { path.append(\(asked)) }
                @ViewBuilder func view(_ page: Page) -> some View {
                    switch page {
                    case .account: AccountView()
                    case .song: EmptyView()
                    }
                }
            }
            struct SongView: View { var body: some View { Text("Song") } }
            struct AccountView: View { var body: some View { Text("Account") } }
            struct MusicCoordinatorView: View {
                @StateObject var coordinator = MusicCoordinator()
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Button("Music") { coordinator.showSong() }.navigationDestination(for: Page.self) { coordinator.view($0) }
                    }
                }
            }
            struct OwnCoordinatorView: View {
                @StateObject var coordinator = OwnCoordinator()
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Button("Own") { coordinator.showAccount() }.navigationDestination(for: Page.self) { coordinator.view($0) }
                    }
                }
            }
            @main struct MusicApp: App {
                var body: some Scene { WindowGroup { TabView { MusicCoordinatorView(); OwnCoordinatorView() } } }
            }
            """
        ).tree()
        return tree.coordinators.flatMap { coordinator -> [String] in
            guard case .array(let entries)? = coordinator.extensions["x-missing-destination"] else { return [] }
            return entries.compactMap { entry in
                guard case .object(let keys) = entry, case .string(let route)? = keys["route"] else { return nil }
                return "\(coordinator.type): \(route)"
            }
        }
    }

    @Test func whatOnlyAnotherIsAskedForIsNotMissing() {
        #expect(empty(".account").isEmpty)
        #expect(empty("Page.account", path: "NavigationPath = NavigationPath()").isEmpty)
    }

    @Test func whatOneIsAskedForItselfIsMissing() {
        #expect(empty(".song") == ["OwnCoordinator: song"])
        #expect(empty("Page.song", path: "NavigationPath = NavigationPath()") == ["OwnCoordinator: song"])
    }
}
