extension YAMLReader {
    /// Text, or a value in brackets, which may span several lines.
    mutating func flowNode(below indent: Int, isInFlow: Bool) throws(YAMLProblem) -> YAMLNode {
        let start = cursor.index
        switch cursor.byte {
        case UInt8(ascii: "["): return YAMLNode(content: .sequence(try elements(start)), offset: start)
        case UInt8(ascii: "{"): return YAMLNode(content: .mapping(try members(start)), offset: start)
        case UInt8(ascii: "\""):
            return YAMLNode(content: .scalar(try doubleQuoted(), isPlain: false), offset: start)
        case UInt8(ascii: "'"):
            return YAMLNode(content: .scalar(try singleQuoted(), isPlain: false), offset: start)
        default:
            return YAMLNode(
                content: .scalar(try plain(below: indent, isInFlow: isInFlow), isPlain: true), offset: start)
        }
    }

    private mutating func elements(_ start: Int) throws(YAMLProblem) -> [YAMLNode] {
        cursor.advance()
        var elements: [YAMLNode] = []
        while true {
            try passFlowSpace(of: "[", start)
            if cursor.isAt("]") { break }
            let offset = cursor.index
            let isPair = cursor.isAt(indicator: "?")
            let entry = try flowEntry(isMember: false)
            let isMapping = isPair || entry.value != nil
            elements.append(
                isMapping
                    ? YAMLNode(
                        content: .mapping([.init(key: entry.key, value: entry.value ?? empty())]), offset: offset)
                    : entry.key)
            try passComma(before: "]", of: "[", start)
        }
        cursor.advance()
        return elements
    }

    private mutating func members(_ start: Int) throws(YAMLProblem) -> [YAMLNode.Entry] {
        cursor.advance()
        var entries: [YAMLNode.Entry] = []
        while true {
            try passFlowSpace(of: "{", start)
            if cursor.isAt("}") { break }
            let entry = try flowEntry(isMember: true)
            entries.append(.init(key: entry.key, value: entry.value ?? empty()))
            try passComma(before: "}", of: "{", start)
        }
        cursor.advance()
        return entries
    }

    private func empty() -> YAMLNode { YAMLNode(content: .scalar("", isPlain: true), offset: cursor.index) }

    /// A key with or without a value, or an element.
    private mutating func flowEntry(isMember: Bool) throws(YAMLProblem) -> (key: YAMLNode, value: YAMLNode?) {
        if cursor.isAt(indicator: "?") {
            cursor.advance()
            try passFlowSpace()
        }
        let start = cursor.index
        try passProperties()
        let isEmpty = cursor.byte.map { ",]}".utf8.contains($0) } ?? true
        let key = isEmpty || cursor.isAt(indicator: ":") ? empty() : try flowNode(below: -1, isInFlow: true)
        if isEmpty, cursor.index == start { throw failure("a value was expected before this") }
        // After quotes and brackets no space is needed, as in JSON.
        let isJSON = cursor.index > start && "\"'}]".utf8.contains(cursor.bytes[cursor.index - 1])
        try passFlowSpace()
        let isColon = cursor.isAt(":") && (isJSON || isAtFlowColon())
        guard isColon else { return (key, nil) }
        // YAML allows a key in braces to span lines, but in most cases a comma is missing there.
        guard !cursor.bytes[start..<cursor.index].contains(where: YAMLCursor.isBreak) else {
            throw failure("a key must be on one line", at: start)
        }
        cursor.advance()
        try passFlowSpace()
        try passProperties()
        try passFlowSpace()
        if cursor.byte.map({ ",]}".utf8.contains($0) }) ?? true { return (key, empty()) }
        return (key, try flowNode(below: -1, isInFlow: true))
    }

    /// Whether a colon here ends a key.
    func isAtFlowColon() -> Bool {
        cursor.isAt(indicator: ":") || (cursor.isAt(":") && cursor.peek(1).map(isFlowSign) ?? true)
    }

    private mutating func passComma(
        before closing: Unicode.Scalar, of opening: Unicode.Scalar, _ start: Int
    ) throws(YAMLProblem) {
        try passFlowSpace(of: opening, start)
        if cursor.isAt(",") { return cursor.advance() }
        guard cursor.isAt(closing) else { throw failure("a comma or \(closing) was expected") }
    }

    /// Skips space, ends of lines and comments between brackets, where indentation has no meaning.
    private mutating func passFlowSpace(of opening: Unicode.Scalar? = nil, _ start: Int = 0) throws(YAMLProblem) {
        while true {
            cursor.passSpace()
            if cursor.isAtComment { cursor.passLine() }
            guard cursor.isAtLineEnd, !cursor.isAtEnd else { break }
            cursor.passBreak()
        }
        guard cursor.isAtDocumentEnd, let opening else { return }
        throw failure("the \(opening) that was opened here has no end", at: cursor.isAtEnd ? nil : start)
    }
}
