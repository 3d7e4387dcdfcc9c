import CoordinatorAnalysis
import CoordinatorIntrospection
import CoordinatorModel
import Coordinators

/// Fails a test if `coordviz check` would fail, above all if an event of the running hierarchy is lost.
///
/// ```swift
/// @Test func noEventIsLost() {
///     let app = AppCoordinator()
///     app.start()
///     expectNoLostEvents(in: app)
/// }
/// ```
/// It works in Swift Testing and in XCTest, and fails with the report that `coordviz check` prints. It also fails if no
/// emission is known. An emission is known if its type declares it by conforming to `DeclaresEvents`, or if a recorder
/// recorded it.
///
/// A coordinator of `Coordinators` reports its own structure (`CoordinatorTree(walking:)`); other coordinators are read
/// by reflection (`CoordinatorTree(reflecting:by:)`).
///
/// - Parameters:
///   - coordinator: The coordinator to begin with, usually the app's first one.
///   - domains: The app's event enums. If they are given, every emission and interceptor must name one of their cases.
///   - recorder: A recorder whose journeys are checked as well.
///   - conventions: The naming conventions of an app that does not use `Coordinators`.
///   - configuration: The team's settings for the rules.
///   - rules: Rules that the project has written in Swift.
///   - failingSeverity: The lowest severity that fails the test, like `--fail-on`.
///   - fileID: The module and file of the expectation.
///   - filePath: The file of the expectation.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
@MainActor public func expectNoLostEvents(
    in coordinator: AnyObject, declaring domains: [any CoordinatorEvent.Type] = [],
    recordedBy recorder: EventRecorder? = nil, conventions: ForeignConventions = ForeignConventions(),
    configuration: RuleConfiguration = RuleConfiguration(), rules: [any CustomRule] = [],
    failOn failingSeverity: Severity = .error,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    var tree: CoordinatorTree
    if let running = coordinator as? any Coordinated {
        tree = CoordinatorTree(walking: running, declaring: domains)
    } else {
        tree = CoordinatorTree(reflecting: coordinator, by: conventions)
    }
    if let recorder { tree.merge(recorder.journal) }
    expectNoLostEvents(
        in: tree, configuration: configuration, rules: rules, failOn: failingSeverity, fileID: fileID,
        filePath: filePath, line: line, column: column)
}

/// Fails a test if `coordviz check` would fail on a tree, for example one that was merged from several snapshots.
///
/// - Parameters:
///   - tree: The tree to check.
///   - configuration: The team's settings for the rules.
///   - rules: Rules that the project has written in Swift.
///   - failingSeverity: The lowest severity that fails the test, like `--fail-on`.
///   - fileID: The module and file of the expectation.
///   - filePath: The file of the expectation.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectNoLostEvents(
    in tree: CoordinatorTree, configuration: RuleConfiguration = RuleConfiguration(), rules: [any CustomRule] = [],
    failOn failingSeverity: Severity = .error, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
) {
    guard let report = LiveReport.failure(of: tree, configuration, rules, failOn: failingSeverity) else { return }
    TestFailure.record(report, fileID: fileID, filePath: filePath, line: line, column: column)
}
