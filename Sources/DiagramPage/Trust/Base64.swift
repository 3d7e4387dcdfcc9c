/// Base64 (RFC 4648, section 4), the form of hashes in a content security policy.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(of bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            bits <<= 8 * UInt32(3 - group.count)
            for position in 0..<4 {
                let six = Int(bits >> UInt32(18 - 6 * position) & 0x3F)
                text.append(position <= group.count ? alphabet[six] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
