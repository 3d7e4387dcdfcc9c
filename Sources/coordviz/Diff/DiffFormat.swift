import ArgumentParser

/// The output formats of `diff`.
enum DiffFormat: String, ChoiceArgument {
    case text, markdown, json, svg, png, pdf, html, dot, mermaid

    /// The format for a file's extension; `nil` if no format has it.
    init?(path: String) {
        let name = path.lowercased()
        if name.hasSuffix(".md") || name.hasSuffix(".markdown") {
            self = .markdown
        } else if name.hasSuffix(".txt") {
            self = .text
        } else if let format = OutputFormat(path: path) {
            self.init(rawValue: format.rawValue)
        } else {
            return nil
        }
    }

    /// The usual endings, for messages.
    static let endings = ".txt, .md, \(OutputFormat.endings)"

    /// The format as a picture; `nil` for texts.
    var picture: OutputFormat? {
        switch self {
        case .text, .markdown, .json: nil
        default: OutputFormat(rawValue: rawValue)
        }
    }
}
