/// Reads one YAML document from its beginning to its end.
///
/// `YAMLScreening` limits the depth, so functions may recurse for each level.
struct YAMLReader {
    var cursor: YAMLCursor

    /// The document's value; `nil` if there is none.
    mutating func document() throws(YAMLProblem) -> YAMLNode? {
        try passBlank()
        if cursor.isAt("%") { try passDirectives() }
        let hasMarker = cursor.isAt(marker: "---")
        if hasMarker { cursor.advance(3) }
        let root = hasMarker || !cursor.isAtDocumentEnd ? try value(below: -1, after: .start) : nil
        try passBlank()
        if cursor.isAt(marker: "...") {
            cursor.advance(3)
            try endLine()
            try passBlank()
        }
        guard cursor.isAtEnd else {
            if cursor.isAt(marker: "---") {
                throw failure("a second document begins here", hint: "only one document is read: remove the ---")
            }
            throw failure(
                "a key, a list's dash or the end was expected", hint: "is the line indented like the lines around it?")
        }
        return root
    }

    private mutating func passDirectives() throws(YAMLProblem) {
        let start = cursor.index
        cursor.passLine()
        let directive = String(decoding: cursor.bytes[start..<cursor.index], as: UTF8.self)
        try passBlank()
        guard
            directive.split(separator: " ") == ["%YAML", "1.2"] || directive.split(separator: " ") == ["%YAML", "1.1"],
            cursor.isAt(marker: "---")
        else {
            throw failure(
                "a directive that is not known", at: start,
                hint: "put text that begins with this character in quotes")
        }
    }

    /// The token before a value: a dash, the `?` of a key, the colon of a key, or nothing.
    enum Leader { case start, dash, colon }

    /// A value of the entry at `indent`. After a colon, a list may start at the same column.
    mutating func value(below indent: Int, after leader: Leader) throws(YAMLProblem) -> YAMLNode {
        let start = cursor.index
        try passProperties()
        if cursor.isAtLineEnd || cursor.isAtComment {
            let empty = YAMLNode(content: .scalar("", isPlain: true), offset: start)
            try passBlank()
            guard !cursor.isAtDocumentEnd else { return empty }
            if leader == .colon, cursor.column == indent, cursor.isAt(indicator: "-") { return try list(at: indent) }
            guard cursor.column > indent else { return empty }
            try passProperties()
            if cursor.isAtLineEnd || cursor.isAtComment { return try value(below: indent, after: leader) }
            return try content(below: indent, mayBeMapping: true)
        }
        return try content(below: indent, mayBeMapping: leader != .colon)
    }

    /// The content at the current position. On the line of a key, a value can be neither a mapping nor a list in lines.
    private mutating func content(below indent: Int, mayBeMapping: Bool) throws(YAMLProblem) -> YAMLNode {
        if cursor.isAt("|") || cursor.isAt(">") { return try blockScalar(below: indent) }
        if cursor.isAt(indicator: "-") {
            guard mayBeMapping else { throw failure("a list must begin on its own line") }
            return try list(at: cursor.column)
        }
        if mayBeMapping, try isAtKey() { return try mapping(at: cursor.column) }
        let node = try flowNode(below: indent, isInFlow: false)
        cursor.passSpace()
        if cursor.isAt(indicator: ":") {
            throw failure(
                "a value can't be a key as well",
                hint:
                    "is the line indented like the lines around it? put text that contains a colon and a space in quotes"
            )
        }
        try endLine()
        return node
    }

    private mutating func list(at column: Int) throws(YAMLProblem) -> YAMLNode {
        let start = cursor.index
        var elements: [YAMLNode] = []
        while cursor.column == column, cursor.isAt(indicator: "-"), !cursor.isAtDocumentEnd {
            cursor.advance()
            elements.append(try value(below: column, after: .dash))
            try passBlank()
        }
        try expectOutside(column)
        return YAMLNode(content: .sequence(elements), offset: start)
    }

    private mutating func mapping(at column: Int) throws(YAMLProblem) -> YAMLNode {
        let start = cursor.index
        var entries: [YAMLNode.Entry] = []
        while cursor.column == column, !cursor.isAtDocumentEnd {
            // A dash at this column begins the next element of the list around the mapping.
            if cursor.isAt(indicator: "-") { break }
            entries.append(try entry(at: column))
            try passBlank()
        }
        try expectOutside(column)
        return YAMLNode(content: .mapping(entries), offset: start)
    }

    private mutating func entry(at column: Int) throws(YAMLProblem) -> YAMLNode.Entry {
        if cursor.isAt(indicator: "?") {
            cursor.advance()
            let key = try value(below: column, after: .dash)
            try passBlank()
            guard cursor.column == column, cursor.isAt(indicator: ":") else {
                return .init(key: key, value: YAMLNode(content: .scalar("", isPlain: true), offset: cursor.index))
            }
            cursor.advance()
            return .init(key: key, value: try value(below: column, after: .dash))
        }
        guard try isAtKey() else {
            throw failure("a key with a colon was expected", hint: hintForLine())
        }
        let key = try keyNode()
        cursor.passSpace()
        cursor.advance()
        return .init(key: key, value: try value(below: column, after: .colon))
    }

    /// Reports text that is indented further than the block before it.
    private func expectOutside(_ column: Int) throws(YAMLProblem) {
        guard !cursor.isAtDocumentEnd, cursor.column > column else { return }
        throw failure("this line is indented further than the one it follows", hint: hintForLine())
    }

    private func hintForLine() -> String { "is the line indented like the lines around it?" }
}
