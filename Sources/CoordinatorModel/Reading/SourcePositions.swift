/// A line and a column, both counted from 1.
package struct SourcePosition: Hashable, Sendable {
    /// The line; a line ends with LF, CR LF or CR.
    package var line: Int
    /// The column in UTF-16 code units, as in VS Code, the Language Server Protocol and SARIF (`utf16CodeUnits`). A
    /// byte order mark has no column.
    package var column: Int

    /// Creates a position.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Finds the line and column of a byte offset, such as `Origin.offset`, in a text.
///
/// ```swift
/// let positions = SourcePositions(Array("{\n  \"version\": 1\n}".utf8))
/// positions.position(at: 4)  // line 2, column 3
/// ```
/// It reads the text once when it is created. Each look-up then reads at most 4 KiB, however long the lines are.
package struct SourcePositions: Sendable {
    private let bytes: [UInt8]
    private let marks: SourceMarks

    /// Prepares to look up positions in a text, which should be UTF-8 but need not be.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        marks = bytes.withUnsafeBufferPointer { SourceMarks($0) }
    }

    /// The position of the byte at `offset`; the position of the text's end if `offset` is beyond it.
    package func position(at offset: Int) -> SourcePosition {
        bytes.withUnsafeBufferPointer { marks.position(at: offset, in: $0) }
    }
}

/// The positions of every 4,096th byte of a text that the caller owns.
struct SourceMarks: Sendable {
    private static let spacing = 4096
    private var marks: [SourcePosition] = []

    /// Counts the lines of a text up to `end`, if no position after it will be needed.
    init(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int = .max) {
        var position = SourcePosition(line: 1, column: 1)
        for start in stride(from: 0, to: max(min(bytes.count, end), 1), by: Self.spacing) {
            marks.append(position)
            Self.advance(&position, from: start, to: min(start + Self.spacing, bytes.count), in: bytes)
        }
    }

    func position(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let mark = min(offset / Self.spacing, marks.count - 1)
        var position = marks[mark]
        Self.advance(&position, from: mark * Self.spacing, to: offset, in: bytes)
        return position
    }

    private static func advance(
        _ position: inout SourcePosition, from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) {
        if advanceFast(&position, over: UnsafeBufferPointer(rebasing: bytes[start..<end])) { return }
        for index in start..<end {
            switch bytes[index] {
            case 0x0A:
                position = SourcePosition(line: position.line + 1, column: 1)
            case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A:
                position = SourcePosition(line: position.line + 1, column: 1)
            case 0x80..<0xC0:
                break
            case 0xEF where index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]):
                break
            case 0xF0...:
                position.column += 2
            default:
                position.column += 1
            }
        }
    }

    /// The same for ASCII without CR, which most files contain almost exclusively; `false` for other bytes.
    ///
    /// The loop has no branches, so that it is vectorized. It takes at most `spacing` bytes, because the counter has 16
    /// bits.
    private static func advanceFast(_ position: inout SourcePosition, over bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var lineBreaks: UInt16 = 0
        var isSpecial: UInt8 = 0
        for byte in bytes {
            lineBreaks &+= byte == 0x0A ? 1 : 0
            isSpecial |= (byte & 0x80) | (byte == 0x0D ? 1 : 0)
        }
        guard isSpecial == 0 else { return false }
        if lineBreaks > 0, let last = bytes.lastIndex(of: 0x0A) {
            position = SourcePosition(line: position.line + Int(lineBreaks), column: bytes.count - last)
        } else {
            position.column += bytes.count
        }
        return true
    }
}
