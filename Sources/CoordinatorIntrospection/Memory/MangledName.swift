/// The mangled name of a type in reflection metadata.
///
/// It is not plain text: a byte below 0x20 is followed by the address of another record, in four bytes, or in a word
/// from 0x18 on. The bytes of this address can have any value, also zero, which otherwise ends the name.
enum MangledName {
    /// The number of bytes before the zero at the end.
    static func length(of name: UnsafeRawPointer) -> Int { scan(name).length }

    /// The last two letters; zeros if the name ends with an address.
    static func end(of name: UnsafeRawPointer) -> (UInt8, UInt8) { scan(name).end }

    /// Whether it is the name of a lowered closure type, or of an optional one: `Ieg_`, `Iegg_Sg`.
    static func isLoweredFunction(_ name: UnsafeRawPointer) -> Bool {
        let bytes = UnsafeRawBufferPointer(start: name, count: length(of: name))
        let text = bytes.last == UInt8(ascii: "_") ? bytes[...] : bytes.dropLast(2)
        guard text.last == UInt8(ascii: "_"), bytes.count == text.count || end(of: name) == optional,
            let start = text.lastIndex(of: UInt8(ascii: "I"))
        else { return false }
        // The closure escapes, and its holder owns its context.
        return text[start...].dropFirst().starts(with: [UInt8(ascii: "e"), UInt8(ascii: "g")])
    }

    private static let optional = (UInt8(ascii: "S"), UInt8(ascii: "g"))

    private static func scan(_ name: UnsafeRawPointer) -> (length: Int, end: (UInt8, UInt8)) {
        var end: (UInt8, UInt8) = (0, 0)
        var position = 0
        while true {
            let byte = name.load(fromByteOffset: position, as: UInt8.self)
            switch byte {
            case 0: return (position, end)
            case 0x01...0x17:
                position += 1 + 4
                end = (0, 0)
            case 0x18...0x1F:
                position += 1 + MemoryLayout<Int>.size
                end = (0, 0)
            default:
                end = (end.1, byte)
                position += 1
            }
        }
    }
}
