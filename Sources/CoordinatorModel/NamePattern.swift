/// A pattern for names of types and events: some globs, one of which must match, and others none of which may.
///
/// In a glob `*` stands for any characters, also none and also dots, and `?` for exactly one.
///
/// ```swift
/// NamePattern("Checkout*").matches("CheckoutCoordinator")           // true
/// NamePattern(["*"], except: ["Checkout*"]).matches("CheckoutFlow")  // false
/// ```
public struct NamePattern: Hashable, Sendable, CustomStringConvertible {
    /// The globs one of which must match.
    public var globs: [String]
    /// The globs none of which may match.
    public var exceptions: [String]

    /// Creates a pattern of several globs.
    public init(_ globs: [String], except exceptions: [String] = []) {
        self.globs = globs
        self.exceptions = exceptions
    }

    /// Creates a pattern of one glob.
    public init(_ glob: String) { self.init([glob]) }

    /// The pattern that every name matches.
    public static let any = NamePattern("*")

    /// The pattern as people write it.
    public var description: String {
        let wanted = globs.joined(separator: ", ")
        return exceptions.isEmpty ? wanted : "\(wanted) except \(exceptions.joined(separator: ", "))"
    }

    /// Whether a name matches.
    public func matches(_ name: String) -> Bool { matches(anyOf: [name]) }

    /// Whether something with several names (a type and an id, a screen and its coordinator) matches: by one of them,
    /// and by none of them an exception.
    public func matches(anyOf names: [String]) -> Bool {
        names.contains { name in globs.contains { Self.glob($0, matches: name) } }
            && !names.contains { name in exceptions.contains { Self.glob($0, matches: name) } }
    }

    /// Matches from left to right; after a mismatch only the last `*` takes one more character, so that no pattern
    /// takes more than the product of the two lengths.
    static func glob(_ glob: String, matches name: String) -> Bool {
        var (glob, name) = (glob, name)
        return glob.withUTF8 { glob in name.withUTF8 { matches(glob, $0) } }
    }

    private static func matches(_ pattern: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var (next, position) = (0, 0)
        var star: (next: Int, position: Int)?
        while position < text.count {
            if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
                star = (next + 1, position)
                next += 1
            } else if next < pattern.count, pattern[next] == UInt8(ascii: "?") {
                position = endOfCharacter(at: position, in: text)
                next += 1
            } else if next < pattern.count, pattern[next] == text[position] {
                position += 1
                next += 1
            } else if let last = star {
                star = (last.next, last.position + 1)
                (next, position) = (last.next, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// `?` takes a whole scalar, however many bytes it has.
    private static func endOfCharacter(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start + 1
        while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}
