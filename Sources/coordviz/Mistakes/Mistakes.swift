import CoordinatorModel

/// Common mistakes on the command line, with helpful messages.
enum Mistakes {
    private static let usage = "Usage: coordviz <subcommand>\n  See 'coordviz --help' for more information."

    /// The message in place of the parser's, if the first argument is not a command, or if help is requested for one that
    /// does not exist; `nil` if the parser's message is better.
    static func complaint(about arguments: [String], verbs: [String]) -> String? {
        guard let first = arguments.first, !first.hasPrefix("-"), !verbs.contains(first) else { return nil }
        if first == "help" {
            guard arguments.count > 1, let verb = arguments.last, !verb.hasPrefix("-"), verb != "help",
                !verbs.contains(verb)
            else { return nil }
            return unknown(verb, verbs)
        }
        if first.hasSuffix(".json") || first.hasSuffix(".swift") || InputFile.exists(first) {
            return "error: '\(first)' needs a command in front of it: "
                + "'coordviz check \(first)', 'coordviz render \(first)'.\n\(usage)"
        }
        return unknown(first, verbs)
    }

    private static func unknown(_ verb: String, _ verbs: [String]) -> String {
        let near = verb == "version" ? ["--version"] : NearestName.nearest(to: verb, among: verbs)
        let hint = NearestName.didYouMean(near) ?? "they are \(verbs.joined(separator: ", "))"
        return "error: There is no command '\(verb)'.\n    \(hint)\n\(usage)"
    }
}
