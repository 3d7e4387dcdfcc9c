import CoordinatorModel
import FindingReports

/// Hints beside the messages of the parser of arguments, which knows the words of a command but not what is meant.
enum UsageHint {
    /// The parser's message with a hint below its first line if there is one, and spelled as all other errors.
    static func added(to message: String, for arguments: [String]) -> String {
        let word = "Error: "
        guard message.hasPrefix(word) else { return message }
        var lines = message.dropFirst(word.count).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        if let hint = hint(for: lines[0], arguments) { lines.insert("    \(PlainText.line(hint))", at: 1) }
        return "error: " + lines.joined(separator: "\n")
    }

    private static func hint(for line: String, _ arguments: [String]) -> String? {
        let verb = arguments.first ?? ""
        // What follows an option may be its value.
        let inputs = Array(arguments.dropFirst().prefix { !$0.hasPrefix("-") })
        if line.hasPrefix("Missing expected argument '<new>'"), verb == "diff" {
            return otherVersion(than: inputs.first)
        }
        if line.hasPrefix("Missing expected argument '--output"), inputs.count > 1 {
            return NearestName.didYouMean(["-o \(inputs[inputs.count - 1])"])
        }
        guard let value = quoted(in: line) else { return nil }
        if line.hasPrefix("Unexpected argument") {
            if writesFiles(verb), DiffFormat(path: value) != nil { return NearestName.didYouMean(["-o \(value)"]) }
            guard InputFile.isFolder(value), ["render", "serve", "stats", "docs"].contains(verb) else { return nil }
            return "only check and extract take several folders: coordviz extract FOLDER FOLDER -o tree.json"
        }
        if line.hasPrefix("Unknown option") {
            if verb.hasPrefix("-") {
                return NearestName.didYouMean(NearestName.nearest(to: value, among: ["--version", "--help"]))
            }
            return verb == "check" ? report(insteadOf: value, arguments) : nil
        }
        guard line.contains("is invalid for '--report") else { return nil }
        let formats = ReportFormat.allCases.map(\.rawValue)
        return NearestName.didYouMean(
            report(writing: value).map { [$0] } ?? NearestName.nearest(to: value, among: formats))
    }

    /// The text between the first two quotes.
    private static func quoted(in line: String) -> String? {
        let parts = line.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    private static func writesFiles(_ verb: String) -> Bool { ["render", "diff", "schema"].contains(verb) }

    private static func otherVersion(than old: String?) -> String? {
        guard let old else { return nil }
        let parts = old.split(separator: ":", maxSplits: 1).map(String.init)
        let isRevision = parts.count == 2 && !InputFile.exists(old)
        let words = isRevision ? "\(old) \(parts[1])" : "main:\(old) \(old)"
        return "diff compares two versions: coordviz diff \(words)"
    }

    /// `check` has `--report` for what is a format and an output elsewhere.
    private static func report(insteadOf option: String, _ arguments: [String]) -> String? {
        let place = arguments.firstIndex { $0 == option || $0.hasPrefix("\(option)=") }
        let next = place.flatMap { place in
            arguments[place] == option
                ? arguments.dropFirst(place + 1).first : String(arguments[place].dropFirst(option.count + 1))
        }
        switch option {
        case "--format", "-f":
            guard let next, ReportFormat(rawValue: next) != nil else { return "--report has the formats of check" }
            return NearestName.didYouMean(["--report \(next)"])
        case "--output", "-o":
            guard let next else { return "--report FORMAT=FILE writes a file" }
            return NearestName.didYouMean([report(writing: next) ?? "--report text=\(next)"])
        default: return nil
        }
    }

    /// The report that a file's ending stands for; `nil` if it stands for none.
    private static func report(writing file: String) -> String? {
        guard let ending = file.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last else {
            return nil
        }
        let formats: [String: ReportFormat] = [
            "txt": .text, "json": .json, "sarif": .sarif, "md": .markdown, "xml": .junit,
        ]
        return formats[ending.lowercased()].map { "--report \($0.rawValue)=\(file)" }
    }
}
