/// A block in a user's own file, between two markers that stay.
public enum InsertedBlock {
    /// Begins it.
    public static let begin = "<!-- coordviz:begin -->"
    /// Ends it.
    public static let end = "<!-- coordviz:end -->"

    /// Why a file has no such block.
    public struct Problem: Error, CustomStringConvertible {
        /// The message for people.
        public var description: String
    }

    /// The file with a new block; all else in it stays byte by byte.
    ///
    /// - Parameters:
    ///   - text: the file.
    ///   - block: what comes between the markers, with a line break at its end.
    /// - Returns: the new text of the file.
    /// - Throws: `Problem` when the markers are not there, each on a line of its own, once and in their order.
    public static func renewed(_ text: String, _ block: String) throws -> String {
        // By bytes: to Swift a carriage return and the line feed behind it are one character.
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
