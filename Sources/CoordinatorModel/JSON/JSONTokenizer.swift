/// Splits a JSON text into tokens, strictly after RFC 8259, without recursion.
///
/// After an error, the tokens before it are valid, and containers that are open end there. So the code that maps the
/// tokens can still report other errors in that part of the file.
struct JSONTokenizer {
    /// The tokens so far.
    private(set) var tokens: [JSONToken] = []

    /// The containers that were open at the syntax error, as indices into `tokens`, the outermost first.
    private(set) var open: [UInt32] = []

    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: ReadingLimits
    private let strings: JSONStringScanner
    private var position = 0
    private var isAfterKey = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ReadingLimits) {
        self.bytes = bytes
        self.limits = limits
        strings = JSONStringScanner(bytes: bytes)
    }

    /// Reads the whole text, and returns its syntax error; `nil` if it is valid JSON.
    mutating func run() -> JSONSyntaxError? {
        do throws(JSONSyntaxError) {
            try checkSize()
            tokens.reserveCapacity(bytes.count / 8 + 16)
            try skipByteOrderMark()
            try readDocument()
            return nil
        } catch {
            if isAfterKey { tokens.removeLast() }
            for container in open { tokens[Int(container)].extent = UInt32(tokens.count) }
            return error
        }
    }

    private func checkSize() throws(JSONSyntaxError) {
        let most = min(limits.maximumBytes, ReadingLimits.largestPossibleFile)
        guard bytes.count > most else { return }
        throw JSONSyntaxError(
            offset: 0, message: "the file has \(bytes.count) bytes, more than the limit of \(most)",
            hint: most < ReadingLimits.largestPossibleFile ? "the limit on bytes can be raised" : nil)
    }

    private mutating func skipByteOrderMark() throws(JSONSyntaxError) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw JSONSyntaxError(
                offset: 0, message: "the file is in UTF-16", expected: "text in UTF-8", hint: "save the file in UTF-8")
        }
    }

    private mutating func readDocument() throws(JSONSyntaxError) {
        while true {
            if try readValue() {
                if try !moveToNextValue() { return }
            }
        }
    }

    /// Reads a scalar or the beginning of a container.
    /// - Returns: whether the value is complete; if not, the next value is the first one inside it.
    private mutating func readValue() throws(JSONSyntaxError) -> Bool {
        skipWhitespace()
        guard position < bytes.count else { throw unexpected("a value") }
        switch bytes[position] {
        case UInt8(ascii: "\""):
            try readString()
        case UInt8(ascii: "{"):
            try begin(.object)
            if peek() == UInt8(ascii: "}") { end() } else { try readKey("a key in quotes, or }"); return false }
        case UInt8(ascii: "["):
            try begin(.array)
            if peek() == UInt8(ascii: "]") { end() } else { return false }
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let end = try JSONNumberScanner(bytes: bytes).scan(from: position)
            append(.number, at: position, extent: end - position)
            position = end
        case UInt8(ascii: "t"): try readLiteral("true", .true)
        case UInt8(ascii: "f"): try readLiteral("false", .false)
        case UInt8(ascii: "n"): try readLiteral("null", .null)
        default: throw unexpected("a value")
        }
        return true
    }

    /// Reads what follows a complete value: commas, ends of containers, the next key.
    /// - Returns: whether there is a next value; if not, the text has ended correctly.
    private mutating func moveToNextValue() throws(JSONSyntaxError) -> Bool {
        while let container = open.last {
            let isObject = tokens[Int(container)].kind == .object
            let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
            switch peek() {
            case close:
                end()
            case UInt8(ascii: ","):
                let comma = position
                position += 1
                if peek() == close {
                    throw JSONSyntaxError(
                        offset: comma, message: "a comma after the last \(isObject ? "member" : "element")",
                        expected: isObject ? "another member, or no comma" : "another element, or no comma")
                }
                if isObject { try readKey("a key in quotes") }
                return true
            case nil:
                throw unexpected(isObject ? "a comma, or } to close an object" : "a comma, or ] to close an array")
            default:
                throw unexpected(isObject ? "a comma or }" : "a comma or ]")
            }
        }
        guard peek() == nil else { throw unexpected("nothing more: the JSON value has ended") }
        return false
    }

    private mutating func readKey(_ expected: String) throws(JSONSyntaxError) {
        guard peek() == UInt8(ascii: "\"") else { throw unexpected(expected) }
        try readString()
        isAfterKey = true
        guard peek() == UInt8(ascii: ":") else { throw unexpected("a colon after the key") }
        position += 1
    }

    private mutating func readString() throws(JSONSyntaxError) {
        let start = position
        let (end, hasEscapes) = try strings.scan(from: start + 1)
        append(hasEscapes ? .escapedString : .string, at: start, extent: end - start - 1)
        position = end + 1
    }

    private mutating func readLiteral(_ word: StaticString, _ kind: JSONToken.Kind) throws(JSONSyntaxError) {
        let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
        guard isThere else { throw unexpected("a value") }
        append(kind, at: position, extent: word.utf8CodeUnitCount)
        position += word.utf8CodeUnitCount
    }
}

// MARK: - Steps

extension JSONTokenizer {
    private mutating func begin(_ kind: JSONToken.Kind) throws(JSONSyntaxError) {
        guard open.count < limits.maximumDepth else {
            throw JSONSyntaxError(
                offset: position, message: "nested deeper than the limit of \(limits.maximumDepth) levels",
                hint: "the limit on depth can be raised; or write coordinators flat, with \"to\"")
        }
        open.append(UInt32(tokens.count))
        append(kind, at: position, extent: 0)
        position += 1
    }

    private mutating func end() {
        if let container = open.popLast() { tokens[Int(container)].extent = UInt32(tokens.count) }
        position += 1
    }

    private mutating func append(_ kind: JSONToken.Kind, at offset: Int, extent: Int) {
        isAfterKey = false
        tokens.append(JSONToken(offset: UInt32(offset), extent: UInt32(extent), kind: kind))
    }

    private mutating func skipWhitespace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    /// The next byte that is not white space.
    private mutating func peek() -> UInt8? {
        skipWhitespace()
        return position < bytes.count ? bytes[position] : nil
    }

    private func unexpected(_ expected: String) -> JSONSyntaxError {
        .unexpected(bytes, at: position, expected: expected)
    }
}
