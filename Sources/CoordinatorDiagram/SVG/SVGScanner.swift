/// Reads the SVG that Graphviz writes, tag by tag. It supports the small part of XML that occurs there, and rejects
/// everything else.
struct SVGScanner {
    /// The next part of the text.
    enum Token {
        /// The opening tag of an element; `isEmpty` if it also closes the element.
        case open(name: Range<Int>, attributes: Range<Int>, isEmpty: Bool)
        case close(name: Range<Int>)
        /// Text between tags, still escaped.
        case text(Range<Int>)
        case end
    }

    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The next token; declarations and comments are skipped.
    mutating func next() throws -> Token {
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                let start = position
                while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
                return .text(start..<position)
            }
            let second = position + 1 < bytes.count ? bytes[position + 1] : 0
            if second == UInt8(ascii: "?") || second == UInt8(ascii: "!") {
                try skipDeclaration()
                continue
            }
            return try second == UInt8(ascii: "/") ? closingTag() : openingTag()
        }
        return .end
    }

    /// Calls `body` with each of the attributes in `range`.
    func forEachAttribute(in range: Range<Int>, _ body: (_ name: Range<Int>, _ value: Range<Int>) throws -> Void) throws
    {
        var index = range.lowerBound
        while true {
            while index < range.upperBound, Self.isSpace(bytes[index]) { index += 1 }
            guard index < range.upperBound else { return }
            let nameStart = index
            while index < range.upperBound, bytes[index] != UInt8(ascii: "=") { index += 1 }
            let name = nameStart..<index
            guard index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "\"") else {
                throw SVGError(message: "an attribute without a value", offset: nameStart)
            }
            let valueStart = index + 2
            index = valueStart
            while index < range.upperBound, bytes[index] != UInt8(ascii: "\"") { index += 1 }
            guard index < range.upperBound else { throw SVGError(message: "an open quote", offset: valueStart) }
            try body(name, valueStart..<index)
            index += 1
        }
    }

    func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        for offset in 0..<range.count where bytes[range.lowerBound + offset] != text.utf8Start[offset] { return false }
        return true
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func skipDeclaration() throws {
        let start = position
        let isComment = position + 3 < bytes.count && bytes[position + 2] == UInt8(ascii: "-")
        position += 2
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: ">") {
                let isEnd =
                    !isComment
                    || (position > start + 5 && bytes[position - 1] == UInt8(ascii: "-")
                        && bytes[position - 2] == UInt8(ascii: "-"))
                if isEnd {
                    position += 1
                    return
                }
            }
            position += 1
        }
        throw SVGError(message: "a declaration without an end", offset: start)
    }

    private mutating func closingTag() throws -> Token {
        let start = position + 2
        position = start
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
        guard position < bytes.count else { throw SVGError(message: "a tag without an end", offset: start) }
        defer { position += 1 }
        return .close(name: start..<position)
    }

    private mutating func openingTag() throws -> Token {
        let start = position + 1
        position = start
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.endsTag(bytes[position]) { position += 1 }
        let name = start..<position
        var isQuoted = false
        while position < bytes.count, isQuoted || bytes[position] != UInt8(ascii: ">") {
            if bytes[position] == UInt8(ascii: "\"") { isQuoted.toggle() }
            position += 1
        }
        guard position < bytes.count else { throw SVGError(message: "a tag without an end", offset: start) }
        let isEmpty = bytes[position - 1] == UInt8(ascii: "/")
        let attributes = name.upperBound..<(isEmpty ? position - 1 : position)
        position += 1
        return .open(
            name: name, attributes: max(attributes.lowerBound, name.upperBound)..<attributes.upperBound,
            isEmpty: isEmpty)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    private static func endsTag(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") }
}
