/// A JSON number: finds its end and checks it on the way (RFC 8259, section 6).
struct JSONNumberScanner {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Scans from the number's first byte, and returns the offset after its last.
    /// - Throws: `JSONSyntaxError` for leading zeros, and for a minus, point or exponent without digits.
    func scan(from start: Int) throws(JSONSyntaxError) -> Int {
        var position = start
        if byte(position) == UInt8(ascii: "-") { position += 1 }
        let whole = position
        position = try skipDigits(from: position, after: "the minus")
        if bytes[whole] == UInt8(ascii: "0"), position > whole + 1 {
            throw JSONSyntaxError(offset: start, message: "a number with leading zeros", expected: "no zeros in front")
        }
        if byte(position) == UInt8(ascii: ".") {
            position = try skipDigits(from: position + 1, after: "the point")
        }
        if byte(position) == UInt8(ascii: "e") || byte(position) == UInt8(ascii: "E") {
            position += 1
            if byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-") { position += 1 }
            position = try skipDigits(from: position, after: "the exponent's mark")
        }
        return position
    }

    private func skipDigits(from start: Int, after what: String) throws(JSONSyntaxError) -> Int {
        var position = start
        while let byte = byte(position), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
        guard position > start else { throw .unexpected(bytes, at: start, expected: "a digit after \(what)") }
        return position
    }

    private func byte(_ position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }
}
