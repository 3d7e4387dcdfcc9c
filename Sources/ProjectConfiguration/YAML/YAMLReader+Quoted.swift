extension YAMLReader {
    /// Text in single quotes. Its only escape is a doubled quote, which stands for one quote.
    mutating func singleQuoted() throws(YAMLProblem) -> String {
        let start = cursor.index
        cursor.advance()
        var text: [UInt8] = []
        while let byte = cursor.byte {
            if byte == UInt8(ascii: "'") {
                cursor.advance()
                guard cursor.isAt("'") else { return String(decoding: text, as: UTF8.self) }
                text.append(byte)
                cursor.advance()
            } else if try !passFold(into: &text, keeping: 0, start) {
                text.append(byte)
                cursor.advance()
            }
        }
        throw noEnd(start)
    }

    /// Text in double quotes, with escapes.
    mutating func doubleQuoted() throws(YAMLProblem) -> String {
        let start = cursor.index
        cursor.advance()
        var text: [UInt8] = []
        // A character that an escape stands for is not folded as space.
        var kept = 0
        while let byte = cursor.byte {
            switch byte {
            case UInt8(ascii: "\""):
                cursor.advance()
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                try passEscape(into: &text)
                kept = text.count
            default:
                if try passFold(into: &text, keeping: kept, start) { continue }
                text.append(byte)
                cursor.advance()
            }
        }
        throw noEnd(start)
    }

    private func noEnd(_ start: Int) -> YAMLProblem { failure("the quote that was opened here has no end", at: start) }

    /// At the end of a line: drops the space around it, and appends a space or line breaks in its place.
    private mutating func passFold(
        into text: inout [UInt8], keeping kept: Int, _ start: Int
    ) throws(YAMLProblem) -> Bool {
        guard cursor.isAtLineEnd else { return false }
        while text.count > kept, let last = text.last, YAMLCursor.isSpace(last) { text.removeLast() }
        let breaks = try passBreaks(start)
        text += breaks == 1 ? [0x20] : Array(repeating: 0x0A, count: breaks - 1)
        return true
    }

    private mutating func passBreaks(_ start: Int) throws(YAMLProblem) -> Int {
        var breaks = 0
        while cursor.isAtLineEnd, !cursor.isAtEnd {
            cursor.passBreak()
            breaks += 1
            if cursor.isAtDocumentEnd { throw noEnd(start) }
            cursor.passSpace()
        }
        return breaks
    }

    private mutating func passEscape(into text: inout [UInt8]) throws(YAMLProblem) {
        let start = cursor.index
        cursor.advance()
        guard let byte = cursor.byte else { return }
        if YAMLCursor.isBreak(byte) {
            let breaks = try passBreaks(start)
            text += Array(repeating: 0x0A, count: breaks - 1)
            return
        }
        cursor.advance()
        let digits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]
        guard let count = digits[byte] else {
            guard let scalar = Self.escapes[byte] else {
                throw failure("no escape begins like this", at: start, hint: "for a backslash write \"\\\\\"")
            }
            text += Array(String(scalar).utf8)
            return
        }
        let end = min(cursor.index + count, cursor.bytes.count)
        let code = String(decoding: cursor.bytes[cursor.index..<end], as: UTF8.self)
        guard code.utf8.count == count, code.allSatisfy(\.isHexDigit), let value = UInt32(code, radix: 16),
            let scalar = Unicode.Scalar(value)
        else { throw failure("no character has this number", at: start) }
        cursor.advance(count)
        text += Array(String(scalar).utf8)
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "t"): "\t",
        0x09: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{0B}", UInt8(ascii: "f"): "\u{0C}",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"",
        UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
        UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
    ]
}
