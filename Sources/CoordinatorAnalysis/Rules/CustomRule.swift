import CoordinatorModel

/// A rule that a project writes in Swift, for requirements that a policy in `.coordviz.yml` can't express.
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
/// Its findings are like all others: they have a place, a path and a fingerprint, and severities, suppressions and
/// baselines apply to them by the rule's id.
public protocol CustomRule: Sendable {
    /// The id, such as `screens-have-one-event`. It must differ from those of built-in rules and policies.
    var id: String { get }
    /// The severity, unless the configuration sets another one.
    var severity: Severity { get }
    /// Checks the tree and its journeys, and reports every violation. Findings are listed in the order of the reports.
    func check(_ propagation: Propagation, report: (Violation) -> Void)
}

/// A violation that a `CustomRule` reports.
public struct Violation: Sendable {
    /// The part of the tree that it is about, which determines the place and the path of the finding.
    public var subject: Finding.Subject
    /// The message in one line, without the place and the rule.
    public var message: String
    /// The full name of the event that it is about.
    public var event: String?
    /// The type of the coordinator or screen that emits the event.
    public var emitter: String?
    /// Distinguishes the violation from others of the same rule and coordinator. It is part of the fingerprint, so it
    /// should change only if the cause does.
    public var detail: String?
    /// Additional facts, one line each.
    public var notes: [String]
    /// How to fix it.
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
    /// The diagnosis for a violation: its own properties, and those that follow from its subject.
    func diagnosis(_ violation: Violation) -> Diagnosis {
        var diagnosis = diagnosis(violation.subject, violation.message, detail: violation.detail)
        diagnosis.event = violation.event
        diagnosis.emitter = violation.emitter
        diagnosis.notes = violation.notes
        diagnosis.hint = violation.hint
        return diagnosis
    }
}
