/// The last line of every page and picture that coordviz writes.
///
/// The list in the folder names those files, but a list can be forged: a page that a user wrote, and that
/// such a list names, doesn't have the mark, and is neither replaced nor removed.
public enum DocsMark {
    /// A comment, in Markdown as in SVG.
    public static let text = "<!-- Written by coordviz docs, which renews and removes it. -->\n"

    /// Whether a file has it.
    public static func isIn(_ bytes: [UInt8]) -> Bool {
        let mark = Array(text.utf8.dropLast())
        var rest = bytes[...]
        while let start = rest.lastIndex(of: mark[0]) {
            if bytes[start...].starts(with: mark) { return true }
            rest = rest[..<start]
        }
        return false
    }
}
