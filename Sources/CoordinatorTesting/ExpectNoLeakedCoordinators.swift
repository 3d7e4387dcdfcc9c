import CoordinatorIntrospection
import CoordinatorModel

/// Fails a test if coordinators outlive a journey through the app.
///
/// ```swift
/// @Test func theLoginGoesAway() {
///     let app = AppCoordinator()
///     app.start()
///     expectNoLeakedCoordinators(in: app, after: { app.showLogin() }, { app.login?.cancel() })
/// }
/// ```
/// The journey must end where it began, because it runs twice. A coordinator outlives it in two cases: it is alive but
/// not in the tree, or the second run leaves more coordinators of its type alive than the first one. Tabs and other
/// children that are created once and kept are not reported. The tree is inspected only between the steps, so a flow
/// must begin and end in different steps.
///
/// It works in Swift Testing and in XCTest. The failure names the ring of strong references that keeps a coordinator
/// alive, if reflection finds one (`CoordinatorLifetimes`).
///
/// - Parameters:
///   - coordinator: The coordinator to begin with, usually the app's first one.
///   - conventions: The naming conventions of an app that does not use `Coordinators`.
///   - steps: The steps of the journey.
///   - fileID: The module and file of the expectation.
///   - filePath: The file of the expectation.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
@MainActor public func expectNoLeakedCoordinators(
    in coordinator: AnyObject, conventions: ForeignConventions = ForeignConventions(),
    after steps: @MainActor () -> Void..., fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
) {
    let report = LeakReport(CoordinatorLifetimes(in: coordinator, conventions: conventions, after: steps))
    guard let text = report.text else { return }
    TestFailure.record(text, fileID: fileID, filePath: filePath, line: line, column: column)
}
