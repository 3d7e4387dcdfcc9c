/// Reads a YAML text.
///
/// It reads the part of YAML 1.2 that configurations use: mappings and lists, in lines or in brackets, and text of
/// every kind. Tags are skipped, and so are anchors without an alias; aliases and several documents are errors. A
/// library could do that, but none gives the places of both of two equal keys, and the available one needs all of
/// Foundation, which doubles the size of the program.
enum YAMLDocument {
    /// The value of a text; `nil` for a text that contains only space and comments.
    /// - Throws: `YAMLProblem` for text that is not YAML or not supported here (see `YAMLScreening`).
    static func root(of bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
        // A byte order mark is not part of the text.
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
