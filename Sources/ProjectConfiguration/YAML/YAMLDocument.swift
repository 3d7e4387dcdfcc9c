/// Reads a YAML text.
///
/// What is read is the part of YAML 1.2 that configurations are written in: mappings and lists, in lines or in brackets,
/// and text of every kind. Tags are skipped, and anchors without an alias; aliases and several documents are refused.
/// A library would do for that, but none says where both of two equal keys stand, and the one at hand needs all of
/// Foundation, which makes the program twice as large.
enum YAMLDocument {
    /// The value of a text; `nil` for one that holds nothing but space and comments.
    /// - Throws: `YAMLProblem` for what is no YAML, and what is none that is read here (see `YAMLScreening`).
    static func root(of bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
        // A byte order mark is no text.
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        do {
            try YAMLScreening.check(hasMark ? Array(bytes.dropFirst(3)) : bytes)
        } catch {
            var problem = error
            if hasMark { problem.offset += 3 }
            throw problem
        }
        var reader = YAMLReader(cursor: YAMLCursor(bytes, from: hasMark ? 3 : 0))
        return try reader.document()
    }
}
