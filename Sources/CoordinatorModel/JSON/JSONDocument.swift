/// A JSON text and its tokens, for walking. It owns neither of them.
struct JSONDocument {
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: UnsafeBufferPointer<JSONToken>

    /// The kind of a token.
    func kind(_ token: Int) -> JSONToken.Kind { tokens[token].kind }

    /// The offset of a token's first byte.
    func offset(_ token: Int) -> Int { Int(tokens[token].offset) }

    /// The token after this value and all it contains.
    func after(_ token: Int) -> Int { tokens[token].kind.isContainer ? Int(tokens[token].extent) : token + 1 }

    /// The bytes of a scalar as they are in the text; those of a string without its quotes.
    func raw(_ token: Int) -> UnsafeBufferPointer<UInt8> {
        let start = offset(token) + (kind(token).isString ? 1 : 0)
        return UnsafeBufferPointer(rebasing: bytes[start..<start + Int(tokens[token].extent)])
    }

    /// The text of a string, with escapes resolved; the digits or letters of any other scalar.
    func text(_ token: Int) -> String {
        kind(token) == .escapedString
            ? Self.unescaped(raw(token)) : String(decoding: raw(token), as: UTF8.self)
    }

    /// The text of a string that the tokenizer has checked, with escapes resolved.
    private static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
        var plain: [UInt8] = []
        plain.reserveCapacity(raw.count)
        var position = 0
        while position < raw.count {
            guard raw[position] == UInt8(ascii: "\\") else {
                plain.append(raw[position])
                position += 1
                continue
            }
            if var value = JSONStringScanner.codeUnit(in: raw, at: position) {
                position += 6
                if value & 0xFC00 == 0xD800, let low = JSONStringScanner.codeUnit(in: raw, at: position) {
                    value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
                    position += 6
                }
                plain.append(contentsOf: String(UnicodeScalar(value) ?? "\u{FFFD}").utf8)
            } else {
                plain.append(single(raw[position + 1]))
                position += 2
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    private static func single(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }
}
