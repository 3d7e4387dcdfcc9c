import CoordinatorAnalysis
import CoordinatorIntrospection
import CoordinatorModel
import Coordinators

/// Fails a test where `coordviz check` would fail: an event of the running hierarchy that is lost, above all.
///
/// ```swift
/// @Test func noEventIsLost() {
///     let app = AppCoordinator()
///     app.start()
///     expectNoLostEvents(in: app)
/// }
/// ```
/// Works in Swift Testing and in XCTest alike, and fails with the report that `coordviz check` prints. It fails as well
/// where no event is known that could be judged: a type that emits says so by conforming to `DeclaresEvents`, or a
/// recorder saw it emit.
///
/// A coordinator of `Coordinators` is walked (`CoordinatorTree(walking:)`), any other is read by reflection
/// (`CoordinatorTree(reflecting:by:)`).
///
/// - Parameters:
///   - coordinator: The coordinator to begin with; the app's first, as a rule.
///   - domains: The app's event enums. Where they are given, emissions and interceptors are held to them.
///   - recorder: Who recorded what really happened, which is judged, too.
///   - conventions: How an app without `Coordinators` names things.
///   - configuration: What a team decides about the rules.
///   - failingSeverity: The least severity with which the test fails, as `--fail-on` says it.
///   - fileID: Where the expectation stands.
///   - filePath: Where the expectation stands.
///   - line: Where the expectation stands.
///   - column: Where the expectation stands.
@MainActor public func expectNoLostEvents(
    in coordinator: AnyObject, declaring domains: [any CoordinatorEvent.Type] = [],
    recordedBy recorder: EventRecorder? = nil, conventions: ForeignConventions = ForeignConventions(),
    configuration: RuleConfiguration = RuleConfiguration(), failOn failingSeverity: Severity = .error,
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
        in: tree, configuration: configuration, failOn: failingSeverity, fileID: fileID, filePath: filePath, line: line,
        column: column)
}

/// Fails a test where `coordviz check` would fail on a tree: one that was merged from several snapshots, say.
///
/// - Parameters:
///   - tree: What is judged.
///   - configuration: What a team decides about the rules.
///   - failingSeverity: The least severity with which the test fails, as `--fail-on` says it.
///   - fileID: Where the expectation stands.
///   - filePath: Where the expectation stands.
///   - line: Where the expectation stands.
///   - column: Where the expectation stands.
public func expectNoLostEvents(
    in tree: CoordinatorTree, configuration: RuleConfiguration = RuleConfiguration(),
    failOn failingSeverity: Severity = .error, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
) {
    guard let report = LiveReport.failure(of: tree, configuration, failOn: failingSeverity) else { return }
    TestFailure.record(report, fileID: fileID, filePath: filePath, line: line, column: column)
}
