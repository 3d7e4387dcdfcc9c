extension YAMLReader {
    /// Text without quotes, on one line or several.
    mutating func plain(below indent: Int, isInFlow: Bool) throws(YAMLProblem) -> String {
        var text = try plainLine(isInFlow: isInFlow)
        while true {
            let end = cursor
            var breaks = 0
            cursor.passSpace()
            guard !cursor.isAtComment else { break }
            while cursor.isAtLineEnd, !cursor.isAtEnd {
                cursor.passBreak()
                breaks += 1
                cursor.passSpace()
            }
            guard breaks > 0, !cursor.isAtDocumentEnd, cursor.column > indent, !cursor.isAt("#"),
                !isInFlow || cursor.byte.map(isFlowSign) == false, !(isInFlow && isAtFlowColon())
            else {
                cursor = end
                break
            }
            text += breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1)
            text += try plainRest(isInFlow: isInFlow)
        }
        return text
    }

    /// Text without quotes on one line. Some characters can't be the first one, because they have another meaning.
    mutating func plainLine(isInFlow: Bool) throws(YAMLProblem) -> String {
        guard let byte = cursor.byte else { throw failure("a value was expected") }
        switch byte {
        case UInt8(ascii: "*"):
            throw failure("an alias without an anchor", hint: "put a pattern that begins with * in quotes: \"*\"")
        case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
            throw failure(
                "no text begins with \(Character(Unicode.Scalar(byte)))",
                hint: "put text that begins with this character in quotes")
        case _ where "-?:".utf8.contains(byte):
            let next = cursor.peek(1)
            guard let next, !YAMLCursor.isSpace(next), !YAMLCursor.isBreak(next), !(isInFlow && isFlowSign(next)) else {
                throw failure("\(Character(Unicode.Scalar(byte))) means nothing here")
            }
        case _ where isFlowSign(byte) || "#&!|>".utf8.contains(byte):
            throw failure("\(Character(Unicode.Scalar(byte))) means nothing here")
        default: break
        }
        return try plainRest(isInFlow: isInFlow)
    }

    private mutating func plainRest(isInFlow: Bool) throws(YAMLProblem) -> String {
        let start = cursor.index
        var end = start
        while let byte = cursor.byte, !YAMLCursor.isBreak(byte), !cursor.isAtComment {
            if isInFlow ? isFlowSign(byte) || isAtFlowColon() : cursor.isAt(indicator: ":") { break }
            cursor.advance()
            if !YAMLCursor.isSpace(byte) { end = cursor.index }
        }
        cursor.index = end
        return String(decoding: cursor.bytes[start..<end], as: UTF8.self)
    }
}
