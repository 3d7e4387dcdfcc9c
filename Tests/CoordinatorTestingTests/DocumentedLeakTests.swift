import CoordinatorTesting
import Foundation
import Testing

@MainActor private final class AppCoordinator {
    var childCoordinators: [AnyObject] = []

    func showLogin() {
        let login = LoginCoordinator()
        login.screen.onDone = { login.finish() }
        childCoordinators = childCoordinators.filter { $0 is HelpCoordinator } + [HelpCoordinator(), login]
    }

    func cancelLogin() { childCoordinators.removeAll { $0 is LoginCoordinator } }
}

private final class LoginScreen {
    var onDone: (() -> Void)?
}

private final class LoginCoordinator {
    let screen = LoginScreen()
    func finish() {}
}

private final class HelpCoordinator {}

/// The report that `docs/introspection.md` shows is what the expectation prints.
@MainActor @Suite struct DocumentedLeakTests {
    // The ring is known on Linux only.
    #if os(Linux)
        @Test func `the report on the page is that of an app with both defects`() throws {
            let app = AppCoordinator()
            nonisolated(unsafe) var report = ""
            withKnownIssue {
                expectNoLeakedCoordinators(in: app, after: { app.showLogin() }, { app.cancelLogin() })
            } matching: { issue in
                report = issue.comments.map(\.rawValue).joined()
                return true
            }
            let file = URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().appendingPathComponent("../../docs/introspection.md").standardized
            let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
            let shown = try #require(blocks.first { $0.hasPrefix("text\n") })
            #expect(report.contains(shown.dropFirst("text\n".count)), "\(report)")
        }
    #endif
}
