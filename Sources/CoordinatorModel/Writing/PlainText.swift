/// Text that people may look at in a terminal or a log, wherever it came from.
public enum PlainText {
    /// `text` on one line, without what a terminal obeys or what reorders a line: control and format characters, line
    /// separators and what is no character stand there as `\u{1B}`.
    ///
    /// ```swift
    /// PlainText.line("Teams\u{1B}[31m")  // Teams\u{1B}[31m, in letters
    /// ```
    public static func line(_ text: String) -> String {
        // Printable ASCII, which nearly every name is, stays as it is.
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var line = ""
        for scalar in text.unicodeScalars { append(scalar, to: &line) }
        return line
    }

    /// How many there are of something: `1 event`, `3 events`, `2 entries`.
    public static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }

    /// Appends one character, or what stands for it.
    static func append(_ scalar: Unicode.Scalar, to line: inout String) {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
            line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default:
            line.unicodeScalars.append(scalar)
        }
    }
}
