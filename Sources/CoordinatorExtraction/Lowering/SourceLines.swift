/// The beginnings of a file's lines, for finding the places of its parts.
///
/// Lines and columns are the same as those of `SourcePositions`. They are counted once for a whole file, because
/// every name needs its place.
struct SourceLines {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var starts: [Int32] = [0]
    private var isASCII = true
    /// The number of UTF-16 units before every byte at a multiple of a fixed distance, for text that is not ASCII:
    /// lines may be long.
    private var units: [Int32] = []
    private static let stride = 256
    /// The line of the last result: the next one is mostly the same or the following line.
    private var recent = 0

    /// Counts the lines of a text that must live as long as this value. A byte order mark must be removed first.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        starts.reserveCapacity(bytes.count / 24 + 1)
        var seen: UInt8 = 0
        for index in bytes.indices {
            let byte = bytes[index]
            seen |= byte
            if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
                starts.append(Int32(truncatingIfNeeded: index + 1))
            }
        }
        isASCII = seen < 0x80
        if !isASCII { countUnits() }
    }

    /// The line and the column, both counted from 1, of the byte at `offset`.
    mutating func position(at offset: Int) -> (line: Int32, column: Int32) {
        let line = self.line(at: offset)
        let start = Int(starts[line])
        guard !isASCII else { return (Int32(line + 1), Int32(offset - start + 1)) }
        return (Int32(line + 1), max(units(before: offset) - units(before: start), 0) + 1)
    }

    private mutating func countUnits() {
        units.reserveCapacity(bytes.count / Self.stride + 1)
        var count: Int32 = 0
        for index in bytes.indices {
            if index % Self.stride == 0 { units.append(count) }
            count &+= Self.units(of: bytes[index])
        }
        if bytes.count % Self.stride == 0 { units.append(count) }
    }

    /// The UTF-16 units before a byte.
    private func units(before offset: Int) -> Int32 {
        let offset = min(offset, bytes.count)
        let mark = offset / Self.stride
        return bytes[mark * Self.stride..<offset].reduce(units[mark]) { $0 &+ Self.units(of: $1) }
    }

    /// UTF-16 has two units for a sequence of four UTF-8 bytes, else one for each sequence.
    private static func units(of byte: UInt8) -> Int32 { byte >= 0xF0 ? 2 : byte & 0xC0 == 0x80 ? 0 : 1 }

    /// Whether the text contains `word`.
    func mentions(_ word: String) -> Bool { bytes.contains(word) }

    private mutating func line(at offset: Int) -> Int {
        if offset >= starts[recent] {
            for line in recent..<min(recent + 3, starts.count)
            where line + 1 == starts.count || offset < starts[line + 1] {
                recent = line
                return line
            }
        }
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        recent = low
        return low
    }
}
