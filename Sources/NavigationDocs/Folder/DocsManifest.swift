import CoordinatorAnalysis

/// The files in a folder that coordviz has written, with digests of their content.
///
/// It is a text file in that folder: one line for each file, with a digest of its bytes and its path. The line of a
/// picture also has a digest of its content, because different versions of Graphviz draw the same picture with
/// different bytes.
public struct DocsManifest: Hashable, Sendable {
    /// A file that was written.
    public struct Entry: Hashable, Sendable {
        /// The digest of its bytes.
        public var digest: String
        /// For a picture, the digest of its content.
        public var content: String?

        /// Creates an entry.
        public init(digest: String, content: String? = nil) {
            self.digest = digest
            self.content = content
        }
    }

    /// The name of the file.
    public static let fileName = ".coordviz-docs"

    /// The files, by their paths in the folder.
    public var entries: [String: Entry]

    /// Creates a list of files.
    public init(entries: [String: Entry] = [:]) { self.entries = entries }

    private static let header = "coordviz docs 1"

    /// Reads a list. It may have been changed, so entries that coordviz would not write are left out: a path that leads
    /// out of the folder, or a file that is neither a page nor a picture.
    ///
    /// - Returns: `nil` for text that is not such a list.
    public init?(text: String) {
        var lines = text.split(whereSeparator: \.isNewline)[...]
        guard lines.popFirst() == Self.header[...] else { return nil }
        entries = [:]
        for line in lines {
            let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            guard words.count == 3, Self.isOwn(words[2]) else { continue }
            entries[words[2]] = Entry(digest: words[0], content: words[1] == "-" ? nil : words[1])
        }
    }

    /// The list as text, sorted.
    public var text: String {
        let lines = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return "\(Self.header)\n" + lines.map { "\($1.digest) \($1.content ?? "-") \($0)\n" }.joined()
    }

    /// Whether a path is one that a page or a picture may have.
    static func isOwn(_ path: String) -> Bool {
        var steps = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let file = steps.popLast(), steps.isEmpty || steps == ["coordinators"] || steps == ["images"] else {
            return false
        }
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex, file[dot...] == ".md" || file[dot...] == ".svg"
        else { return false }
        return file[..<dot].utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"):
                true
            default: false
            }
        }
    }

    /// The digest of a file.
    public static func digest(of bytes: [UInt8]) -> String {
        var digest = Digest()
        digest.add(bytes)
        return digest.text
    }
}
