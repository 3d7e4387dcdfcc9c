import CoordinatorModel

/// A built-in rule: its manual and its check.
protocol Rule: Sendable {
    /// Its page in the manual.
    static var manual: RuleManual { get }
    /// Checks a tree, and reports violations.
    static func check(_ context: RuleContext, report: (Diagnosis) -> Void)
}

/// A rule's report: a finding without the parts that follow from the rule and the subject.
struct Diagnosis {
    var subject: Finding.Subject
    var message: String
    var event: String?
    /// The identity of the cause, if it is not one event.
    var cause: String?
    var emitter: String?
    /// The path, as a visit; `nil` for none.
    var visit: Int32?
    /// The path, as coordinators from the root, if no visit has that path.
    var coordinators: [Int]?
    /// A coordinator at the end of the path, below that of the visit.
    var below: Int?
    /// Distinguishes this finding from others of the same rule. It is part of the fingerprint.
    var detail: String?
    /// Whether the detail alone identifies the cause, without the coordinator at which it is reported.
    var isNamedByDetail = false
    /// The parts of a finding that reports several things together. A baseline has an entry for each.
    var parts: [Diagnosis] = []
    /// The place in the app's source, if it is not that of the subject.
    var location: Location?
    /// The severity, if the evidence makes it lower than the rule's severity.
    var severity: Severity?
    /// Other places with the same cause.
    var related: RelatedPlaces.Content = .nothing
    /// The number of paths on which it occurs.
    var pathCount = 1
    var notes: [String] = []
    var hint: String?
    var journey: Journey?
}
