/// Checks that a text must pass before it is parsed: the parser recurses for each level, and hashes keys that may be
/// aliases of aliases. Without the checks, a small malicious file could take forever or end the process.
enum YAMLScreening {
    /// The size of the largest file that is read, in bytes.
    static let maximumBytes = 256 * 1024
    /// The largest number of columns of indentation, and of nested brackets.
    static let maximumDepth = 100

    /// Throws if a text must not be parsed.
    /// - Throws: `YAMLProblem` for a text that is too large, is not UTF-8, is nested too deeply, contains control
    ///   characters, or refers to an anchor.
    static func check(_ bytes: [UInt8]) throws(YAMLProblem) {
        guard bytes.count <= maximumBytes else {
            throw YAMLProblem(
                offset: 0, message: "the file is too large to be a configuration",
                expected: "at most \(maximumBytes / 1024) KiB")
        }
        try checkCharacters(bytes)
        try checkDepth(bytes)
        try checkAliases(bytes)
    }

    private static func checkCharacters(_ bytes: [UInt8]) throws(YAMLProblem) {
        var decoder = Unicode.UTF8()
        var source = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&source) {
            case .emptyInput: return
            case .error:
                throw YAMLProblem(offset: offset, message: "the file is not UTF-8", expected: "text in UTF-8")
            case .scalarValue(let scalar):
                guard isAllowed(scalar) else {
                    throw YAMLProblem(
                        offset: offset,
                        message: "the character \(Excerpt.quoted(String(scalar))) is not allowed in YAML",
                        hint: "in double quotes write \"\\u\(hexadecimal(scalar))\" for it")
                }
                offset += UTF8.width(scalar)
            }
        }
    }

    /// Whether YAML counts a character as printable.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD: true
        case 0x1_0000...0x10_FFFF: true
        default: false
        }
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }

    /// Blocks begin further to the right than their parents, so the limit on indentation limits their depth.
    private static func checkDepth(_ bytes: [UInt8]) throws(YAMLProblem) {
        var (indentation, brackets) = (0, 0)
        var isIndentation = true
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (indentation, isIndentation) = (0, true)
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "\t"):
                if isIndentation { indentation += 1 }
            case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(brackets - 1, 0)
            default: break
            }
            if !" -?:\t\n\r".utf8.contains(byte) { isIndentation = false }
            if indentation > maximumDepth || brackets > maximumDepth {
                throw YAMLProblem(
                    offset: offset, message: "this is nested too deeply to be a configuration",
                    expected: "at most \(maximumDepth) columns of indentation, and as many open brackets")
            }
        }
    }

    /// An alias is a `*name` for which there is an `&name`. An `&name` without an alias does no harm, and a `*name`
    /// without an anchor is a pattern without quotes, which the parser reports.
    private static func checkAliases(_ bytes: [UInt8]) throws(YAMLProblem) {
        let anchors = Set(names(after: UInt8(ascii: "&"), in: bytes).map(\.name))
        guard !anchors.isEmpty else { return }
        for (offset, name) in names(after: UInt8(ascii: "*"), in: bytes) where anchors.contains(name) {
            throw YAMLProblem(
                offset: offset,
                message: "*\(Excerpt.shown(String(decoding: name, as: UTF8.self))) refers to an anchor",
                expected: "the value itself: anchors and aliases are not read here",
                hint: "put a pattern that begins with * in quotes")
        }
    }

    /// The names after a character that can begin a token.
    private static func names(
        after sign: UInt8, in bytes: [UInt8]
    ) -> [(offset: Int, name: ArraySlice<UInt8>)] {
        bytes.indices.compactMap { index in
            guard bytes[index] == sign, index == 0 || !isWord(bytes[index - 1]) else { return nil }
            let name = bytes[(index + 1)...].prefix(while: isWord)
            return name.isEmpty ? nil : (index, name)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
