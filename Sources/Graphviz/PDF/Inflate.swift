/// Decompresses data in deflate format (RFC 1951) with a zlib header (RFC 1950), as in a PDF.
struct Inflate {
    /// The decompressed bytes; `nil` if the data is damaged, or longer than `most` bytes when decompressed.
    static func expand(_ data: ArraySlice<UInt8>, most: Int) -> [UInt8]? {
        guard data.count > 2, data[data.startIndex] & 15 == 8 else { return nil }
        var inflate = Inflate(data: data, position: data.startIndex + 2, most: most)
        while true {
            guard let isLast = inflate.bits(1), let kind = inflate.bits(2) else { return nil }
            let isRead =
                switch kind {
                case 0: inflate.copyStored()
                case 1: inflate.expand(.fixedLengths, .fixedDistances)
                case 2: inflate.expandWithOwnCodes()
                default: false
                }
            guard isRead else { return nil }
            if isLast == 1 { return inflate.output }
        }
    }

    private let data: ArraySlice<UInt8>
    private var position: Int
    private let most: Int
    private var held = 0
    private var heldCount = 0
    private var output: [UInt8] = []

    private init(data: ArraySlice<UInt8>, position: Int, most: Int) {
        (self.data, self.position, self.most) = (data, position, most)
    }

    private mutating func bits(_ count: Int) -> Int? {
        while heldCount < count {
            guard position < data.endIndex else { return nil }
            held |= Int(data[position]) << heldCount
            position += 1
            heldCount += 8
        }
        defer {
            held >>= count
            heldCount -= count
        }
        return held & (1 << count - 1)
    }

    private mutating func copyStored() -> Bool {
        (held, heldCount) = (0, 0)
        guard let length = bits(16), bits(16) == length ^ 0xFFFF, position + length <= data.endIndex,
            output.count + length <= most
        else { return false }
        output += data[position..<position + length]
        position += length
        return true
    }

    private mutating func symbol(_ code: HuffmanCode) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for count in code.counts.dropFirst() {
            guard let bit = bits(1) else { return nil }
            value |= bit
            if value - first < count { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    private mutating func expandWithOwnCodes() -> Bool {
        guard let lengths = bits(5), let distances = bits(5), let codes = bits(4) else { return false }
        var codeLengths = [Int](repeating: 0, count: 19)
        for place in Self.order.prefix(codes + 4) {
            guard let length = bits(3) else { return false }
            codeLengths[place] = length
        }
        let code = HuffmanCode(codeLengths)
        var all: [Int] = []
        while all.count < lengths + 257 + distances + 1 {
            guard let symbol = symbol(code) else { return false }
            if symbol < 16 {
                all.append(symbol)
                continue
            }
            let (start, width) = [(3, 2), (3, 3), (11, 7)][symbol - 16]
            guard let extra = bits(width), symbol != 16 || !all.isEmpty else { return false }
            all += [Int](repeating: symbol == 16 ? all[all.count - 1] : 0, count: start + extra)
        }
        return expand(
            HuffmanCode(all.prefix(lengths + 257)),
            HuffmanCode(all[(lengths + 257)...].prefix(distances + 1)))
    }

    private mutating func expand(_ lengths: HuffmanCode, _ distances: HuffmanCode) -> Bool {
        while let symbol = symbol(lengths), output.count < most {
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return true }
            guard symbol - 257 < Self.lengths.count, let extra = bits(Self.lengths[symbol - 257].bits),
                let place = self.symbol(distances), place < Self.distances.count,
                let further = bits(Self.distances[place].bits)
            else { return false }
            let distance = Self.distances[place].start + further
            guard distance <= output.count else { return false }
            for _ in 0..<Self.lengths[symbol - 257].start + extra { output.append(output[output.count - distance]) }
        }
        return false
    }

    /// The order of the lengths of the code-length code.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengths =
        ranges(from: 3, [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { [$0, $0, $0, $0] }) + [(258, 0)]
    private static let distances = ranges(from: 1, [0, 0] + (0...13).flatMap { [$0, $0] })

    private static func ranges(from start: Int, _ widths: [Int]) -> [(start: Int, bits: Int)] {
        var start = start
        return widths.map { width in
            defer { start += 1 << width }
            return (start, width)
        }
    }
}

/// A canonical Huffman code, built from the lengths of its words.
struct HuffmanCode {
    /// The number of words of each length; the length 0 has none.
    let counts: [Int]
    /// The symbols, by the length of their words.
    let symbols: [Int]

    init(_ lengths: some Collection<Int>) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[length] += 1 }
        self.counts = counts
        symbols = (1...15).flatMap { length in lengths.enumerated().filter { $0.element == length }.map(\.offset) }
    }

    static let fixedLengths = HuffmanCode(
        [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
            + [Int](repeating: 8, count: 8))
    static let fixedDistances = HuffmanCode([Int](repeating: 5, count: 30))
}
