import CoordinatorAnalysis

/// Colours for a terminal, or none. Text must be plain text already.
public struct Ink: Sendable {
    private let isOn: Bool
    private let hasLinks: Bool

    /// Chooses colours and links according to the options.
    public init(_ options: ReportOptions) {
        isOn = options.color
        hasLinks = options.hyperlinks
    }

    /// Text that stands out.
    public func strong(_ text: String) -> String { paint(text, "1") }
    /// Text of minor importance.
    public func faint(_ text: String) -> String { paint(text, "2") }
    func event(_ text: String) -> String { paint(text, "1;36") }
    func rule(_ text: String) -> String { paint(text, "35") }
    /// Text for a good result.
    public func good(_ text: String) -> String { paint(text, "32") }
    /// Text for a result that may be good.
    public func doubtful(_ text: String) -> String { paint(text, "33") }
    /// Text for a bad result.
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
