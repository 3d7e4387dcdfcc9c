import CoordinatorModel

/// Inputs that don't exist, or that are something else than a tree.
extension Mistakes {
    /// The hint for a file that doesn't exist: a similar name in its folder.
    static func hint(forMissing path: String) -> String {
        if path.contains("://") { return "coordviz reads no addresses: clone the repository, and give its folder" }
        if let hint = NearestName.didYouMean(near(path)) { return hint }
        let parts = path.split(separator: ":", maxSplits: 1).map(String.init)
        if parts.count == 2, !path.hasPrefix(":") {
            return "only diff reads what git has in a revision: coordviz diff \(path) \(parts[1])"
        }
        return "is the path right?"
    }

    /// The hint for a version that doesn't exist, and may be a revision of git without the path in it.
    ///
    /// - Parameters:
    ///   - path: the version.
    ///   - other: the version with which it is to be compared.
    /// - Returns: the hint.
    static func hint(forMissing path: String, comparedWith other: String) -> String {
        if let hint = NearestName.didYouMean(near(path)) { return hint }
        if !other.contains(":"), other != "-", !InputFile.exists(other) {
            return "revisions of git are written with the path in them: coordviz diff \(path):PATH \(other):PATH"
        }
        let isRevision = other.contains(":") && !InputFile.exists(other)
        let inside = isRevision ? other.split(separator: ":", maxSplits: 1).last.map(String.init) ?? other : other
        return "a revision of git is written with the path in it: \(path):\(inside == "-" ? "tree.json" : inside)"
    }

    /// The existing paths that are similar to one that doesn't exist.
    private static func near(_ path: String) -> [String] {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        let prefix = slash.map { String(path[...$0]) } ?? ""
        return NearestName.nearest(to: name, among: InputFile.names(in: folder)).map { prefix + $0 }
    }

    /// The failure for a file that is not a tree at all; `nil` if it may be a tree with errors.
    ///
    /// - Parameters:
    ///   - bytes: what was read.
    ///   - path: the input; `-` is standard input, which may be a tree of which nothing has arrived.
    ///   - name: the input in messages.
    /// - Returns: the failure.
    static func noTree(_ bytes: [UInt8], from path: String, named name: String) -> CommandFailure? {
        let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
        guard text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) == "{" else {
            guard path != "-", !path.lowercased().hasSuffix(".json") else { return nil }
            return CommandFailure(
                "\(name) is neither Swift source nor a tree",
                hint: "give a folder of Swift source, a Swift file, or a tree.json")
        }
        // An object that is not complete has a syntax error, and one with nothing or nothing but a version may become a tree.
        let quotes = text.count { $0 == "\"" }
        guard !text.contains("\"root"), bytes.last(where: { $0 > 0x20 }) == UInt8(ascii: "}"),
            quotes > 2 || quotes == 2 && !text.contains("\"version\"")
        else { return nil }
        return CommandFailure(
            "\(name) is JSON, but not a coordinator tree",
            hint: "'coordviz extract FOLDER' writes one, 'coordviz schema' describes the format")
    }
}
