/// A pattern for names of types and events: `*` stands for any run of characters, `?` for any one; all else is itself.
public struct NamePattern: Hashable, Sendable, CustomStringConvertible {
    /// The pattern as it was written.
    public let description: String

    private let glyphs: [UInt8]

    /// Creates a pattern.
    public init(_ pattern: String) {
        description = pattern
        glyphs = Array(pattern.utf8)
    }

    /// Whether the whole of `name` fits the pattern. Takes time proportional to both lengths at worst.
    public func matches(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { text in
            var position = 0
            var glyph = 0
            var star: (glyph: Int, position: Int)?
            while position < text.count {
                if glyph < glyphs.count, glyphs[glyph] == UInt8(ascii: "*") {
                    star = (glyph, position)
                    glyph += 1
                } else if glyph < glyphs.count, glyphs[glyph] == UInt8(ascii: "?") {
                    position = Self.endOfCharacter(at: position, in: text)
                    glyph += 1
                } else if glyph < glyphs.count, glyphs[glyph] == text[position] {
                    position += 1
                    glyph += 1
                } else if let last = star {
                    star = (last.glyph, last.position + 1)
                    position = last.position + 1
                    glyph = last.glyph + 1
                } else {
                    return false
                }
            }
            return glyphs[glyph...].allSatisfy { $0 == UInt8(ascii: "*") }
        }
    }

    private static func endOfCharacter(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}
