import CoordinatorModel

/// Unescapes text of XML.
extension XMLText {
    /// The characters that escaped text stands for; `nil` if it contains an entity that XML does not define.
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
