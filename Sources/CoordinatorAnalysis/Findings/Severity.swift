/// The severity of a finding.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The rule does not run. No finding has this severity.
    case off
    /// Worth knowing.
    case note
    /// Probably wrong.
    case warning
    /// Wrong.
    case error

    /// Orders severities from `off` to `error`.
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .off: 0
        case .note: 1
        case .warning: 2
        case .error: 3
        }
    }
}
