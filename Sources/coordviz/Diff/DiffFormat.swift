import ArgumentParser

/// What `diff` can write.
enum DiffFormat: String, ChoiceArgument {
    case text, markdown, json, svg, png, pdf, html, dot, mermaid

    /// The format for a file's extension; `nil` if there is none.
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

    /// The picture that it is; `nil` for words.
    var picture: OutputFormat? {
        switch self {
        case .text, .markdown, .json: nil
        default: OutputFormat(rawValue: rawValue)
        }
    }
}
