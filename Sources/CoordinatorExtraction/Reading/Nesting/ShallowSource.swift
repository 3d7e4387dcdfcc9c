/// A file without the parts that are nested too deep to be parsed.
///
/// A single line break or space replaces each part. A longer replacement would cost time: the parser may look at
/// everything that is open once for each level of brackets.
struct ShallowSource: Sendable {
    /// The bytes for the parser; `nil` where all of the file can be parsed.
    private(set) var bytes: [UInt8]?
    /// What was left out, as offsets into the file.
    let cuts: [Range<Int>]
    /// For each of them where its place ends in `bytes`, and by how much that is short of the file.
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

    /// The place in the file of a byte that the parser reads.
    func offset(_ parsed: Int) -> Int {
        var (low, high) = (0, shifts.count)
        while low < high {
            let middle = (low + high) / 2
            if shifts[middle].end <= parsed { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? parsed : parsed + shifts[low - 1].shift
    }
}
