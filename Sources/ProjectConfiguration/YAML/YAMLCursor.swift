/// A position in a YAML text, with access to the characters there.
struct YAMLCursor {
    let bytes: [UInt8]
    var index: Int
    /// Where the line of `index` begins.
    private(set) var lineStart: Int

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        index = start
        lineStart = start
    }

    /// The column, counted from 0. Only the text before keys, dashes and values is counted, which is ASCII.
    var column: Int { index - lineStart }
    /// The byte at the position; `nil` at the end of the text.
    var byte: UInt8? { peek(0) }
    var isAtEnd: Bool { index >= bytes.count }
    var isAtLineEnd: Bool { byte.map(Self.isBreak) ?? true }
    var isAtSpace: Bool { byte.map(Self.isSpace) ?? false }
    /// Whether a comment begins here: a `#` at the beginning of a line or after space.
    var isAtComment: Bool {
        byte == UInt8(ascii: "#") && (index == lineStart || Self.isSpace(bytes[index - 1]))
    }
    /// Whether a document ends here: the end of the text, or `---` or `...` at the beginning of a line.
    var isAtDocumentEnd: Bool { isAtEnd || isAt(marker: "---") || isAt(marker: "...") }

    func peek(_ distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    func isAt(_ character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }

    /// Whether the character here is an indicator that has a meaning only before space: `-`, `?`, `:`.
    func isAt(indicator: Unicode.Scalar) -> Bool {
        isAt(indicator) && (peek(1).map { Self.isSpace($0) || Self.isBreak($0) } ?? true)
    }

    func isAt(marker: StaticString) -> Bool {
        guard column == 0, index + 3 <= bytes.count else { return false }
        let isMarker = marker.withUTF8Buffer { bytes[index..<index + 3].elementsEqual($0) }
        return isMarker && (peek(3).map { Self.isSpace($0) || Self.isBreak($0) } ?? true)
    }

    mutating func advance(_ distance: Int = 1) { index += distance }

    /// Skips the end of a line; CR LF is one end.
    mutating func passBreak() {
        guard let byte, Self.isBreak(byte) else { return }
        index += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
        lineStart = index
    }

    mutating func passSpace() { while isAtSpace { index += 1 } }

    /// Skips spaces; tabs are not indentation.
    mutating func passIndentation() { while isAt(" ") { index += 1 } }

    /// Skips the rest of a line, without its end.
    mutating func passLine() { while !isAtLineEnd { index += 1 } }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
