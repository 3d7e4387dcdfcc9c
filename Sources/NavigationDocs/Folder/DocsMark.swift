/// The last line of every page and picture that coordviz writes.
///
/// The list in the folder names those files, but it can be forged. A page that a user wrote does not have the mark, so
/// it is neither replaced nor removed even if a forged list names it.
public enum DocsMark {
    /// A comment in both Markdown and SVG.
    public static let text = "<!-- Written by coordviz docs, which renews and removes it. -->\n"

    /// Whether a file contains the mark.
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
