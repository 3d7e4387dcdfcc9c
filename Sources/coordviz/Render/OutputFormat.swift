import ArgumentParser
import CoordinatorDiagram

/// The output formats of `render`.
enum OutputFormat: String, ChoiceArgument {
    case svg, png, pdf, html, dot, mermaid, json

    /// The format for a file's extension; `nil` if no format has it.
    init?(path: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        switch path[path.index(after: dot)...].lowercased() {
        case "svg": self = .svg
        case "png": self = .png
        case "pdf": self = .pdf
        case "html", "htm": self = .html
        case "dot", "gv": self = .dot
        case "mermaid", "mmd": self = .mermaid
        case "json": self = .json
        default: return nil
        }
    }

    /// The usual endings, for messages.
    static let endings = ".svg, .png, .pdf, .html, .dot, .mermaid or .json"

    /// Whether it is binary, and so not for a terminal.
    var isBinary: Bool { self == .png || self == .pdf }
}

/// The algorithm that places the boxes.
enum LayoutChoice: String, ChoiceArgument {
    /// Chosen by size.
    case auto
    /// Graphviz's `dot`.
    case dot
    /// The tidy tree, in linear time.
    case tidy
}

/// How much the boxes show.
enum DetailChoice: String, ChoiceArgument {
    /// Chosen by size.
    case auto
    /// Everything.
    case full
    /// Coordinators with children as boxes, the others as rows and counts.
    case flows
    /// Titles only.
    case titles

    /// The chosen detail; `nil` if the size decides.
    var detail: DiagramOptions.Detail? {
        switch self {
        case .auto: nil
        case .full: .full
        case .flows: .flows
        case .titles: .titles
        }
    }
}
