import CoordinatorModel

/// Names in GitHub's Markdown, escaped so that they are only text: not table cells, markup, HTML, mentions, references
/// to issues, or links.
public enum MarkdownText {
    /// The largest number of characters of a text in a comment.
    private static let longest = 300

    /// Text within other text. All punctuation with a meaning becomes an entity, which is never markup (CommonMark
    /// §2.5).
    public static func inline(_ text: String) -> String {
        var escaped = ""
        let scalars = Array(PlainText.line(text).unicodeScalars)
        var word = ""
        for (index, scalar) in scalars.enumerated() {
            guard index < longest else { return escaped + "…" }
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar {
            case ".":
                // "www." turns the text after it into a link.
                escaped += word.lowercased() == "www" ? "&#46;" : "."
            case "-" where !word.isEmpty && next.map(isDigit) == true:
                // So does "GH-26", and any prefix that a repository has chosen for its tickets.
                escaped += "-\(joiner)"
            case " ", ",", ";", "(", ")", "'", "/", "?", "-":
                escaped.unicodeScalars.append(scalar)
            case "@", "#":
                // GitHub searches for mentions and references after it has replaced entities; a word joiner hides them.
                escaped += "&#\(scalar.value);\(joiner)"
            case _ where scalar.isASCII && !isAlphanumeric(scalar):
                escaped += "&#\(scalar.value);"
            default:
                escaped.unicodeScalars.append(scalar)
            }
            if isAlphanumeric(scalar) { word.unicodeScalars.append(scalar) } else { word = "" }
            // Seven digits of a commit's name are a reference to the commit.
            if word.unicodeScalars.count == 6, next.map(isHexDigit) == true, word.unicodeScalars.allSatisfy(isHexDigit)
            {
                escaped += joiner
            }
        }
        return escaped
    }

    /// An invisible character that keeps GitHub from recognising the word around it.
    private static let joiner = "&#8288;"

    /// Text in a code font. It does not use backticks, which a name could end.
    public static func code(_ text: String) -> String { "<code>\(inline(text))</code>" }

    /// Lines in a fenced block. The fences are longer than any fence inside.
    ///
    /// - Parameters:
    ///   - lines: the lines.
    ///   - language: the text after the opening fence, which must be a constant.
    /// - Returns: the block, followed by an empty line.
    public static func block(_ lines: [String], language: String = "text") -> String {
        var (run, longestRun) = (0, 2)
        for character in lines.joined(separator: "\n").utf8 {
            run = character == UInt8(ascii: "`") ? run + 1 : 0
            longestRun = max(longestRun, run)
        }
        let fence = String(repeating: "`", count: longestRun + 1)
        return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)\n\n"
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isHexDigit(_ scalar: Unicode.Scalar) -> Bool { isDigit(scalar) || ("a"..."f").contains(scalar) }

    private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }
}
