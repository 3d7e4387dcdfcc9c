/// A rule: its manual, and what it looks for.
protocol Rule: Sendable {
    /// Everything that people read about it.
    static var manual: RuleManual { get }
    /// Looks, and reports what it finds.
    static func check(_ context: RuleContext, report: (Diagnosis) -> Void)
}

/// What a rule reports: a finding without all that follows from the rule and the subject.
struct Diagnosis {
    var subject: Finding.Subject
    var message: String
    var event: String?
    /// What the finding is about, where that is not one event.
    var cause: String?
    var emitter: String?
    /// The path, as a visit; `nil` for none.
    var visit: Int32?
    /// The path, as coordinators from the root, where no visit stands for it.
    var coordinators: [Int]?
    /// A coordinator at the end of the path, below the visit.
    var below: Int?
    /// What else tells this finding from others of the rule. Part of the fingerprint.
    var detail: String?
    /// Whether the detail alone names the cause, and not the coordinator at which it is told.
    var isNamedByDetail = false
    /// How much it weighs, where the evidence says less than the rule's severity.
    var severity: Severity?
    /// Where else the same happens for the same reason.
    var related: RelatedPlaces.Content = .nothing
    /// On how many paths it happens.
    var pathCount = 1
    var notes: [String] = []
    var hint: String?
    var journey: Journey?
}
