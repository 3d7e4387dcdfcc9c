import CoordinatorModel
import FindingReports
import TreeComparison

/// A comparison as a comment on a pull request: the changed events first, then a picture, then every change.
public enum ComparisonMarkdown {
    /// GitHub accepts comments of at most 65,536 characters.
    private static let budget = 60_000

    /// The whole comment.
    ///
    /// - Parameters:
    ///   - comparison: the differences.
    ///   - diagram: the picture in Mermaid's language; `nil` for none.
    ///   - note: a remark on the picture, or the reason why there is none.
    /// - Returns: Markdown that is short enough for a comment.
    public static func text(of comparison: Comparison, diagram: String?, note: String? = nil) -> String {
        let name = comparison.new.name ?? comparison.old.name
        var text = "### Navigation" + (name.map { ": " + MarkdownText.inline($0) } ?? "") + "\n\n"
        guard comparison.isDifferent else { return text + "No difference.\n" }
        let parts = ComparisonSummary(comparison).parts
        if !parts.isEmpty { text += parts.map { "**\($0)**" }.joined(separator: " · ") + "\n\n" }
        let words = JourneyChangeWords(comparison)
        for change in comparison.journeys {
            let line = "- \(sign(change.kind)) \(MarkdownText.inline(words.sentence(change)))\n"
            guard text.utf16.count + line.utf16.count < budget / 3 else {
                text += "- …\n"
                break
            }
            text += line
        }
        if !comparison.journeys.isEmpty { text += "\n" }
        let list = self.list(ChangeList(comparison))
        if let diagram {
            let block = MarkdownText.block([diagram], language: "mermaid")
            if text.utf16.count + block.utf16.count + min(list.utf16.count, budget / 4) < budget { text += block }
        }
        if let note { text += "<sub>\(MarkdownText.inline(note))</sub>\n\n" }
        text += "<details>\n<summary>Every change</summary>\n\n"
        return append(list, to: text) + "\n</details>\n"
    }

    private static func list(_ list: ChangeList) -> String {
        var text = ""
        for entry in list.entries {
            let name = entry.type.map { "**\(MarkdownText.inline($0))**" } ?? "**The tree**"
            let words = entry.type == nil ? "" : entry.change == .changed ? "" : " \(entry.change.rawValue)"
            let place = entry.place.isEmpty ? "" : ": \(MarkdownText.inline(entry.place))"
            text += "- \(mark(entry.change)) \(name)\(words)\(place)\n"
            for line in entry.lines { text += "  - \(mark(line.change)) \(MarkdownText.inline(line.text))\n" }
        }
        return text
    }

    /// Appends lines, as many as a comment can have.
    private static func append(_ list: String, to text: String) -> String {
        var text = text
        var length = text.utf16.count
        for line in list.split(separator: "\n") {
            length += line.utf16.count + 1
            guard length < budget else { return text + "- …\n" }
            text += "\(line)\n"
        }
        return text
    }

    private static func mark(_ change: Change) -> String {
        switch change {
        case .added: "➕"
        case .removed: "➖"
        case .changed: "✏️"
        case .unchanged: "▫️"
        }
    }

    private static func sign(_ kind: JourneyChange.Kind) -> String {
        switch kind {
        case .lost: "❌"
        case .loose: "⚠️"
        case .intercepted, .settled: "✅"
        case .earlier, .elsewhere: "↪️"
        }
    }
}
