/// Why a text is not JSON, and where.
struct JSONSyntaxError: Error {
    /// Bytes from the start of the text.
    var offset: Int
    /// What is wrong.
    var message: String
    /// What was expected there.
    var expected: String?
    /// What to do about it.
    var hint: String?
}

extension JSONSyntaxError {
    /// The error for an unexpected byte, with a hint about the usual mistake.
    static func unexpected(
        _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, expected: String
    ) -> JSONSyntaxError {
        guard offset < bytes.count else {
            return JSONSyntaxError(offset: bytes.count, message: "the file ends here", expected: expected)
        }
        let byte = bytes[offset]
        if byte >= 0x80 {
            guard let length = UTF8Sequence.length(in: bytes, at: offset) else { return .invalidUTF8(at: offset) }
            let character = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
            return JSONSyntaxError(
                offset: offset, message: "unexpected \(Quoted.text(character))", expected: expected,
                hint: "“”‘’«»".contains(character) ? "JSON's quotes are straight: \"" : nil)
        }
        if byte == 0 { return .nul(at: offset) }
        return JSONSyntaxError(
            offset: offset, message: "unexpected \(Quoted.text(String(UnicodeScalar(byte))))", expected: expected,
            hint: hint(for: byte))
    }

    private static func hint(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "'"): "JSON's quotes are double: \""
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments; a key that begins with x- can hold one"
        case UInt8(ascii: "N"), UInt8(ascii: "I"): "JSON has neither NaN nor Infinity"
        case UInt8(ascii: "T"), UInt8(ascii: "F"): "JSON writes true, false and null in small letters"
        case UInt8(ascii: "+"), UInt8(ascii: "."): "a number begins with a digit or a minus"
        default: nil
        }
    }

    /// The error for bytes that are not UTF-8.
    static func invalidUTF8(at offset: Int) -> JSONSyntaxError {
        JSONSyntaxError(
            offset: offset, message: "invalid UTF-8", expected: "text in UTF-8", hint: "save the file in UTF-8")
    }

    /// The error for a NUL byte, which ends a text in C.
    static func nul(at offset: Int) -> JSONSyntaxError {
        JSONSyntaxError(
            offset: offset, message: "a NUL byte", expected: "text in UTF-8", hint: "is this a binary file, or UTF-16?")
    }
}
