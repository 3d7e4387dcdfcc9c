import CoordinatorAnalysis

/// Colours for a terminal, or none. Texts must already be plain text.
public struct Ink: Sendable {
    private let isOn: Bool
    private let hasLinks: Bool

    /// Chooses what the options ask for.
    public init(_ options: ReportOptions) {
        isOn = options.color
        hasLinks = options.hyperlinks
    }

    /// What the eye should find.
    public func strong(_ text: String) -> String { paint(text, "1") }
    /// What is there for completeness.
    public func faint(_ text: String) -> String { paint(text, "2") }
    func event(_ text: String) -> String { paint(text, "1;36") }
    func rule(_ text: String) -> String { paint(text, "35") }
    /// What is well.
    public func good(_ text: String) -> String { paint(text, "32") }
    /// What may be well.
    public func doubtful(_ text: String) -> String { paint(text, "33") }
    /// What is wrong.
    public func bad(_ text: String) -> String { paint(text, "1;31") }

    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: paint(text, "1;31")
        case .warning: paint(text, "1;33")
        case .note, .off: paint(text, "1;34")
        }
    }

    /// A link (OSC 8). The address must be a percent-encoded URI.
    func link(_ text: String, to address: String?) -> String {
        guard hasLinks, let address else { return text }
        return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    private func paint(_ text: String, _ code: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
