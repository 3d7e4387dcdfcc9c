import CoordinatorModel

/// Where the app's source can be read: an address in which `{file}` and `{line}` stand for a place.
///
/// ```swift
/// let links = SourceLinks("https://github.com/me/app/blob/main/{file}#L{line}")
/// links?.address(of: Location(file: "App/Main.swift", line: 7))
/// // https://github.com/me/app/blob/main/App/Main.swift#L7
/// ```
public struct SourceLinks: Hashable, Sendable {
    private let pattern: String

    /// Takes an address; `nil` where it names no `{file}`, or begins with a scheme that is none for reading.
    public init?(_ pattern: String) {
        let scheme = pattern.prefix { $0 != ":" }.lowercased()
        guard pattern.contains("{file}"), pattern.contains(":"), Self.schemes.contains(scheme) else { return nil }
        self.pattern = pattern
    }

    /// The schemes of the web and of editors. A closed list: `javascript:` is a scheme as well.
    public static let schemes = ["https", "http", "file", "vscode", "cursor", "zed", "xcode", "idea", "subl", "txmt"]

    /// The address of a place. Where no line is known, it is the first.
    public func address(of location: Location) -> String {
        let path = location.file.hasPrefix("./") ? String(location.file.dropFirst(2)) : location.file
        var address = ""
        var rest = Substring(pattern)
        while let brace = rest.firstIndex(of: "{") {
            address += rest[..<brace]
            rest = rest[brace...]
            if rest.hasPrefix("{file}") {
                address += Self.encoded(path)
                rest = rest.dropFirst("{file}".count)
            } else if rest.hasPrefix("{line}") {
                address += String(location.line ?? 1)
                rest = rest.dropFirst("{line}".count)
            } else {
                address += "%7B"
                rest = rest.dropFirst()
            }
        }
        return address + rest
    }

    /// Everything but unreserved characters and `/` as its bytes in hexadecimal (RFC 3986).
    private static func encoded(_ path: String) -> String {
        var encoded = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default: encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }
}
