/// Writes YAML scalars.
enum YAMLText {
    /// Text in double quotes, so that nothing in it means anything; on one line. Also a JSON string.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\u{20}"..."\u{7E}": quoted.unicodeScalars.append(scalar)
            // Line ends of other kinds would be folded.
            case "\u{85}", "\u{2028}", "\u{2029}": quoted += escaped(scalar)
            default:
                if YAMLScreening.isAllowed(scalar), scalar != "\r" {
                    quoted.unicodeScalars.append(scalar)
                } else {
                    quoted += escaped(scalar)
                }
            }
        }
        return quoted + "\""
    }

    /// A comment at the end of a line, after at least two spaces.
    static func line(_ text: String, comment: String, width: Int = 0) -> String {
        let space = String(repeating: " ", count: max(width - text.count, 0) + 2)
        return "\(text)\(space)# \(comment)\n"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
