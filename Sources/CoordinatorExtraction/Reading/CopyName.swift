/// The names that Finder and iCloud give to copies of a file: `Cart 2.swift`, `Cart copy.swift`.
enum CopyName {
    /// The path of the file that one is a copy of, by its name; `nil` if it has no such name.
    static func original(of path: String) -> String? {
        guard path.hasSuffix(".swift") else { return nil }
        var words = path.dropLast(".swift".count).split(separator: " ", omittingEmptySubsequences: false)
        let isNumbered = words.count > 1 && words[words.count - 1].allSatisfy { "0"..."9" ~= $0 }
        if isNumbered, !words[words.count - 1].isEmpty { words.removeLast() }
        if words.count > 1, words[words.count - 1] == "copy" {
            words.removeLast()
        } else if !isNumbered {
            return nil
        }
        return words.joined(separator: " ") + ".swift"
    }
}
