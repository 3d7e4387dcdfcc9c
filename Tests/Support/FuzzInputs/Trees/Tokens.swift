/// JSON, split into its tokens, so that it can be rearranged.
struct Tokens {
    var all: [[UInt8]]

    init(_ json: [UInt8]) {
        all = []
        var index = 0
        while index < json.count {
            let start = index
            switch json[index] {
            case UInt8(ascii: "\""):
                index += 1
                while index < json.count, json[index] != UInt8(ascii: "\"") {
                    index += json[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index = min(index + 1, json.count)
            case let byte where Self.isWord(byte):
                while index < json.count, Self.isWord(json[index]) { index += 1 }
            default: index += 1
            }
            if json[start] > 0x20 { all.append(Array(json[start..<index])) }
        }
    }

    /// As JSON again, with one token on each line, so that the places in errors are useful.
    var text: [UInt8] { Array(all.joined(separator: [0x0A])) }

    func isString(_ index: Int) -> Bool { all[index].first == UInt8(ascii: "\"") }

    /// Whether a token names a member of an object.
    func isKey(_ index: Int) -> Bool {
        isString(index) && index + 1 < all.count && all[index + 1] == [UInt8(ascii: ":")]
    }

    /// The tokens of the value that starts at `index`.
    func value(at index: Int) -> Range<Int> {
        var depth = 0
        for position in index..<all.count {
            switch all[position].first {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            if depth <= 0 { return index..<position + 1 }
        }
        return index..<all.count
    }

    /// The starts of all values.
    var values: [Int] {
        all.indices.filter { index in
            guard let first = all[index].first, !isKey(index) else { return false }
            return ![",", ":", "}", "]"].contains(Character(Unicode.Scalar(first)))
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        !(byte <= 0x20 || "{}[],:\"".utf8.contains(byte))
    }
}
