/// How text from a file is shown in a message: in quotes, on one line, never long, and without what a terminal obeys.
enum Quoted {
    /// The most characters that are shown.
    private static let longest = 80

    /// `text` in quotes.
    static func text(_ text: String) -> String {
        var shown = "\""
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < longest else {
                shown += "…"
                break
            }
            count += 1
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default:
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown + "\""
    }
}
