/// Matches one glob against one name, byte by byte.
struct GlobMatching {
    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static let star = UInt8(ascii: "*")
    private static let any = UInt8(ascii: "?")

    /// Whether the glob matches the whole name.
    private(set) var matches = false

    init(_ glob: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) {
        guard let first = glob.firstIndex(of: Self.star), let last = glob.lastIndex(of: Self.star) else {
            matches = Self.end(of: glob[...], at: 0, in: name) == name.count
            return
        }
        guard var position = Self.end(of: glob[..<first], at: 0, in: name) else { return }
        for part in glob[first...last].split(separator: Self.star) {
            guard let end = Self.search(part, from: position, in: name) else { return }
            position = end
        }
        matches = Self.stands(glob[(last + 1)...], atEndOf: name, behind: position)
    }

    /// The end of a part without `*` that begins at a position; `nil` if the part is not there.
    private static func end(of part: Slice<Bytes>, at start: Int, in name: Bytes) -> Int? {
        var position = start
        for byte in part {
            guard position < name.count else { return nil }
            if byte == any {
                position = endOfCharacter(at: position, in: name)
            } else {
                guard name[position] == byte else { return nil }
                position += 1
            }
        }
        return position
    }

    /// `?` matches a whole scalar, however many bytes it has.
    private static func endOfCharacter(at start: Int, in name: Bytes) -> Int {
        var end = start + 1
        while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    /// Whether a part matches the end of a name, after the text that earlier parts matched.
    private static func stands(_ part: Slice<Bytes>, atEndOf name: Bytes, behind position: Int) -> Bool {
        var start = name.count
        for byte in part.reversed() {
            guard start > position else { return false }
            start -= 1
            if byte == any { while start > position, name[start] & 0xC0 == 0x80 { start -= 1 } }
        }
        return end(of: part, at: start, in: name) == name.count
    }

    /// Where the first occurrence of a part ends.
    private static func search(_ part: Slice<Bytes>, from start: Int, in name: Bytes) -> Int? {
        guard part.contains(any) else { return searchLiteral(part, from: start, in: name) }
        if part.count * (name.count - start) > mostComparisons { return searchWild(part, from: start, in: name) }
        var start = start
        while start < name.count {
            if let end = end(of: part, at: start, in: name) { return end }
            start = endOfCharacter(at: start, in: name)
        }
        return nil
    }

    /// The number of byte comparisons above which comparing many bytes at once is worth the set-up.
    private static let mostComparisons = 10_000_000

    /// The same for a long part with `?`: for each scalar of the name, all prefixes of the part that end there are
    /// known at once, 64 in a word (Baeza-Yates and Gonnet, "shift-and").
    private static func searchWild(_ part: Slice<Bytes>, from start: Int, in name: Bytes) -> Int? {
        let wanted = Array(String(decoding: part, as: UTF8.self).unicodeScalars)
        let words = wanted.count / 64 + 1
        var wild = [UInt64](repeating: 0, count: words)
        var masks: [Unicode.Scalar: [UInt64]] = [:]
        for (index, scalar) in wanted.enumerated() where scalar == "?" { wild[index / 64] |= 1 << UInt64(index % 64) }
        for (index, scalar) in wanted.enumerated() where scalar != "?" {
            masks[scalar, default: wild][index / 64] |= 1 << UInt64(index % 64)
        }
        var ends = [UInt64](repeating: 0, count: words)
        var position = start
        for scalar in String(decoding: name[start...], as: UTF8.self).unicodeScalars {
            position += UTF8.width(scalar)
            var carry: UInt64 = 1
            let mask = masks[scalar] ?? wild
            for word in 0..<words {
                let shifted = ends[word] << 1 | carry
                carry = ends[word] >> 63
                ends[word] = shifted & mask[word]
            }
            if ends[(wanted.count - 1) / 64] >> UInt64((wanted.count - 1) % 64) & 1 == 1 { return position }
        }
        return nil
    }

    /// The same for a part without `?`, in one pass over the name (Knuth, Morris and Pratt).
    private static func searchLiteral(_ part: Slice<Bytes>, from start: Int, in name: Bytes) -> Int? {
        let part = Bytes(rebasing: part)
        guard part.count > 1 else { return name[start...].firstIndex(of: part[0]).map { $0 + 1 } }
        // The length of the longest prefix of the part that is also a suffix of the text matched so far.
        var borders = [Int](repeating: 0, count: part.count)
        var border = 0
        for index in 1..<part.count {
            while border > 0, part[index] != part[border] { border = borders[border - 1] }
            if part[index] == part[border] { border += 1 }
            borders[index] = border
        }
        var matched = 0
        for index in start..<name.count {
            while matched > 0, name[index] != part[matched] { matched = borders[matched - 1] }
            if name[index] == part[matched] { matched += 1 }
            if matched == part.count { return index + 1 }
        }
        return nil
    }
}
