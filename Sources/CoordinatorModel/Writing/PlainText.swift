/// Text that people may look at in a terminal or a log, wherever it came from.
package enum PlainText {
    /// `text` on one line, without what a terminal obeys or what reorders a line: control and format characters, line
    /// separators and invalid characters are written as `\u{1B}`.
    ///
    /// ```swift
    /// PlainText.line("Teams\u{1B}[31m")  // Teams\u{1B}[31m, in letters
    /// ```
    package static func line(_ text: String) -> String {
        // Printable ASCII, which nearly every name is, stays as it is.
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var line = ""
        for scalar in text.unicodeScalars { append(scalar, to: &line) }
        return line
    }

    /// Text of several lines, for a log that a runner of CI reads along: no line of it is a command of GitHub's, which
    /// is `::` behind blanks (`ActionCommand.TryParseV2` of actions/runner) or `##[` anywhere (`TryParse`). What else
    /// is in it, such as colours, stays.
    package static func log(_ text: String) -> String {
        let lines = lines(of: text)
        guard lines.contains(where: { isCommand($0) }) else { return text }
        return lines.map { isCommand($0) ? defused($0) : String(Substring($0)) }.joined(separator: "\n")
    }

    /// Messages of several lines: each is written as by `line(_:)`, and none is a command to a runner (`log(_:)`).
    package static func lines(_ text: String) -> String {
        log(lines(of: text).map { line(String(Substring($0))) }.joined(separator: "\n"))
    }

    // By scalars: to Swift, a sign and what combines with it are one character, and so are the two of a line's end.
    private static func lines(of text: String) -> [Substring.UTF8View] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private static func isCommand(_ line: Substring.UTF8View) -> Bool {
        guard line.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") }) else { return false }
        let scalars = Substring(line).unicodeScalars
        if scalars.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars) { return true }
        return zip(scalars, zip(scalars.dropFirst(), scalars.dropFirst(2))).contains { isMark($0, $1.0, $1.1) }
    }

    private static func isMark(_ one: Unicode.Scalar, _ two: Unicode.Scalar, _ three: Unicode.Scalar) -> Bool {
        one == "#" && two == "#" && three == "["
    }

    /// The line with the last sign of each command written as its number.
    private static func defused(_ line: Substring.UTF8View) -> String {
        let scalars = Array(Substring(line).unicodeScalars)
        let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? 0
        let commands = scalars[start...].starts(with: "::".unicodeScalars)
        var text = ""
        for (index, scalar) in scalars.enumerated() {
            let endsMark = index >= 2 && isMark(scalars[index - 2], scalars[index - 1], scalar)
            if endsMark || (commands && index == start + 1) {
                text += number(of: scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private static func number(of scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }

    /// How many there are of something: `1 event`, `3 events`, `2 entries`.
    package static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }

    /// Appends one character, or its escape.
    static func append(_ scalar: Unicode.Scalar, to line: inout String) {
        if isInvisible(scalar) {
            line += number(of: scalar)
        } else {
            line.unicodeScalars.append(scalar)
        }
    }

    /// Whether a character shows nothing, or does something to a line: what a name is not made of.
    ///
    /// Variation selectors, which make a sign an emoji, change only the character before them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        // Spaces of other widths look like the one that is a space.
        case .spaceSeparator: scalar != " "
        // Fillers, which are letters to Unicode, and the Braille pattern without a dot.
        default:
            scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
                || scalar == "\u{2800}"
        }
    }
}
