import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import TreeComparison

/// A diagram as an interactive page in one HTML file: the picture, the facts behind it, and a script that connects
/// them.
///
/// The file needs no other file, and does not let the browser load anything. The picture is the SVG of
/// `coordviz render`; the script only moves, hides and highlights its elements.
public struct ExplorerPage {
    /// The options of a page, apart from its content.
    public struct Options: Sendable {
        /// The colours at first. `light` and `auto` follow the reader's preference; the reader can switch.
        public var theme = Theme.auto
        /// The identity of this state of a page from a server: the page reloads when the server reports another one.
        /// `nil` for a file, which contacts no server.
        public var revision: String?
        /// The address of the app's source, for links; `nil` for places without links.
        public var sourceLinks: SourceAddress?
        /// The program that wrote the page, such as `coordviz 0.1.0`.
        public var generator = "coordviz"

        /// Creates the default options.
        public init() {}
    }

    private let content: PageContent
    private let options: Options

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - diagram: the diagram, made with `DiagramOptions.keepsTraces`.
    ///   - analysis: the findings of the rules, and the journeys.
    ///   - file: the name of the input in places.
    ///   - source: the bytes of the input, to convert its offsets to lines.
    ///   - comparison: the two versions, if the diagram shows two. Then the analysis must be of `Comparison.after`.
    ///   - options: all other options.
    public init(
        _ diagram: Diagram, _ analysis: Analysis, file: String, source: [UInt8]?, comparison: Comparison? = nil,
        options: Options
    ) {
        let places = PlaceWords(file: file, source: source, links: options.sourceLinks, tree: analysis.tree)
        content = PageContent(diagram, analysis, places: places, comparison: comparison)
        self.options = options
    }

    /// Passes on the part of the page before the picture. The picture is the SVG, drawn with light colours and without
    /// an id prefix.
    ///
    /// - Throws: the errors of `take`.
    public func writeBeforePicture(to take: ([UInt8]) throws -> Void) throws {
        try take(head)
        try write(PageBody.pieces.prefix(through: PageBody.picture), to: take)
    }

    /// Passes on the part of the page after the picture.
    ///
    /// - Throws: the errors of `take`.
    public func writeAfterPicture(to take: ([UInt8]) throws -> Void) throws {
        try write(PageBody.pieces.suffix(from: PageBody.picture + 1), to: take)
        try writePanels(to: take)
        let facts = PageFacts(content, revision: options.revision)
        try take(Array("<script type=\"application/json\" id=\"page-data\">".utf8) + facts.json)
        try take(Array("</script>\n<script>".utf8) + PageScript.text + Array("</script>\n</body>\n</html>\n".utf8))
    }

    private func write(_ pieces: ArraySlice<PageBody.Piece>, to take: ([UInt8]) throws -> Void) throws {
        for piece in pieces { try take(piece.text + (piece.slot.map(filling) ?? [])) }
    }

    private var title: String { content.diagram.title ?? "Coordinators" }

    private var head: [UInt8] {
        let policy = ContentSecurityPolicy(
            style: PageStyle.text, script: PageScript.text, isLive: options.revision != nil)
        var head = Array("<!doctype html>\n<html lang=\"en\"".utf8)
        if options.theme == .dark { head += Array(" data-theme=\"dark\"".utf8) }
        head += Array(">\n<head>\n<meta charset=\"utf-8\">\n".utf8)
        head += Array("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy.text)\">\n".utf8)
        head += Array("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n".utf8)
        head += Array("<meta name=\"color-scheme\" content=\"light dark\">\n".utf8)
        head += Array("<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"generator\" content=\"".utf8)
        XMLText.append(options.generator, to: &head)
        head += Array("\">\n<link rel=\"icon\" href=\"\(PageBody.icon)\">\n<title>".utf8)
        XMLText.append(title, to: &head)
        return head + Array("</title>\n<style>".utf8) + PageStyle.text + Array("</style>\n</head>\n".utf8)
    }

    private func filling(of slot: PageBody.Slot) -> [UInt8] {
        let findings = content.analysis.findings
        var markup = Markup()
        switch slot {
        case .name: markup.word(title)
        case .verdict: Verdict(content)?.write(to: &markup)
        case .counts: markup.text(counts)
        case .sheets: SheetChoice(content)?.write(to: &markup)
        case .outline: Outline(content: content).write(to: &markup)
        case .events: EventList(content: content).write(to: &markup)
        case .findings: FindingList(content).write(to: &markup)
        case .eventCount: markup.element("span", ["class": "count"], text: "\(content.events.count)")
        case .findingCount:
            let worst = findings.map(\.severity).max().map { " \($0.rawValue)" } ?? ""
            markup.element("span", ["class": "count\(worst)"], text: "\(findings.count)")
        case .changeTab: if content.changes != nil { markup.changeTab() }
        case .changes:
            if let changes = content.changes {
                markup.changePanel { ChangeRows(content: content, changes: changes).write(to: &$0) }
            }
        case .changeKeys: if content.changes != nil { markup.changeKeys() }
        case .picture: break
        }
        return markup.bytes
    }

    private var counts: String {
        if let changes = content.changes {
            return changes.summary.parts.isEmpty ? "no difference" : changes.summary.parts.joined(separator: " · ")
        }
        let summary = content.analysis.summary
        var parts = [PlainText.count(summary.coordinators, "coordinator"), PlainText.count(summary.events, "event")]
        let found = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note")]
            .filter { $0.0 > 0 }.map { PlainText.count($0.0, $0.1) }
        parts.append(found.isEmpty ? "no findings" : found.joined(separator: ", "))
        return parts.joined(separator: " · ")
    }

    /// One template for each coordinator and each event: the script shows them on request. They stand in an element of
    /// their own, because a browser walks over all children of `body` in every frame in which something below it changes.
    private func writePanels(to take: ([UInt8]) throws -> Void) throws {
        try take(Array("<div hidden>\n".utf8))
        let coordinators = CoordinatorPanel(content, findings: FindingList(content))
        for index in content.tree.coordinators.indices {
            var markup = Markup()
            markup.element("template", ["id": "page-c\(index)"]) { coordinators.write(index, to: &$0) }
            markup.newLine()
            try take(markup.bytes)
        }
        var events = EventPanel(content)
        for index in content.events.indices {
            var markup = Markup()
            markup.element("template", ["id": "page-e\(index)"]) { events.write(index, to: &$0) }
            markup.newLine()
            try take(markup.bytes)
        }
        try take(Array("</div>\n".utf8))
    }
}
