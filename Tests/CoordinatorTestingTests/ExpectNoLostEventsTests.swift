import CommandRuns
import CoordinatorIntrospection
import CoordinatorModel
import CoordinatorTesting
import Coordinators
import Testing

/// The expectation in Swift Testing.
@MainActor @Suite(.serialized) struct ExpectNoLostEventsTests {
    init() { CoordinatorIssues.handler = { _ in } }

    private func running(_ app: ContainerCoordinator<HeadlessScreen>) -> ContainerCoordinator<HeadlessScreen> {
        app.start()
        app.root(ListCoordinator())
        return app
    }

    /// What the expectation says where it fails.
    private func report(_ body: () -> Void) -> String {
        // Asked within the call, on this very thread.
        nonisolated(unsafe) var text = ""
        withKnownIssue {
            body()
        } matching: { issue in
            text = issue.comments.map(\.rawValue).joined()
            return true
        }
        return text
    }

    @Test func `an app that takes its events passes`() {
        expectNoLostEvents(in: running(TakingCoordinator()), declaring: [ListEvents.self])
    }

    @Test func `an event that is lost fails with event, emitter and path`() {
        let report = report { expectNoLostEvents(in: running(CarelessCoordinator())) }
        #expect(report.contains("ListEvents.didSelect is lost"))
        #expect(report.contains("● ListScreen            emits it"))
        #expect(report.contains("│ CarelessCoordinator   does not intercept it"))
        #expect(!report.contains("\u{1B}"))
    }

    @Test func `the report is the one that coordviz check prints`() throws {
        let app = running(CarelessCoordinator())
        let report = report { expectNoLostEvents(in: app) }
        let run = try Coordviz.run(["check", "-", "--no-config"], input: CoordinatorTree(walking: app).json())
        #expect(run.status == 1)
        // A live tree stands in no file: the place is all that differs.
        #expect(report.hasPrefix("live tree: error: ") && run.text.hasPrefix("<stdin>:"))
        #expect(report.drop { $0 != "\n" } == run.text.drop { $0 != "\n" })
        #expect(
            report.dropFirst("live tree: ".count).prefix { $0 != "\n" }
                == run.text.drop { $0 != " " }.dropFirst().prefix { $0 != "\n" })
    }

    @Test func `what a recorder saw is judged`() throws {
        let app = running(TakingCoordinator())
        let recorder = EventRecorder()
        recorder.start()
        expectNoLostEvents(in: app, recordedBy: recorder)
        try #require(app.getCached(ListCoordinator.self)).rootScreen.emitEvent(ListEvents.didClose)
        let report = report { expectNoLostEvents(in: app, recordedBy: recorder) }
        #expect(report.contains("ListEvents.didClose is lost"))
    }

    @Test func `coordinators of any class are read by reflection`() {
        let app = ForeignAppCoordinator()
        #expect(report { expectNoLostEvents(in: app) }.contains("ItemsViewController.onSelect is lost"))
        app.childCoordinators[0].viewController.onSelect = {}
        expectNoLostEvents(in: app)
    }

    @Test func `a warning fails only on request`() {
        var tree = CoordinatorTree()
        tree.addRoot(
            CoordinatorModel.Coordinator(
                type: "AppCoordinator", kind: .navigation, emits: [Emission(event: "E.x")],
                intercepts: [Interceptor(event: "E.x")]))
        expectNoLostEvents(in: tree)
        #expect(report { expectNoLostEvents(in: tree, failOn: .warning) }.contains("[childless-node]"))
    }

    @Test func `a hierarchy without known events fails, and the message says how to add some`() {
        let app = ContainerCoordinator<HeadlessScreen>()
        app.start()
        let text = report { expectNoLostEvents(in: app) }
        #expect(
            text.hasPrefix("nothing was checked: the tree has 1 coordinator, but no known emission."))
        #expect(text.contains("DeclaresEvents") && text.contains("recordedBy: recorder"))
    }

    @Test func `a team's decisions count`() {
        expectNoLostEvents(
            in: running(CarelessCoordinator()), configuration: .init(severities: ["unhandled-event": .off]))
    }

    @Test func `the failure is at the place of the expectation`() {
        nonisolated(unsafe) var line = 0
        withKnownIssue {
            expectNoLostEvents(in: running(CarelessCoordinator()))
        } matching: { issue in
            line = issue.sourceLocation?.line ?? 0
            return issue.sourceLocation?.fileID.hasSuffix("ExpectNoLostEventsTests.swift") == true
        }
        #expect(line == #line - 5)
    }
}
