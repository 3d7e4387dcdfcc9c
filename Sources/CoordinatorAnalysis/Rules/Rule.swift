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
    var emitter: String?
    /// The path, as a visit; `nil` for none.
    var visit: Int32?
    /// The path, as coordinators from the root, where no visit stands for it.
    var coordinators: [Int]?
    /// A coordinator at the end of the path, below the visit.
    var below: Int?
    /// What else tells this finding from others of the rule on the same path. Part of the fingerprint.
    var detail: String?
    var notes: [String] = []
    var hint: String?
    var journey: Journey?
}
