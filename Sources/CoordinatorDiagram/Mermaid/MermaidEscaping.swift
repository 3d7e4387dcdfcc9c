/// Escapes names for Mermaid, so that they are only shown as text.
enum MermaidEscaping {
    /// A name for a quoted label. Every character that could end the quote or begin a tag, an entity or Markdown is
    /// written as a character code; so are the characters of an icon (`fa:fa-user`) and of a formula (`$$`).
    static func label(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t", "\u{2028}", "\u{2029}": result += " "
            case "\"", "#", "<", ">", "&", "`", "*", "_", "~", "\\", "|", "[", "]", "{", "}", ";", "%", ":", "$":
                // Types contain few of these characters, so labels stay legible.
                result += "#\(scalar.value);"
            default: if !isControl(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    /// A name as a YAML string.
    static func frontMatter(_ name: String) -> String {
        var result = "\""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n", "\r", "\t", "\u{2028}", "\u{2029}": result += " "
            default: if !isControl(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0xFFFE...0xFFFF).contains(scalar.value)
    }
}
