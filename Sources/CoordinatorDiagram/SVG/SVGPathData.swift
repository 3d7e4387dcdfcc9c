/// Writes a path of Graphviz with its straight pieces as lines: Graphviz writes curves only, so each straight line has
/// two superfluous points. Lines make up most of a large picture.
struct SVGPathData {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    /// Reads a path in absolute coordinates.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Appends the path to `output`; a path with other commands than moves and curves is copied unchanged.
    mutating func append(to output: inout [UInt8]) {
        let start = output.count
        if !appendPieces(to: &output) {
            output.removeSubrange(start...)
            output.append(contentsOf: bytes)
        }
    }

    private mutating func appendPieces(to output: inout [UInt8]) -> Bool {
        guard take(UInt8(ascii: "M")), var here = point() else { return false }
        output.append(UInt8(ascii: "M"))
        append(here, to: &output)
        var command = UInt8(ascii: "M")
        guard take(UInt8(ascii: "C")) else { return false }
        while let first = point() {
            guard let second = point(), let end = point() else { return false }
            let isStraight = equal(first, here) && equal(second, end)
            let next = isStraight ? UInt8(ascii: "L") : UInt8(ascii: "C")
            output.append(next == command ? UInt8(ascii: " ") : next)
            command = next
            if !isStraight {
                append(first, to: &output)
                output.append(UInt8(ascii: " "))
                append(second, to: &output)
                output.append(UInt8(ascii: " "))
            }
            append(end, to: &output)
            here = end
        }
        return position == bytes.count && command != UInt8(ascii: "M")
    }

    private func append(_ point: Range<Int>, to output: inout [UInt8]) {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[point]))
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// The next point, `x,y`; `nil` if there is none.
    private mutating func point() -> Range<Int>? {
        while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
        let start = position
        var commas = 0
        while position < bytes.count, isPart(bytes[position]) {
            if bytes[position] == UInt8(ascii: ",") { commas += 1 }
            position += 1
        }
        return commas == 1 ? start..<position : nil
    }

    private func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: false
        }
    }

    private func equal(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        guard one.count == other.count else { return false }
        var (left, right) = (one.lowerBound, other.lowerBound)
        while left < one.upperBound {
            if bytes[left] != bytes[right] { return false }
            left += 1
            right += 1
        }
        return true
    }
}
