/// Text that people write and browsers read.
enum HandWritten {
    /// The text without indentation and without lines that are comments: pages needn't carry what browsers skip.
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
