import CoordinatorModel

/// Common mistakes on the command line, with helpful messages.
enum Mistakes {
    /// The message in place of the parser's, if the first argument is not a command; `nil` if the parser's message is
    /// better.
    static func complaint(about arguments: [String], verbs: [String]) -> String? {
        guard let first = arguments.first, !first.hasPrefix("-"), first != "help", !verbs.contains(first) else {
            return nil
        }
        let usage = "Usage: coordviz <subcommand>\n  See 'coordviz --help' for more information."
        if first.hasSuffix(".json") || first.hasSuffix(".swift") || InputFile.exists(first) {
            return "Error: '\(first)' needs a command in front of it: "
                + "'coordviz check \(first)', 'coordviz render \(first)'.\n\(usage)"
        }
        let near = NearestName.nearest(to: first, among: verbs)
        let hint = NearestName.didYouMean(near) ?? "they are \(verbs.joined(separator: ", "))"
        return "Error: There is no command '\(first)'.\n    \(hint)\n\(usage)"
    }

    /// The hint for a file that doesn't exist: a similar name in its folder.
    static func hint(forMissing path: String) -> String {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        let near = NearestName.nearest(to: name, among: InputFile.names(in: folder))
        let prefix = slash.map { String(path[...$0]) } ?? ""
        return NearestName.didYouMean(near.map { prefix + $0 }) ?? "is the path right?"
    }

    /// The message for JSON that is not a tree at all; `nil` if it may be a tree with errors.
    static func hint(forNoTree bytes: [UInt8], named name: String) -> String? {
        let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
        guard !text.contains("\"root"), text.drop(while: \.isWhitespace).first == "{" else { return nil }
        return "    \(name) is JSON, but not a coordinator tree: 'coordviz extract FOLDER' writes one, "
            + "'coordviz schema' describes the format"
    }
}
