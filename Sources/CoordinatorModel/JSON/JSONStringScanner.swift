/// The inside of a JSON string: finds its end and checks it on the way (RFC 8259, section 7).
struct JSONStringScanner {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Scans from the byte after the opening quote.
    /// - Returns: the offset of the closing quote, and whether there are escapes before it.
    /// - Throws: `JSONSyntaxError` for an unterminated string, a raw control character, a bad escape, invalid UTF-8.
    func scan(from start: Int) throws(JSONSyntaxError) -> (end: Int, hasEscapes: Bool) {
        var position = start
        var hasEscapes = false
        while true {
            position = skipPlain(from: position)
            guard position < bytes.count else {
                throw JSONSyntaxError(
                    offset: start - 1, message: "this string never ends", expected: "a closing quote: \"")
            }
            switch bytes[position] {
            case UInt8(ascii: "\""):
                return (position, hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                position = try skipEscape(at: position)
            case 0x80...:
                guard let length = UTF8Sequence.length(in: bytes, at: position) else {
                    throw .invalidUTF8(at: position)
                }
                position += length
            case 0:
                throw .nul(at: position)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw JSONSyntaxError(
                    offset: position, message: "the line ends inside a string", expected: "a closing quote: \"",
                    hint: "a line break is written \\n")
            default:
                let code = String(bytes[position], radix: 16, uppercase: true)
                throw JSONSyntaxError(
                    offset: position,
                    message: "a control character (U+00\(code.count < 2 ? "0" : "")\(code)) in a string",
                    expected: "an escape: \\t, or \\u and four digits")
            }
        }
    }

    /// The offset of the next byte that needs a check: a quote, a backslash, a control character, or a byte outside
    /// ASCII. It reads eight bytes at a time, because this loop reads almost every byte of a file.
    private func skipPlain(from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high: UInt64 = 0x8080_8080_8080_8080
        var position = start
        if let base = UnsafeRawPointer(bytes.baseAddress) {
            while position + 8 <= bytes.count {
                let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
                let quote = word ^ (ones &* 0x22)
                let backslash = word ^ (ones &* 0x5C)
                let found =
                    ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash
                        | (word &- ones &* 0x20) & ~word | word) & high
                if found != 0 { return position + found.trailingZeroBitCount / 8 }
                position += 8
            }
        }
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x22 || byte == 0x5C || byte < 0x20 || byte >= 0x80 { break }
            position += 1
        }
        return position
    }

    /// The offset after the escape at `position`; a surrogate is valid only as half of a pair.
    private func skipEscape(at position: Int) throws(JSONSyntaxError) -> Int {
        guard position + 1 < bytes.count else { return bytes.count }
        switch bytes[position + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return position + 2
        case UInt8(ascii: "u"):
            break
        default:
            throw JSONSyntaxError(
                offset: position, message: "no such escape",
                expected: #"one of \" \\ \/ \b \f \n \r \t, or \u and four digits"#)
        }
        guard let value = Self.codeUnit(in: bytes, at: position) else {
            throw JSONSyntaxError(
                offset: position, message: "no such escape", expected: "four hexadecimal digits after \\u")
        }
        switch value {
        case 0:
            throw JSONSyntaxError(
                offset: position, message: "the character U+0000", expected: "text",
                hint: "C libraries take it for the end of a text, so names can't contain it")
        case 0xD800...0xDBFF:
            guard let low = Self.codeUnit(in: bytes, at: position + 6), low & 0xFC00 == 0xDC00 else {
                throw JSONSyntaxError(
                    offset: position, message: "half of a surrogate pair",
                    expected: "its low half, \\uDC00 to \\uDFFF, after it")
            }
            return position + 12
        case 0xDC00...0xDFFF:
            throw JSONSyntaxError(
                offset: position, message: "half of a surrogate pair",
                expected: "its high half, \\uD800 to \\uDBFF, before it")
        default:
            return position + 6
        }
    }

    /// The value of the `\uXXXX` that begins at `position`; `nil` if none begins there.
    static func codeUnit(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32? {
        guard position + 6 <= bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt32 = 0
        for byte in bytes[position + 2..<position + 6] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return value
    }
}
