/// Text that people write for browsers.
enum HandWritten {
    /// The text without indentation and without comment lines, which browsers skip.
    static func compact(_ text: [UInt8]) -> [UInt8] {
        var compact: [UInt8] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let words = line.drop { $0 == UInt8(ascii: " ") }
            guard !words.isEmpty, !words.starts(with: Array("//".utf8)), !words.starts(with: Array("/*".utf8)) else {
                continue
            }
            compact += words
            compact.append(UInt8(ascii: "\n"))
        }
        return compact
    }
}
