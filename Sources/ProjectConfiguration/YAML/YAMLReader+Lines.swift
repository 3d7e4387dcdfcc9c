extension YAMLReader {
    /// The error of a text that is not YAML, with its place; the current position by default.
    func failure(_ message: String, at offset: Int? = nil, hint: String? = nil) -> YAMLProblem {
        YAMLProblem(offset: offset ?? cursor.index, message: "this is not valid YAML: \(message)", hint: hint)
    }

    /// Skips space, comments and the ends of lines, up to the next token.
    mutating func passBlank() throws(YAMLProblem) {
        while true {
            let isIndentation = cursor.column == 0
            cursor.passIndentation()
            let indented = cursor.index
            cursor.passSpace()
            if cursor.isAtComment { cursor.passLine() }
            guard cursor.isAtLineEnd, !cursor.isAtEnd else {
                if isIndentation, cursor.index > indented, !cursor.isAtEnd {
                    throw failure(
                        "a tab can't be used as indentation", at: indented,
                        hint: "YAML is indented with spaces, not with tabs")
                }
                return
            }
            cursor.passBreak()
        }
    }

    /// Skips the rest of a line, which may only have a comment.
    mutating func endLine() throws(YAMLProblem) {
        cursor.passSpace()
        if cursor.isAtComment { cursor.passLine() }
        guard cursor.isAtLineEnd else { throw failure("unexpected text follows") }
    }

    /// Skips anchors and tags, which have no meaning here.
    mutating func passProperties() throws(YAMLProblem) {
        cursor.passSpace()
        while cursor.isAt("&") || cursor.isAt("!") {
            let start = cursor.index
            let isAnchor = cursor.isAt("&")
            cursor.advance()
            while let byte = cursor.byte, !YAMLCursor.isSpace(byte), !YAMLCursor.isBreak(byte), !isFlowSign(byte) {
                cursor.advance()
            }
            if isAnchor, cursor.index == start + 1 { throw failure("an anchor needs a name", at: start) }
            cursor.passSpace()
        }
    }

    /// Whether a byte ends a value in brackets.
    func isFlowSign(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }

    /// Whether a key begins here: one line of text, or a value in brackets, followed by a colon.
    func isAtKey() throws(YAMLProblem) -> Bool {
        if cursor.isAt(indicator: "?") { return true }
        var trial = self
        guard (try? trial.keyNode()) != nil else { return false }
        trial.cursor.passSpace()
        return trial.cursor.isAt(indicator: ":")
    }

    /// A key on one line, without its colon.
    mutating func keyNode() throws(YAMLProblem) -> YAMLNode {
        try passProperties()
        let start = cursor.index
        if cursor.isAt(indicator: ":") { return YAMLNode(content: .scalar("", isPlain: true), offset: start) }
        let isPlain = !cursor.isAt("\"") && !cursor.isAt("'") && !cursor.isAt("[") && !cursor.isAt("{")
        let node =
            isPlain
            ? YAMLNode(content: .scalar(try plainLine(isInFlow: false), isPlain: true), offset: start)
            : try flowNode(below: -1, isInFlow: false)
        let isOneLine = !cursor.bytes[start..<cursor.index].contains(where: YAMLCursor.isBreak)
        guard isOneLine else { throw failure("a key must be on one line", at: start) }
        return node
    }
}
