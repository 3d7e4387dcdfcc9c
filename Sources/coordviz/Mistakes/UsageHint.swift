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
        if let hint = hint(for: lines, arguments) {
            // What is meant replaces the parser's guess, and its list of all values.
            for guess in [". Did you mean '", " Please provide one of "] {
                if let place = lines[0].firstRange(of: guess) { lines[0] = String(lines[0][..<place.lowerBound]) }
            }
            lines.removeAll { $0.hasPrefix("  - ") }
            lines.insert("    \(PlainText.line(hint))", at: 1)
        }
        return "error: " + lines.joined(separator: "\n")
    }

    private static func hint(for lines: [String], _ arguments: [String]) -> String? {
        let line = lines[0]
        let verb = arguments.first ?? ""
        // What follows an option may be its value.
        let inputs = Array(arguments.dropFirst().prefix { !$0.hasPrefix("-") })
        if line.hasPrefix("Missing expected argument '<new>'"), verb == "diff" {
            return otherVersion(than: inputs.first)
        }
        if line.hasPrefix("Missing expected argument '<input>'") {
            return "only check and extract need no input: they read the paths in .coordviz.yml, or this folder"
        }
        if line.hasPrefix("Missing expected argument '--output"), inputs.count > 1 {
            return NearestName.didYouMean(["-o \(inputs[inputs.count - 1])"])
        }
        guard let value = quoted(in: line) else { return nil }
        if line.hasPrefix("Unexpected argument") {
            let isNamed = arguments.contains { $0 == "-o" || $0.hasPrefix("--output") }
            if verb == "init", InputFile.isFolder(value) {
                return "init looks at the current folder: \(ShellWords.command("cd", value)), then coordviz init"
            }
            if writesFiles(verb), !isNamed, DiffFormat(path: value) != nil {
                return NearestName.didYouMean(["-o \(value)"])
            }
            if verb == "diff", InputFile.isFolder(value) {
                return "diff takes one folder for each version: name the folder above all folders of the app"
            }
            guard InputFile.isFolder(value), ["render", "serve", "stats", "docs"].contains(verb) else { return nil }
            return "only check and extract take several folders: coordviz extract FOLDER FOLDER -o tree.json"
        }
        if line.hasPrefix("Unknown option") {
            if verb.hasPrefix("-") {
                return NearestName.didYouMean(NearestName.nearest(to: value, among: ["--version", "--help"]))
            }
            return verb == "check" ? report(insteadOf: value, arguments) : nil
        }
        guard line.contains("is invalid for '") else { return nil }
        guard line.contains("is invalid for '--report") else {
            return NearestName.didYouMean(NearestName.nearest(to: value, among: values(in: lines)))
        }
        let formats = ReportFormat.allCases.map(\.rawValue)
        return NearestName.didYouMean(
            report(writing: value).map { [$0] } ?? NearestName.nearest(to: value, among: formats))
    }

    /// The values of an option, which the parser lists in one line or below it.
    private static func values(in lines: [String]) -> [String] {
        let below = lines.filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
        guard below.isEmpty, let list = lines[0].firstRange(of: " Please provide one of ") else { return below }
        let parts = lines[0][list.upperBound...].split(separator: "'", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
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
        case "--rule", "--rules", "--severity", "--disable":
            return "the severities of rules are in .coordviz.yml: coordviz init writes one"
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
