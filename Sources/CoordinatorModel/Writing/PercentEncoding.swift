/// Text as a part of a URL, without characters that have a special meaning there.
package enum PercentEncoding {
    /// A path in which every byte except unreserved characters (RFC 3986) and `/` is percent-encoded. That includes
    /// `:`, which is not allowed in the first segment of a relative reference.
    package static func path(_ path: some StringProtocol) -> String {
        var encoded = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }
}
