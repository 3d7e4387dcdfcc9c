import CoordinatorModel

/// A rule that a project writes in Swift, for what no policy in `.coordviz.yml` can say.
///
/// ```swift
/// struct ScreensHaveOneEvent: CustomRule {
///     let id = "screens-have-one-event"
///     let severity = Severity.warning
///
///     func check(_ propagation: Propagation, report: (Violation) -> Void) {
///         for (index, coordinator) in propagation.tree.coordinators.enumerated()
///         where coordinator.screens.contains(where: { $0.emits.count > 1 }) {
///             report(Violation(.coordinator(index), "\(coordinator.type) has a screen with several events"))
///         }
///     }
/// }
///
/// let analysis = Analysis(tree, rules: [ScreensHaveOneEvent()])
/// ```
/// Its findings are findings like any other: they have a place, a path and a fingerprint, and severities, suppressions
/// and baselines apply to them by the rule's id.
public protocol CustomRule: Sendable {
    /// The id, such as `screens-have-one-event`. No built-in rule and no policy may have the same.
    var id: String { get }
    /// The severity where the configuration names no other.
    var severity: Severity { get }
    /// Looks at the tree and its journeys, and reports every violation. The order is the one in which findings are
    /// listed.
    func check(_ propagation: Propagation, report: (Violation) -> Void)
}

/// What a `CustomRule` reports.
public struct Violation: Sendable {
    /// What it is about: this decides the place and the path of the finding.
    public var subject: Finding.Subject
    /// What is wrong, in one line, without the place and the rule.
    public var message: String
    /// The full name of the event that it is about.
    public var event: String?
    /// The type of the coordinator or screen that emits the event.
    public var emitter: String?
    /// Distinguishes the violation from others of the same rule and coordinator. It is a part of the fingerprint, so it
    /// should change only if the cause does.
    public var detail: String?
    /// More that is worth saying, a line each.
    public var notes: [String]
    /// What to do about it.
    public var hint: String?

    /// Creates a violation.
    public init(
        _ subject: Finding.Subject, _ message: String, event: String? = nil, emitter: String? = nil,
        detail: String? = nil, notes: [String] = [], hint: String? = nil
    ) {
        self.subject = subject
        self.message = message
        self.event = event
        self.emitter = emitter
        self.detail = detail
        self.notes = notes
        self.hint = hint
    }
}

extension RuleConfiguration {
    /// The severity with which a rule runs.
    public func severity(of rule: some CustomRule) -> Severity { severities[rule.id] ?? rule.severity }
}

extension RuleContext {
    /// What a violation says, with what follows from its subject.
    func diagnosis(_ violation: Violation) -> Diagnosis {
        var diagnosis = diagnosis(violation.subject, violation.message, detail: violation.detail)
        diagnosis.event = violation.event
        diagnosis.emitter = violation.emitter
        diagnosis.notes = violation.notes
        diagnosis.hint = violation.hint
        return diagnosis
    }
}
