/// JSON text while it is being written: the bytes so far, and the state for placing commas and line breaks.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    /// Whether the innermost container is still empty.
    private var isFirst = true
    private var level = 0

    /// The level from which lines are not indented further: the spaces of a long chain of coordinators would grow with
    /// the square of its length.
    private static let deepestIndentation = 24

    /// A line break and the deepest indentation after it.
    private static let lineBreak =
        [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: 2 * deepestIndentation)

    /// The layout of a container's members.
    enum Style {
        /// All on one line.
        case inline
        /// Each on a line of its own.
        case block
    }

    /// Writes bytes as they are.
    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes digits, or a word that is valid JSON already.
    mutating func verbatim(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Begins a container.
    mutating func begin(_ bracket: StaticString, _ style: Style) {
        raw(bracket)
        if style == .block { level += 1 }
        isFirst = true
    }

    /// Ends a container.
    mutating func end(_ bracket: StaticString, _ style: Style) {
        if style == .block {
            level -= 1
            if !isFirst { breakLine() }
        } else if !isFirst, bracket.utf8Start.pointee == UInt8(ascii: "}") {
            raw(" ")
        }
        raw(bracket)
        isFirst = false
    }

    /// Moves to the next member: writes a comma unless it is the first one, then a line break or a space.
    mutating func next(_ style: Style, isArray: Bool = false) {
        if !isFirst { raw(",") }
        if style == .block {
            breakLine()
        } else if !isFirst || !isArray {
            raw(" ")
        }
        isFirst = false
    }

    /// Writes a key that needs no escapes, and a colon.
    mutating func key(_ key: StaticString) {
        raw("\"")
        raw(key)
        raw("\": ")
    }

    /// Writes a string.
    mutating func string(_ text: String) {
        raw("\"")
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices {
                let byte = utf8[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
                escape(byte)
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
        raw("\"")
    }

    /// Writes a number.
    mutating func number(_ number: Int) { verbatim(String(number)) }

    /// Writes a value that the model does not interpret, on one line, with sorted keys.
    mutating func value(_ value: JSONValue) {
        switch value {
        case .null: raw("null")
        case .bool(let flag): if flag { raw("true") } else { raw("false") }
        case .number(let digits): verbatim(digits)
        case .string(let text): string(text)
        case .array(let elements):
            begin("[", .inline)
            for element in elements {
                next(.inline, isArray: true)
                self.value(element)
            }
            end("]", .inline)
        case .object(let members):
            begin("{", .inline)
            for (key, value) in members.sorted(by: { $0.key.precedes($1.key) }) {
                next(.inline)
                string(key)
                raw(": ")
                self.value(value)
            }
            end("}", .inline)
        }
    }

    /// Ends the text.
    mutating func finish() { raw("\n") }

    private mutating func breakLine() {
        bytes.append(contentsOf: Self.lineBreak[...(2 * min(level, Self.deepestIndentation))])
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x08: raw("\\b")
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0C: raw("\\f")
        case 0x0D: raw("\\r")
        case UInt8(ascii: "\""): raw("\\\"")
        case UInt8(ascii: "\\"): raw("\\\\")
        default:
            raw("\\u00")
            if byte < 0x10 { raw("0") }
            verbatim(String(byte, radix: 16))
        }
    }
}
