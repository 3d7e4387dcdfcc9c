import CoordinatorTesting
import Coordinators
import XCTest

/// The expectation in XCTest.
final class XCTestExpectationTests: XCTestCase {
    @MainActor func testAnAppThatTakesItsEventsPasses() {
        let app = TakingCoordinator()
        app.start()
        app.root(ListCoordinator())
        expectNoLostEvents(in: app)
    }

    func testAnEventThatIsLostFails() throws {
        #if os(Linux)
            // A case within a case: its failure is counted in its own run, not in this one's.
            let inner = XCTestCase(name: "inner") { _ in
                MainActor.assumeIsolated {
                    let app = CarelessCoordinator()
                    app.start()
                    app.root(ListCoordinator())
                    expectNoLostEvents(in: app)
                }
            }
            withoutOutput { inner.run() }
            XCTAssertEqual(inner.testRun?.failureCount, 1)
        #else
            XCTExpectFailure("the event is lost")
            MainActor.assumeIsolated {
                let app = CarelessCoordinator()
                app.start()
                app.root(ListCoordinator())
                expectNoLostEvents(in: app)
            }
        #endif
    }

    @MainActor func testAFlowThatIsNeverRemovedFails() {
        #if os(Linux)
            let inner = XCTestCase(name: "inner") { _ in
                MainActor.assumeIsolated {
                    let app = ForeignAppCoordinator()
                    expectNoLeakedCoordinators(in: app, after: { app.childCoordinators.append(ItemsCoordinator()) })
                }
            }
            withoutOutput { inner.run() }
            XCTAssertEqual(inner.testRun?.failureCount, 1)
        #endif
        let app = ForeignAppCoordinator()
        expectNoLeakedCoordinators(
            in: app, after: { app.childCoordinators.append(ItemsCoordinator()) }, { app.childCoordinators.removeLast() }
        )
    }

    /// Runs `body` without what it prints: the log of tests that pass has no errors in it.
    private func withoutOutput(_ body: () -> Void) {
        fflush(nil)
        let output = dup(STDOUT_FILENO)
        let nowhere = open("/dev/null", O_WRONLY)
        dup2(nowhere, STDOUT_FILENO)
        body()
        fflush(nil)
        dup2(output, STDOUT_FILENO)
        close(nowhere)
        close(output)
    }
}
