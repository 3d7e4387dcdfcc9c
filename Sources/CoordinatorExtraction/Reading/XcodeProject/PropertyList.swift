/// A value of a property list in the old text format of Xcode's project files.
///
/// Foundation could read it, but would make the command several times as large.
enum PropertyList: Equatable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    /// Reads a whole text; `nil` if it does not follow the format.
    init?(_ text: some Collection<UInt8>) {
        var reader = PropertyListReader(text)
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        guard reader.isAtEnd else { return nil }
        self = value
    }

    /// The value of a key of a table.
    subscript(key: String) -> PropertyList? {
        if case .table(let values) = self { values[key] } else { nil }
    }

    /// The text; `nil` for a list or a table.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list; empty for anything else.
    var texts: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }
}

/// Reads a property list from its text.
private struct PropertyListReader {
    /// Project files have four levels; a hostile file must not use up the stack.
    private static let deepest = 32

    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some Collection<UInt8>) { bytes = Array(text) }

    var isAtEnd: Bool { position == bytes.count }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func value(depth: Int) -> PropertyList? {
        skipSpace()
        guard depth < Self.deepest, let first = current else { return nil }
        switch first {
        case UInt8(ascii: "{"): return table(depth: depth)
        case UInt8(ascii: "("): return list(depth: depth)
        default: return word().map { .text($0) }
        }
    }

    private mutating func table(depth: Int) -> PropertyList? {
        position += 1
        var values: [String: PropertyList] = [:]
        while !takes("}") {
            guard let key = word(), takes("="), let value = value(depth: depth + 1) else { return nil }
            values[key] = value
            guard takes(";") || current == UInt8(ascii: "}") else { return nil }
        }
        return .table(values)
    }

    private mutating func list(depth: Int) -> PropertyList? {
        position += 1
        var values: [PropertyList] = []
        while !takes(")") {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            guard takes(",") || current == UInt8(ascii: ")") else { return nil }
        }
        return .list(values)
    }

    /// A text, with or without quotation marks.
    private mutating func word() -> String? {
        skipSpace()
        guard let first = current else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(until: first) }
        let start = position
        while let byte = current, Self.isPlain(byte) { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quoted(until end: UInt8) -> String? {
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == end { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = current else {
                text.append(byte)
                continue
            }
            position += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
            default: text.append(escaped)
            }
        }
        return nil
    }

    private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard current == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// Skips white space and comments.
    mutating func skipSpace() {
        while let byte = current {
            if byte <= UInt8(ascii: " ") {
                position += 1
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                position += 2
                while let byte = current, !(byte == UInt8(ascii: "*") && next == UInt8(ascii: "/")) { position += 1 }
                position = min(position + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
            true
        default: false
        }
    }
}
