import Foundation

/// Graphviz's own parser as a judge of DOT: `nop -p` reads it and reports syntax errors.
///
/// Starting a process takes longer than reading, so one process reads many graphs.
package struct DotReader {
    /// Whether the parser is installed.
    static let isThere = (try? complaint(about: Array("digraph {}".utf8))) == ""

    /// The syntax errors: the number of the input, and the parser's message.
    package private(set) var complaints: [(number: String, message: String)] = []
    private var texts: [(number: String, dot: [UInt8])] = []
    private var size = 0

    package init() {}

    /// Adds a text; it is read when there are enough.
    package mutating func add(_ dot: [UInt8], number: String) throws {
        texts.append((number, dot))
        size += dot.count
        if size > 8_000_000 { try flush() }
    }

    /// Reads the texts that were added since the last time.
    package mutating func flush() throws {
        defer { (texts, size) = ([], 0) }
        guard Self.isThere, try !Self.complaint(about: Array(texts.map(\.dot).joined())).isEmpty else { return }
        for text in texts {
            let complaint = try Self.complaint(about: text.dot)
            if !complaint.isEmpty { complaints.append((text.number, complaint)) }
        }
    }

    private static func complaint(about dot: [UInt8]) throws -> String {
        try OtherReader.complaint(about: dot, of: "nop", "-p")
    }
}
