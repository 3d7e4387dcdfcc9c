import CoordinatorAnalysis

/// The lowest severity that makes a check fail.
enum FailingSeverity: String, ChoiceArgument {
    case none, note, warning, error

    /// The severity; `off` if nothing fails.
    var severity: Severity {
        switch self {
        case .none: .off
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
