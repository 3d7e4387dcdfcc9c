import Coordinators
import Testing

@Suite @MainActor struct MemoryTests {
    struct Weak {
        weak var object: AnyObject?
    }

    /// The coordinators below, and the screens of all.
    private func below(_ racing: Racing) throws -> [Weak] {
        let coordinators: [any Coordinated] = [
            racing.main, racing.teams, racing.list, try racing.details(), try racing.drivers(), try racing.profile(),
        ]
        let favorites = try racing.profile().rootScreen.favorites
        return coordinators.map { Weak(object: $0) } + coordinators.map { Weak(object: $0.rootScreen) }
            + [Weak(object: favorites)]
    }

    /// An app that has been everywhere.
    private func driven() throws -> (app: AppCoordinator, below: [Weak]) {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        racing.main.rootScreen.tapTab(at: 1)
        racing.main.rootScreen.tapTab(at: 2)
        try racing.profile().rootScreen.favorites.tapRow(Team(name: "Red"))
        return (racing.app, try below(racing))
    }

    @Test func aStoppedSubtreeIsFreed() throws {
        let (app, below) = try driven()
        #expect(below.allSatisfy { $0.object != nil })
        app.stop()
        #expect(below.allSatisfy { $0.object == nil })
        withExtendedLifetime(app) {}
    }

    @Test func aTreeThatIsDroppedWithoutBeingStoppedIsFreed() throws {
        let below = try driven().below
        #expect(below.allSatisfy { $0.object == nil })
    }

    @Test func aStoppedChildIsFreed() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        let details = Weak(object: try racing.details())
        try racing.details().stop()
        #expect(details.object == nil)
    }

    @Test func whatAnotherObjectHoldsIsNotTornApart() throws {
        let node = LoggingNode()
        let kept = LoggingNode("kept")
        node.root(kept)
        kept.root(LoggingLeaf("leaf", Log()))
        func drop() {
            let top = LoggingNode("top")
            top.root(node)
            top.release(node)
            top.root(kept)
        }
        drop()
        #expect(kept.children.count == 1)
        #expect(kept.rootScreen.embeddedScreens.count == 1)
    }
}
