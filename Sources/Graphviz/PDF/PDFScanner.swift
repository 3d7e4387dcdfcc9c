/// Reads the tokens of a PDF's objects.
struct PDFScanner {
    let bytes: ArraySlice<UInt8>
    var position: Int

    init(_ bytes: ArraySlice<UInt8>, at position: Int) { (self.bytes, self.position) = (bytes, position) }

    /// The bytes of the next token; `nil` at the end. A string is one token.
    mutating func token() -> ArraySlice<UInt8>? {
        skipSpace()
        guard position < bytes.endIndex else { return nil }
        let start = position
        let first = bytes[position]
        position += 1
        switch first {
        case UInt8(ascii: "("): skipString()
        case UInt8(ascii: "<"):
            if position < bytes.endIndex, bytes[position] == first {
                position += 1
            } else {
                while position < bytes.endIndex, bytes[position] != UInt8(ascii: ">") { position += 1 }
                position = min(position + 1, bytes.endIndex)
            }
        case UInt8(ascii: ">"): if position < bytes.endIndex, bytes[position] == first { position += 1 }
        case UInt8(ascii: "["), UInt8(ascii: "]"): break
        default: while position < bytes.endIndex, !Self.ends(bytes[position]) { position += 1 }
        }
        return bytes[start..<position]
    }

    private mutating func skipString() {
        var depth = 1
        while position < bytes.endIndex, depth > 0 {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            position += 1
        }
        position = min(position, bytes.endIndex)
    }

    mutating func skipSpace() {
        while position < bytes.endIndex, Self.isSpace(bytes[position]) { position += 1 }
    }

    /// Skips the line end after `stream`.
    mutating func skipLineEnd() {
        if position < bytes.endIndex, bytes[position] == 13 { position += 1 }
        if position < bytes.endIndex, bytes[position] == 10 { position += 1 }
    }

    /// Skips a word, if it is the next token.
    mutating func skip(_ word: String) -> Bool {
        let before = position
        if let token = token(), token.elementsEqual(word.utf8) { return true }
        position = before
        return false
    }

    /// A number without sign, if it is the next token.
    mutating func integer() -> Int? {
        let before = position
        if let token = token(), let number = Self.integer(token) { return number }
        position = before
        return nil
    }

    static func integer(_ token: ArraySlice<UInt8>) -> Int? {
        guard !token.isEmpty, token.count < 16 else { return nil }
        var number = 0
        for byte in token {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }

    /// The entries of the dictionary that is the next token; empty if the next token is something else.
    mutating func dictionary() -> PDFDictionary {
        guard skip("<<") else { return PDFDictionary() }
        var dictionary = PDFDictionary()
        var key: String?
        var depth = 0
        while let token = token() {
            if depth == 0, token.elementsEqual(">>".utf8) { break }
            if depth == 0, token.first == UInt8(ascii: "/"),
                key.map({ dictionary.entries[$0]?.isEmpty == false }) ?? true
            {
                key = String(decoding: token.dropFirst(), as: UTF8.self)
                if let key { dictionary.entries[key] = [] }
                continue
            }
            if token.elementsEqual("<<".utf8) || token.elementsEqual("[".utf8) { depth += 1 }
            if token.elementsEqual(">>".utf8) || token.elementsEqual("]".utf8) { depth -= 1 }
            if let key { dictionary.entries[key, default: []].append(token) }
        }
        return dictionary
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

    private static func ends(_ byte: UInt8) -> Bool {
        isSpace(byte) || "()<>[]/".utf8.contains(byte)
    }
}

/// The entries of a dictionary: the tokens of each value.
struct PDFDictionary {
    var entries: [String: [ArraySlice<UInt8>]] = [:]

    var hasFilter: Bool { entries["Filter"] != nil }

    func integer(_ key: String) -> Int? {
        guard let value = entries[key], value.count == 1 else { return nil }
        return PDFScanner.integer(value[0])
    }

    func integers(_ key: String) -> [Int] { (entries[key] ?? []).compactMap { PDFScanner.integer($0) } }

    func name(_ key: String) -> String? {
        guard let value = entries[key]?.first, value.first == UInt8(ascii: "/") else { return nil }
        return String(decoding: value.dropFirst(), as: UTF8.self)
    }

    /// The number of the object that a value, or the first element of a list, refers to.
    func reference(_ key: String) -> Int? {
        let value = (entries[key] ?? []).filter { !$0.elementsEqual("[".utf8) }
        guard value.count >= 3, value[2].elementsEqual("R".utf8) else { return nil }
        return PDFScanner.integer(value[0])
    }
}
