/// A block in a user's own file, between two markers that stay.
public enum InsertedBlock {
    /// The marker at its beginning.
    public static let begin = "<!-- coordviz:begin -->"
    /// The marker at its end.
    public static let end = "<!-- coordviz:end -->"

    /// The error of a file without such a block.
    public struct Problem: Error, CustomStringConvertible {
        /// The message for people.
        public var description: String
    }

    /// The file with a new block; everything else in it stays the same, byte by byte.
    ///
    /// - Parameters:
    ///   - text: the file.
    ///   - block: the text between the markers, with a line break at its end.
    /// - Returns: the new text of the file.
    /// - Throws: `Problem` if the markers are not there exactly once, in their order, each on a line of its own.
    public static func renewed(_ text: String, _ block: String) throws -> String {
        // Lines are split by bytes, because in Swift CR LF is one character.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let starts = lines.indices.filter { says(lines[$0], begin) }
        let ends = lines.indices.filter { says(lines[$0], end) }
        guard let start = starts.first, let stop = ends.first else {
            throw Problem(description: "needs the lines \(begin) and \(end), and the block is written between them")
        }
        guard starts.count == 1, ends.count == 1, start < stop else {
            throw Problem(description: "has the lines \(begin) and \(end) more than once, or in the wrong order")
        }
        let before = String(Substring(text.utf8[..<lines[start].endIndex]))
        let after = String(Substring(text.utf8[lines[stop].startIndex...]))
        return "\(before)\n\n\(block)\n\(after)"
    }

    private static func says(_ line: Substring.UTF8View, _ marker: String) -> Bool {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") }
        var line = line.drop(while: isSpace)
        while let last = line.last, isSpace(last) { line.removeLast() }
        return line.elementsEqual(marker.utf8)
    }
}
