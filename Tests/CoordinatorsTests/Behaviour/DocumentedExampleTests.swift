import Coordinators
import Foundation
import Testing

/// The example in `docs/pattern.md`, word for word.
@Suite @MainActor struct DocumentedExampleTests {
    // example
    enum Teams: CoordinatorEvent { case didSelect(String) }

    final class ListScreen: HeadlessScreen {
        func tapRow(_ name: String) { emitEvent(Teams.didSelect(name)) }
    }
    final class ListCoordinator: Coordinator<ListScreen> {}

    final class TeamsCoordinator: NavigationCoordinator<HeadlessNavigationScreen>, HasRoutes {
        enum Route: Equatable { case list, team(String) }
        var activeRoute = Route.list

        override func start(with completion: @escaping @MainActor () -> Void) {
            super.start(with: completion)
            goTo(activeRoute)
        }

        override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
            guard case .didSelect(let name)? = event as? Teams else { return false }
            goTo(.team(name))
            return true
        }

        func goTo(_ route: Route) {
            follow(route) {
                switch route {
                case .list: root(getCached(ListCoordinator.self) ?? ListCoordinator())
                case .team: show(getCached(DetailsCoordinator.self) ?? DetailsCoordinator())
                }
            }
        }
    }
    final class DetailsCoordinator: Coordinator<HeadlessScreen> {}
    // example

    @Test func theExampleGoesToATeam() {
        let teams = TeamsCoordinator()
        teams.start()
        teams.getCached(ListCoordinator.self)?.rootScreen.tapRow("Blue")
        #expect(teams.activeRoute == .team("Blue"))
        #expect(teams.branches.map { $0.route } == ["list", "team"])
    }

    @Test func theExampleIsTheOneInTheDocumentation() throws {
        let file = URL(fileURLWithPath: #filePath)
        let page = file.deletingLastPathComponent().appendingPathComponent("../../../docs/pattern.md").standardized
        func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
        let source = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "    // example\n")
        let documented = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
        let example = try #require(documented.first { $0.hasPrefix("swift\nimport Coordinators\n") })
        #expect(words(source[1]) == Array(words(example).dropFirst(3)))
    }
}
