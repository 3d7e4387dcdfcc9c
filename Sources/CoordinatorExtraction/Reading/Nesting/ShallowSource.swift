/// A file without the parts that are nested too deep to be parsed.
///
/// A single line break or space replaces each part. A longer replacement would cost time: the parser may examine
/// everything that is open once for each level of brackets.
struct ShallowSource: Sendable {
    /// The bytes for the parser; `nil` if the whole file can be parsed.
    private(set) var bytes: [UInt8]?
    /// The parts that were left out, as offsets into the file.
    let cuts: [Range<Int>]
    /// For each cut, where its replacement ends in `bytes`, and how much later that is in the file.
    private var shifts: [(end: Int, shift: Int)] = []

    init(_ file: UnsafeBufferPointer<UInt8>) {
        cuts = NestingScan.cuts(in: file)
        guard !cuts.isEmpty else { return }
        var shallow: [UInt8] = []
        shallow.reserveCapacity(file.count)
        var next = 0
        for cut in cuts {
            shallow += file[next..<cut.lowerBound]
            shallow.append(file[cut].contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: " "))
            shifts.append((shallow.count, cut.upperBound - shallow.count))
            next = cut.upperBound
        }
        bytes = shallow + file[next...]
    }

    /// The offset in the file of a byte that the parser reads.
    func offset(_ parsed: Int) -> Int {
        var (low, high) = (0, shifts.count)
        while low < high {
            let middle = (low + high) / 2
            if shifts[middle].end <= parsed { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? parsed : parsed + shifts[low - 1].shift
    }
}
