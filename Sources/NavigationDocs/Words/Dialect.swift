import CoordinatorModel
import FindingReports

/// How pages are written in one of the formats: names, links, anchors and pictures.
struct Dialect {
    let format: DocsOptions.Format
    /// The path from the page's folder up to the top folder; empty at the top.
    let wayUp: String

    /// Text with its markup escaped.
    func text(_ text: String) -> String { MarkdownText.inline(text) }

    /// A name in a code font.
    func code(_ text: String) -> String {
        guard format == .docc else { return MarkdownText.code(text) }
        // DocC has no HTML. Nothing is escaped between backticks, so only plain names can be there.
        let isPlain = text.utf8.allSatisfy { Self.plain.contains($0) } && !text.isEmpty
        return isPlain ? "`\(text)`" : MarkdownText.inline(text)
    }

    private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-:?,()".utf8)

    /// A link to a page of the folder. `label` is markup.
    func link(_ label: String, to page: PageReference, anchor: String? = nil) -> String {
        switch format {
        case .markdown: "[\(label)](\(wayUp)\(page.path(format))\(anchor.map { "#\($0)" } ?? ""))"
        case .docc: "[\(label)](doc:\(page.name(format)))"
        }
    }

    /// A link to another address, which is percent-encoded. `label` is markup.
    func link(_ label: String, toAddress address: String) -> String { "[\(label)](\(address))" }

    /// A heading that links can lead to.
    func heading(_ level: Int, _ words: String, anchor: String? = nil) -> String {
        let line = String(repeating: "#", count: level) + " \(words)\n\n"
        guard let anchor, format == .markdown else { return line }
        return "<a id=\"\(anchor)\"></a>\n\n\(line)"
    }

    /// A place within a table that links can lead to; nothing for DocC, whose links lead to pages.
    func anchor(_ name: String?) -> String {
        guard let name, format == .markdown else { return "" }
        return "<a id=\"\(name)\"></a>"
    }

    /// A picture for light and dark mode, with `words` as its alternative text.
    func picture(_ name: String, words: String) -> String {
        switch format {
        case .markdown:
            """
            <picture>
              <source media="(prefers-color-scheme: dark)" srcset="\(wayUp)\(DocsPicture.path(name, .dark, format))">
              <img alt="\(XMLText.escaped(PlainText.line(words)))" src="\(wayUp)\(DocsPicture.path(name, .light, format))">
            </picture>


            """
        case .docc: "![\(MarkdownText.inline(words))](\(name)-picture)\n\n"
        }
    }

    /// A table; empty if there are no rows. Cells are markup.
    func table(_ headings: [String], _ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "" }
        var text = "| \(headings.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: headings.count))\n"
        for row in rows { text += "| \(row.joined(separator: " | ")) |\n" }
        return text + "\n"
    }

    /// The text of an empty cell.
    static let nothing = "–"

    /// Several entries in one cell. DocC has no line breaks there.
    func lines(_ entries: [String]) -> String {
        entries.isEmpty ? Self.nothing : entries.joined(separator: format == .markdown ? "<br>" : "; ")
    }
}

/// A page that links lead to.
enum PageReference: Hashable {
    case index
    case events
    /// A coordinator's page, by the name of its file.
    case coordinator(String)

    /// The file's path in the folder.
    func path(_ format: DocsOptions.Format) -> String {
        switch (self, format) {
        case (.coordinator(let name), .markdown): "coordinators/\(name).md"
        default: "\(name(format)).md"
        }
    }

    /// The file's name without its extension.
    func name(_ format: DocsOptions.Format) -> String {
        switch self {
        case .index: format == .docc ? "Navigation" : "index"
        case .events: format == .docc ? "Events" : "events"
        case .coordinator(let name): name
        }
    }
}
