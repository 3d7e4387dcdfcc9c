import CoordinatorModel

/// How messages show text from a file: in quotes, on one line, shortened, and without control characters.
enum Excerpt {
    /// The most characters that are shown.
    private static let longest = 80

    /// `text` in quotes.
    static func quoted(_ text: String) -> String { "\"\(shown(text))\"" }

    /// `text` without quotes.
    static func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return PlainText.line(String(scalars.prefix(longest))) + (scalars.dropFirst(longest).isEmpty ? "" : "…")
    }

    /// "a", "a or b", "a, b or c".
    static func choice(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return "\(names.dropLast().joined(separator: ", ")) or \(last)"
    }
}
