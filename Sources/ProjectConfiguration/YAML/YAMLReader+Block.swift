extension YAMLReader {
    /// Text in lines of its own, after `|`, which keeps the line breaks, or `>`, which folds them.
    mutating func blockScalar(below indent: Int) throws(YAMLProblem) -> YAMLNode {
        let start = cursor.index
        let isFolded = cursor.isAt(">")
        cursor.advance()
        var chomping: UInt8?
        var width: Int?
        while let byte = cursor.byte, "+-123456789".utf8.contains(byte) {
            if "+-".utf8.contains(byte) { chomping = byte } else { width = Int(byte - UInt8(ascii: "0")) }
            cursor.advance()
        }
        try endLine()
        cursor.passBreak()
        let lines = blockLines(below: indent, width: width)
        // Chomping decides about the end of the last line and the empty lines after it.
        let content = lines.prefix(lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)
        let body =
            isFolded
            ? Self.folded(content) : content.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
        let end: String
        switch chomping {
        case UInt8(ascii: "-"): end = ""
        case UInt8(ascii: "+"):
            end = String(repeating: "\n", count: lines.count - content.count + (content.isEmpty ? 0 : 1))
        default: end = content.isEmpty ? "" : "\n"
        }
        return YAMLNode(content: .scalar(body + end, isPlain: false), offset: start)
    }

    /// The lines of the text without their indentation, up to the first line that is indented less.
    private mutating func blockLines(below indent: Int, width: Int?) -> [ArraySlice<UInt8>] {
        var column = width.map { max(indent, 0) + $0 }
        var lines: [ArraySlice<UInt8>] = []
        while !cursor.isAtDocumentEnd {
            let line = cursor
            if let column {
                while cursor.column < column, cursor.isAt(" ") { cursor.advance() }
            } else {
                cursor.passIndentation()
            }
            if cursor.isAtLineEnd {
                lines.append([])
            } else {
                if column == nil, cursor.column > indent { column = cursor.column }
                guard let column, cursor.column >= column else {
                    cursor = line
                    break
                }
                let begin = cursor.index
                cursor.passLine()
                lines.append(cursor.bytes[begin..<cursor.index])
            }
            if cursor.isAtEnd { break }
            cursor.passBreak()
        }
        return lines
    }

    /// The lines joined by spaces. Empty lines become line breaks; lines with more indentation stay as they are.
    private static func folded(_ lines: ArraySlice<ArraySlice<UInt8>>) -> String {
        var text = ""
        var empty = 0
        var previous: ArraySlice<UInt8>?
        for line in lines {
            guard !line.isEmpty else {
                empty += 1
                continue
            }
            if let previous {
                let staysApart = [previous, line].contains { $0.first.map(YAMLCursor.isSpace) ?? false }
                text +=
                    staysApart
                    ? String(repeating: "\n", count: empty + 1)
                    : empty == 0 ? " " : String(repeating: "\n", count: empty)
            } else {
                text += String(repeating: "\n", count: empty)
            }
            text += String(decoding: line, as: UTF8.self)
            (previous, empty) = (line, 0)
        }
        return text
    }
}
