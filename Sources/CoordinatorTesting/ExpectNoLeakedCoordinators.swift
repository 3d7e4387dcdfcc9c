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
/// The journey must end where it began: it runs twice. A coordinator outlives it if it is alive and in no tree, or if the second
/// run leaves more coordinators of its type alive than the first one. Tabs and other children that are made once and kept are fine.
/// Coordinators are seen between the steps only, so a flow must begin and end in different steps.
///
/// It works in Swift Testing and in XCTest. The failure says which ring of strong references keeps a coordinator alive, if
/// reflection sees it (`CoordinatorCensus`).
///
/// - Parameters:
///   - coordinator: The coordinator to begin with, usually the app's first one.
///   - conventions: How an app without `Coordinators` names things.
///   - steps: The steps of the journey.
///   - fileID: Where the expectation is.
///   - filePath: Where the expectation is.
///   - line: Where the expectation is.
///   - column: Where the expectation is.
@MainActor public func expectNoLeakedCoordinators(
    in coordinator: AnyObject, conventions: ForeignConventions = ForeignConventions(),
    after steps: @MainActor () -> Void..., fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
) {
    let census = CoordinatorCensus(of: coordinator, conventions: conventions)
    let before = census.count
    var living: [[String: Int]] = []
    for _ in 0..<2 {
        for step in steps {
            step()
            census.look()
        }
        living.append(census.living)
    }
    let report = LeakReport(census, first: living[0], second: living[1], hasSeen: census.count > before)
    guard let text = report.text else { return }
    TestFailure.record(text, fileID: fileID, filePath: filePath, line: line, column: column)
}
