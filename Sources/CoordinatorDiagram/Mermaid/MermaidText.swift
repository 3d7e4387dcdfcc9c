import CoordinatorModel
import TreeComparison

/// A diagram in Mermaid's language, for READMEs that GitHub and GitLab render.
public enum MermaidText {
    /// The largest number of characters of a diagram: for more, Mermaid shows an error instead.
    public static let mostCharacters = 50_000
    /// The largest number of edges; see `mostCharacters`.
    public static let mostEdges = 500

    /// The diagram as a flowchart.
    ///
    /// - Throws: `MermaidError` if it is larger than Mermaid allows.
    public static func text(of diagram: Diagram, theme: Theme) throws -> [UInt8] {
        let flows = MermaidFlows.edges(of: diagram)
        let edges = diagram.branches.count + flows.count
        guard edges <= mostEdges else { throw MermaidError.tooLarge("\(edges) edges", most: "\(mostEdges)") }
        var writer = MermaidWriter(diagram: diagram, flows: flows, palette: theme.palette)
        writer.write()
        // JavaScript counts UTF-16 code units, of which an emoji has two or more.
        let length = writer.text.utf16.count
        guard length <= mostCharacters else {
            throw MermaidError.tooLarge("\(length) characters", most: "\(mostCharacters)")
        }
        return Array(writer.text.utf8)
    }
}

/// The error of a diagram that Mermaid can't show.
public struct MermaidError: Error, Equatable {
    /// The message.
    public var message: String
    /// How to make the diagram smaller.
    public var hint: String

    static func tooLarge(_ size: String, most: String) -> MermaidError {
        MermaidError(
            message: "the diagram has \(size); Mermaid renders at most \(most)",
            hint: "show less with --focus, --depth, --collapse or --events, or write an SVG")
    }
}

/// Writes a flowchart, statement by statement.
private struct MermaidWriter {
    let diagram: Diagram
    let flows: [MermaidFlows.Edge]
    let palette: Palette
    private(set) var text = ""
    private var edges = 0
    /// The numbers of the edges for each style.
    private var styled: [Palette.Ink: [Int]] = [:]
    private var changed: [Change: [Int]] = [:]

    init(diagram: Diagram, flows: [MermaidFlows.Edge], palette: Palette) {
        self.diagram = diagram
        self.flows = flows
        self.palette = palette
    }

    mutating func write() {
        let headline = [diagram.title, diagram.verdict?.words].compactMap(\.self).joined(separator: ": ")
        if !headline.isEmpty { text += "---\ntitle: \(MermaidEscaping.frontMatter(headline))\n---\n" }
        text += "flowchart \(diagram.options.direction == .right ? "LR" : "TB")\n"
        for (number, box) in diagram.boxes.enumerated() { add(box, number) }
        for branch in diagram.branches { add(branch) }
        for flow in flows { add(flow) }
        addStyles()
    }

    private mutating func add(_ box: Box, _ number: Int) {
        let title = box.change.prefix + MermaidEscaping.label(box.title)
        switch box.subject {
        case .coordinator:
            // The branch shows how the coordinator is held.
            let rows = box.rows.filter { $0.meaning != .lifetime || $0.level > 0 }
            let lines = ["<b>\(title)</b>"] + rows.map(line)
            let (left, right) = brackets(box.kind)
            text += "  n\(number)\(left)\"\(lines.joined(separator: "<br/>"))\"\(right):::\(style(of: box))\n"
        case .reference: text += "  n\(number)([\"→#nbsp;\(title)\"]):::\(style(of: box, else: "reference"))\n"
        case .lostEvent: text += "  n\(number){{\"LOST#nbsp;\(title)\"}}:::\(style(ofMarker: box))\n"
        case .unattachedHeading: text += "  n\(number)[\"<b>\(title)</b>\"]:::heading\n"
        case .corridor, .turn: break
        }
    }

    /// A row. It contains non-breaking spaces, because Mermaid breaks lines at others.
    private func line(_ row: Row) -> String {
        let indent = String(repeating: " ", count: row.level * 3)
        let sign = row.sign.isEmpty ? "" : row.sign + " "
        let lead = row.lead.isEmpty ? "" : row.lead + " "
        let name = MermaidEscaping.label(row.text)
        let trail = row.trail.isEmpty ? "" : row.gap + MermaidEscaping.label(row.trail)
        let mark = row.change.prefix.isEmpty ? "" : "<b>\(row.change.prefix)</b>"
        let tail = row.wordsBehind.isEmpty ? "" : " – " + MermaidEscaping.label(row.wordsBehind)
        let words = indent + sign + mark + lead + (row.isBold ? "<b>\(name)</b>" : name) + trail + tail
        return Self.unbroken(words)
    }

    private mutating func add(_ branch: BranchLine) {
        var words = branch.change.prefix + BranchLine.words(branch.presentation, branch.route)
        if let before = branch.before { words += " (was \(before))" }
        if let change = branch.change { changed[change, default: []].append(edges) }
        var isReference = false
        if case .reference = diagram.boxes[branch.child].subject { isReference = true }
        addEdge(
            branch.parent, isReference ? "-.->" : "-->", branch.child,
            ([words] + branch.lifetime).filter { !$0.isEmpty })
    }

    private static func unbroken(_ words: String) -> String { words.replacing(" ", with: "#nbsp;") }

    private mutating func add(_ flow: MermaidFlows.Edge) {
        if let change = flow.change, flow.fate != .lost || change == .removed {
            changed[change, default: []].append(edges)
        } else {
            let ink: Palette.Ink = flow.fate == .lost ? .lost : .family(flow.family)
            styled[ink, default: []].append(edges)
        }
        let arrow =
            switch flow.fate {
            case .consumed, .lost: "-->"
            case .maybeConsumed: "--x"
            case .observed: "--o"
            }
        addEdge(flow.source, arrow, flow.target, flow.events)
    }

    private mutating func addEdge(_ tail: Int, _ arrow: String, _ head: Int, _ lines: [String]) {
        let words = lines.map { Self.unbroken(MermaidEscaping.label($0)) }.joined(separator: "<br/>")
        let label = words.isEmpty ? "" : "|\"\(words)\"|"
        text += "  n\(tail) \(arrow)\(label) n\(head)\n"
        edges += 1
    }

    private mutating func addStyles() {
        let (head, headText) = (palette[.head], palette[.headText])
        for name in ["container", "navigation", "tabBar", "custom"] {
            text += "  classDef \(name) fill:\(head),stroke:\(palette[.frame]),color:\(headText)\n"
        }
        text +=
            "  classDef coordinator fill:\(palette[.leafHead]),stroke:\(palette[.leafFrame]),color:\(palette[.text])\n"
        text += "  classDef reference fill:none,stroke:\(palette[.muted]),color:\(palette[.muted]),stroke-dasharray:4\n"
        text += "  classDef heading fill:none,stroke:none,color:\(palette[.muted])\n"
        text += "  classDef unattached fill:none,stroke:\(palette[.muted]),color:\(palette[.text]),stroke-dasharray:4\n"
        text += "  classDef lost fill:\(palette[.lost]),stroke:\(palette[.lost]),color:\(palette[.lostText])\n"
        if diagram.isComparison { addChangeStyles() }
        for ink in Palette.Ink.allCases {
            guard let numbers = styled[ink] else { continue }
            let list = numbers.map(String.init).joined(separator: ",")
            let line = ink == .lost ? "stroke-width:3px,stroke-dasharray:6 3" : "stroke-width:2px"
            text += "  linkStyle \(list) stroke:\(palette[ink]),\(line)\n"
        }
    }

    private mutating func addChangeStyles() {
        for (change, style) in [
            (Change.added, "stroke-width:3px"), (.changed, "stroke-width:3px"),
            (.removed, "stroke-width:2px,stroke-dasharray:2 3"),
        ] {
            guard let ink = change.ink, let fill = change.fill else { continue }
            text +=
                "  classDef \(change.rawValue) fill:\(palette[fill]),stroke:\(palette[ink]),color:\(palette[ink])"
                + ",\(style)\n"
        }
        text += "  classDef unchanged fill:\(palette[.canvas]),stroke:\(palette[.faint]),color:\(palette[.muted])\n"
        for change in Change.allCases {
            guard let numbers = changed[change] else { continue }
            let width = change == .added || change == .changed ? 3 : 1
            let dash = change == .removed ? ",stroke-dasharray:2 3" : ""
            let list = numbers.map(String.init).joined(separator: ",")
            text += "  linkStyle \(list) stroke:\(palette[change.ink ?? .faint]),stroke-width:\(width)px\(dash)\n"
        }
    }

    private func brackets(_ kind: Coordinator.Kind) -> (String, String) {
        switch kind {
        case .container: ("[[", "]]")
        case .navigation: ("[/", "/]")
        case .tabBar: ("[", "]")
        case .coordinator: ("(", ")")
        default: ("{{", "}}")
        }
    }

    private func style(of box: Box, else usual: String) -> String { box.change?.rawValue ?? usual }

    private func style(ofMarker box: Box) -> String {
        box.change == nil || box.change == .added ? "lost" : style(of: box, else: "lost")
    }

    private func style(of box: Box) -> String {
        if let change = box.change { return change.rawValue }
        if box.isUnattached { return "unattached" }
        return box.kind.managesChildren == nil ? "custom" : box.kind.rawValue
    }
}
