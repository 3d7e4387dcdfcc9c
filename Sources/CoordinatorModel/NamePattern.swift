/// A pattern for names of types and events: some globs, one of which must match, and others none of which may.
///
/// In a glob `*` stands for any characters, including none and including dots, and `?` for exactly one.
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

    /// Whether a glob matches. The parts between two `*` are searched from left to right, in time linear in the name.
    static func glob(_ glob: String, matches name: String) -> Bool {
        var (glob, name) = (glob, name)
        return glob.withUTF8 { glob in name.withUTF8 { GlobMatching(glob, $0).matches } }
    }
}
