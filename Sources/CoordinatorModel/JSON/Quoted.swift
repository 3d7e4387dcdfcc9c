/// How messages show text from a file: in quotes, on one line, shortened, and without control characters.
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
            PlainText.append(scalar, to: &shown)
        }
        return shown + "\""
    }
}
