import ArgumentParser
import CoordinatorDiagram

/// What `render` can write.
enum OutputFormat: String, ChoiceArgument {
    case svg, png, pdf, html, dot, mermaid, json

    /// The format for a file's extension; `nil` if there is none.
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

    /// Whether it is something for a program, not for a terminal.
    var isBinary: Bool { self == .png || self == .pdf }
}

/// What places the boxes.
enum LayoutChoice: String, ChoiceArgument {
    /// By size.
    case auto
    /// Graphviz.
    case dot
    /// The tidy tree, in linear time.
    case tidy
}

/// How much boxes show.
enum DetailChoice: String, ChoiceArgument {
    /// By size.
    case auto
    /// All.
    case full
    /// Coordinators with children as boxes, the rest as rows and counts.
    case flows
    /// Titles alone.
    case titles

    /// What was chosen; `nil` where the size decides.
    var detail: DiagramOptions.Detail? {
        switch self {
        case .auto: nil
        case .full: .full
        case .flows: .flows
        case .titles: .titles
        }
    }
}
