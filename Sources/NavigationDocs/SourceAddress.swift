import CoordinatorModel

/// Where source is to be read: an address with `{file}` and `{line}` in it.
///
/// ```swift
/// let address = try SourceAddress("https://example.com/app/blob/main/{file}#L{line}")
/// ```
public struct SourceAddress: Hashable, Sendable {
    /// What is wrong with an address.
    public struct Problem: Error, CustomStringConvertible {
        /// The message for people.
        public var description: String
    }

    private let pattern: String

    /// Takes an address.
    ///
    /// - Throws: `Problem` when it is no address of the web, doesn't name the file, or holds what no address may.
    public init(_ pattern: String) throws {
        guard pattern.hasPrefix("https://") || pattern.hasPrefix("http://") else {
            throw Problem(description: "the address of source begins with https:// or http://")
        }
        guard pattern.contains("{file}") else {
            throw Problem(description: "the address of source needs {file} in it, and may have {line}")
        }
        let isPlain = pattern.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"'`\\^|[]() ".utf8.contains($0) }
        guard isPlain else {
            throw Problem(description: "the address of source holds a character that must be percent-encoded")
        }
        self.pattern = pattern
    }

    /// The address of a place, percent-encoded. Without a line it ends before the fragment.
    func link(to location: Location) -> String {
        var address = pattern
        if location.line == nil, let fragment = address.firstIndex(of: "#") { address = String(address[..<fragment]) }
        return address.replacing("{file}", with: Self.encoded(location.file))
            .replacing("{line}", with: location.line.map(String.init) ?? "1")
    }

    /// A path whose steps are text: none leads up, none is empty.
    private static func encoded(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(percentEncoded).joined(separator: "/")
    }

    static func percentEncoded(_ text: some StringProtocol) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }
}
