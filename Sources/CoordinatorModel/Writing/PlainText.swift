/// Text from any source, made safe to show in a terminal or a log.
package enum PlainText {
    /// `text` on one line, without characters that control a terminal or reorder a line: control and format characters,
    /// line separators and invalid characters are written as `\u{1B}`.
    ///
    /// ```swift
    /// PlainText.line("Teams\u{1B}[31m")  // Teams\u{1B}[31m, in letters
    /// ```
    package static func line(_ text: String) -> String {
        // Nearly every name is printable ASCII, which stays as it is.
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var line = ""
        for scalar in text.unicodeScalars { append(scalar, to: &line) }
        return line
    }

    /// Text of several lines for a log that a CI runner interprets: none of its lines is a GitHub command, which is
    /// `::` after white space (`ActionCommand.TryParseV2` of actions/runner) or `##[` anywhere (`TryParse`). Everything
    /// else, such as colours, stays.
    package static func log(_ text: String) -> String {
        let lines = lines(of: text)
        guard lines.contains(where: { isCommand($0) }) else { return text }
        return lines.map { isCommand($0) ? defused($0) : String(Substring($0)) }.joined(separator: "\n")
    }

    /// Messages of several lines: each line is written as by `line(_:)`, and none is a command to a CI runner
    /// (`log(_:)`).
    package static func lines(_ text: String) -> String {
        log(lines(of: text).map { line(String(Substring($0))) }.joined(separator: "\n"))
    }

    // Lines are split by bytes, because in Swift a base with a combining mark, and also CR LF, is one character.
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

    /// The line with the last character of each command written as its number.
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

    /// A count with its noun: `1 event`, `3 events`, `2 entries`.
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

    /// Whether a character is invisible or affects the rest of the line, and so can't be part of a name.
    ///
    /// Variation selectors, which turn a character into an emoji, are excluded: they change only the character before
    /// them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        // Spaces of other widths look like the normal space.
        case .spaceSeparator: scalar != " "
        // Fillers, which Unicode counts as letters, and the Braille pattern without dots.
        default:
            scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
                || scalar == "\u{2800}"
        }
    }
}
