import Yams

/// Finds the bytes that the parser's marks stand for. It counts columns in Unicode scalars, and ends lines where YAML
/// 1.1 does: also at NEL, LS and PS, which no editor counts.
struct YAMLLines {
    private var starts = [0]
    private let text: [UInt8]

    init(_ text: [UInt8]) {
        self.text = text
        for index in text.indices {
            switch text[index] {
            case 0x0A: starts.append(index + 1)
            case 0x0D where index + 1 == text.count || text[index + 1] != 0x0A: starts.append(index + 1)
            case 0x85 where index > 0 && text[index - 1] == 0xC2: starts.append(index + 1)
            case 0xA8, 0xA9:
                if index > 1, text[index - 1] == 0x80, text[index - 2] == 0xE2 { starts.append(index + 1) }
            default: break
            }
        }
    }

    /// The byte that a mark stands for; the end of the text for a mark behind it.
    func offset(of mark: Mark?) -> Int {
        guard let mark, mark.line > 0 else { return 0 }
        guard mark.line <= starts.count else { return text.count }
        var offset = starts[mark.line - 1]
        for _ in 1..<max(mark.column, 1) {
            guard offset < text.count else { break }
            offset += 1
            while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// Whether the line of a byte is indented with a tab somewhere.
    func isIndentedWithTab(at offset: Int) -> Bool {
        let start = starts.last { $0 <= offset } ?? 0
        return text[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .contains(UInt8(ascii: "\t"))
    }
}
