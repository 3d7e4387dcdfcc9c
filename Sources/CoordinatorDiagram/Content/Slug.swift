/// Names turned into identities for SVG and CSS: ASCII letters, digits, `-` and `_`, each given out once.
struct Slugs {
    private var uses: [String: Int] = [:]

    /// An identifier made of `prefix` and the valid characters of `name`; with a number if it is in use.
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
        // Two dashes never come out of a name, so a numbered identity cannot meet another name's.
        let use = uses[slug, default: 0] + 1
        uses[slug] = use
        return use == 1 ? slug : "\(slug)--\(use)"
    }

    private static let longestName = 80
}
