import CoordinatorModel

/// A built-in rule: its manual and its check.
protocol Rule: Sendable {
    /// Its page in the manual.
    static var manual: RuleManual { get }
    /// Checks a tree, and reports violations.
    static func check(_ context: RuleContext, report: (Diagnosis) -> Void)
}

/// What a rule reports: a finding without the parts that follow from the rule and the subject.
struct Diagnosis {
    var subject: Finding.Subject
    var message: String
    var event: String?
    /// What the finding is about, where that is not one event.
    var cause: String?
    var emitter: String?
    /// The path, as a visit; `nil` for none.
    var visit: Int32?
    /// The path, as coordinators from the root, if there is no visit for it.
    var coordinators: [Int]?
    /// A coordinator at the end of the path, below the visit.
    var below: Int?
    /// Distinguishes this finding from others of the same rule. Part of the fingerprint.
    var detail: String?
    /// Whether only the detail names the cause, and not also the coordinator at which it is reported.
    var isNamedByDetail = false
    /// The things that are reported together, if they are several. A baseline knows them one by one.
    var parts: [Diagnosis] = []
    /// The place in the app's source, if it is not that of the subject.
    var location: Location?
    /// The severity, if the evidence makes it lower than the rule's.
    var severity: Severity?
    /// Other places with the same cause.
    var related: RelatedPlaces.Content = .nothing
    /// On how many paths it happens.
    var pathCount = 1
    var notes: [String] = []
    var hint: String?
    var journey: Journey?
}
