/// Text in and out of XML.
enum XMLText {
    /// Appends `text` so that it is character data or an attribute's value and nothing else. What XML can't hold is
    /// dropped.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, to: &bytes) }
    }

    static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
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
            // U+FFFE and U+FFFF are no characters of XML.
            case 0xEF where index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE: index += 2
            default: bytes.append(byte)
            }
            index += 1
        }
    }

    /// The characters that escaped text stands for; `nil` where it holds an entity that XML does not define.
    static func unescaped(_ text: UnsafeBufferPointer<UInt8>.SubSequence) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            guard text[index] == UInt8(ascii: "&") else {
                result.append(text[index])
                index += 1
                continue
            }
            guard let end = text[index...].firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(of: text[index + 1..<end])
            else { return nil }
            result += Array(String(Character(scalar)).utf8)
            index = end + 1
        }
        return result
    }

    private static func scalar(of entity: UnsafeBufferPointer<UInt8>.SubSequence) -> Unicode.Scalar? {
        let name = String(decoding: entity, as: UTF8.self)
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init)
    }
}
