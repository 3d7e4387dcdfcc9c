import CoordinatorModel

/// Writes YAML scalars.
enum YAMLText {
    /// Text in double quotes, on one line, in which no character has a special meaning.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\u{20}"..."\u{7E}": quoted.unicodeScalars.append(scalar)
            default:
                // Other line ends would be folded, and control characters must not be printed.
                let isPlain =
                    YAMLScreening.isAllowed(scalar) && PlainText.line(String(scalar)).unicodeScalars.first == scalar
                if isPlain { quoted.unicodeScalars.append(scalar) } else { quoted += escaped(scalar) }
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
        let (sign, width) = scalar.value > 0xFFFF ? ("\\U", 8) : ("\\u", 4)
        return sign + String(repeating: "0", count: width - digits.count) + digits
    }
}
