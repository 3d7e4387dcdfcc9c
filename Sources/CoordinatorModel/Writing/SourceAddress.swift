/// The address of the app's source, in which `{file}` and `{line}` stand for a place.
///
/// ```swift
/// let address = try SourceAddress("https://example.com/app/blob/main/{file}#L{line}")
/// address.link(to: Location(file: "App/Main.swift", line: 7))
/// // https://example.com/app/blob/main/App/Main.swift#L7
/// ```
public struct SourceAddress: Hashable, Sendable {
    /// What is wrong with an address.
    public struct Problem: Error, CustomStringConvertible {
        /// The message for people.
        public var description: String
    }

    /// The readers of a link. The schemes are closed lists, because `javascript:` is a scheme as well.
    public enum Readers: Sendable {
        /// Readers on the web.
        case web
        /// Also readers at this machine, with an editor.
        case editors

        /// The schemes that lead somewhere for them.
        public var schemes: [String] {
            let web = ["https", "http"]
            return self == .web ? web : web + ["file", "vscode", "cursor", "zed", "xcode", "idea", "subl", "txmt"]
        }
    }

    private let pattern: String

    /// Takes an address.
    ///
    /// - Parameters:
    ///   - pattern: the address.
    ///   - readers: who will follow the link.
    /// - Throws: `Problem` if these readers cannot follow it, if it does not name the file, or if it is not an address.
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
        // A file called ".example.com" must not become a part of the host, or "@example.com" make one of what precedes
        // it.
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

    /// The address of a place. A path can't change where it leads: its steps are text, and none leads up. Where no line
    /// is known, it is the whole file, or its first line where the address has no fragment to leave out.
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
