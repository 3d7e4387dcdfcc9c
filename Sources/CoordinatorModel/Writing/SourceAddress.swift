/// The URL of the app's source, in which `{file}` and `{line}` stand for a place.
///
/// ```swift
/// let address = try SourceAddress("https://example.com/app/blob/main/{file}#L{line}")
/// address.link(to: Location(file: "App/Main.swift", line: 7))
/// // https://example.com/app/blob/main/App/Main.swift#L7
/// ```
public struct SourceAddress: Hashable, Sendable {
    /// The error of an address that can't be used.
    public struct Problem: Error, CustomStringConvertible {
        /// The message for people.
        public var description: String
    }

    /// The readers that a link is for. The schemes are closed lists, because `javascript:` is a scheme as well.
    public enum Readers: Sendable {
        /// Readers on the web.
        case web
        /// Readers on this machine, whose links may also open an editor.
        case editors

        /// The URL schemes that work for these readers.
        public var schemes: [String] {
            let web = ["https", "http"]
            return self == .web ? web : web + ["file", "vscode", "cursor", "zed", "xcode", "idea", "subl", "txmt"]
        }
    }

    private let pattern: String

    /// Creates an address from its pattern.
    ///
    /// - Parameters:
    ///   - pattern: the URL, with `{file}` and, if wanted, `{line}`.
    ///   - readers: the readers that will follow the link.
    /// - Throws: `Problem` if these readers cannot follow it, if it does not name the file, or if it is not a URL.
    public init(_ pattern: String, for readers: Readers = .web) throws(Problem) {
        let scheme = pattern.prefix { $0 != ":" }.lowercased()
        guard pattern.contains(":"), readers.schemes.contains(scheme), readers == .editors || pattern.contains("://")
        else {
            let schemes = readers.schemes.map { "\($0):" }.joined(separator: ", ")
            throw Problem(description: "the address of source begins with one of \(schemes)")
        }
        guard pattern.contains("{file}") else {
            throw Problem(description: "the address of source needs {file} in it, and may have {line}")
        }
        // A file called ".example.com" must not become a part of the host, nor may "@example.com" turn the text before
        // it into a user name.
        if Readers.web.schemes.contains(scheme), !Self.hasHost(before: "{", in: pattern) {
            throw Problem(description: "the address of source needs a slash between its host and the first {")
        }
        let isPlain = pattern.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"'`\\^|[]()".utf8.contains($0) }
        guard isPlain else {
            throw Problem(description: "the address of source holds a character that must be percent-encoded")
        }
        self.pattern = pattern
    }

    private static func hasHost(before sign: Character, in pattern: String) -> Bool {
        guard let start = pattern.firstRange(of: "://")?.upperBound else { return false }
        let host = pattern[start...].prefix { !"/?#".contains($0) }
        return !host.isEmpty && !host.contains(sign) && host.endIndex < pattern.endIndex
    }

    /// The URL of a place. The place can't change where the URL leads: its path is percent-encoded, and no step of it
    /// leads up. Without a line, the URL is that of the whole file, or of its first line if the pattern has no fragment
    /// to leave out.
    public func link(to location: Location) -> String {
        var rest = pattern[...]
        if location.line == nil, let fragment = rest.firstIndex(of: "#") { rest = rest[..<fragment] }
        var address = ""
        while let brace = rest.firstIndex(of: "{") {
            address += rest[..<brace]
            rest = rest[brace...]
            if rest.hasPrefix("{file}") {
                let hasPath = address.last == "/" && !address.hasSuffix("://")
                address += Self.encoded(location.file, isAbsolute: location.file.hasPrefix("/") && !hasPath)
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

    private static func encoded(_ path: String, isAbsolute: Bool) -> String {
        let steps = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        return (isAbsolute ? "/" : "") + steps.map(PercentEncoding.path).joined(separator: "/")
    }
}
