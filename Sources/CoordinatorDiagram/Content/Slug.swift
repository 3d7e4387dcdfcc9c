/// Ids for SVG and CSS, made from names: ASCII letters, digits, `-` and `_`, each used once.
struct Slugs {
    private var uses: [String: Int] = [:]

    /// An id made of `prefix` and the valid characters of `name`; with a number if it is in use.
    mutating func slug(_ prefix: String, _ name: String) -> String {
        var bytes = Array(prefix.utf8)
        for byte in name.utf8.prefix(Self.longestName) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                bytes.append(byte)
            default:
                if bytes.last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
            }
        }
        let slug = String(decoding: bytes, as: UTF8.self)
        // A name never contains two dashes in its id, so a numbered id can't equal that of another name.
        let use = uses[slug, default: 0] + 1
        uses[slug] = use
        return use == 1 ? slug : "\(slug)--\(use)"
    }

    private static let longestName = 80
}
