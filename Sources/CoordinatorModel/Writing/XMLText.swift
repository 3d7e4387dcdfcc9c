/// Text for XML.
package enum XMLText {
    /// Appends `text` so that it is only character data or an attribute's value. Characters that XML can't contain are
    /// dropped, and so are the C1 control characters, which it discourages.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, to: &bytes) }
    }

    /// Appends UTF-8 from memory that the caller owns; see `append(_:to:)`.
    package static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
            case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
            case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
            case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
            case 0x0A: bytes.append(byte)
            case 0..<0x20, 0x7F: break
            case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0: index += 1
            // U+FFFE and U+FFFF are not characters of XML.
            case 0xEF where index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE: index += 2
            default: bytes.append(byte)
            }
            index += 1
        }
    }

    /// `text` as character data or an attribute's value; see `append(_:to:)`.
    package static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
