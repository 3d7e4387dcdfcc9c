import Yams

/// What the parser complains of, for the person who can put it right.
enum YAMLFailure {
    /// The problem that an error of Yams stands for.
    static func problem(
        _ error: any Error, in text: [UInt8], lines: YAMLLines, original: (Int) -> Int
    ) -> YAMLProblem {
        switch error {
        case YamlError.scanner(let context, let problem, let mark, _),
            YamlError.parser(let context, let problem, let mark, _),
            YamlError.composer(let context, let problem, let mark, _):
            var offset = lines.offset(of: mark)
            // Of an alias without a name the parser says where its name is missing.
            if offset > 0, problem.contains("alphabetic or numeric"), "*&".utf8.contains(text[offset - 1]) {
                offset -= 1
            }
            let begun = context.map { " (\($0.text))" } ?? ""
            return YAMLProblem(
                offset: original(offset), message: "this is no YAML: \(problem)\(begun)",
                hint: hint(problem, at: offset, in: text, lines: lines))
        case YamlError.memory:
            return YAMLProblem(offset: 0, message: "this is nested too deeply to be a configuration")
        default:
            // Screening finds first what other errors are about.
            return YAMLProblem(offset: 0, message: "this is no YAML: \(Excerpt.shown("\(error)"))")
        }
    }

    private static func hint(_ problem: String, at offset: Int, in text: [UInt8], lines: YAMLLines) -> String? {
        if lines.isIndentedWithTab(at: offset) { return "YAML is indented with spaces, not with tabs" }
        let byte = offset < text.count ? text[offset] : 0
        if byte == UInt8(ascii: "*") {
            return "a pattern that begins with * stands in quotes: \"*\""
        }
        if problem.contains("another document") { return "only one document is read: remove the ---" }
        if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "%") {
            return "text that begins with this character stands in quotes"
        }
        if problem.contains("mapping values are not allowed") {
            return "is the line indented as its neighbours are? text with a colon and a space in it stands in quotes"
        }
        return nil
    }
}
