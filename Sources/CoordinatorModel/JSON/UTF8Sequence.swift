/// What a well-formed UTF-8 sequence looks like (Unicode, table 3-7).
enum UTF8Sequence {
    /// The number of bytes of the multi-byte sequence that begins at `offset`; `nil` where there is none: overlong
    /// forms, surrogates, values past U+10FFFF, stray and missing continuation bytes.
    static func length(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        let first = bytes[offset]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0:
            length = 3
            second = 0xA0...0xBF
        case 0xED:
            length = 3
            second = 0x80...0x9F
        case 0xE1...0xEF: length = 3
        case 0xF0:
            length = 4
            second = 0x90...0xBF
        case 0xF4:
            length = 4
            second = 0x80...0x8F
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        for index in stride(from: offset + 2, to: offset + length, by: 1) where bytes[index] & 0xC0 != 0x80 {
            return nil
        }
        return length
    }
}
