/// The parts of an SVG that Graphviz does not write: a description for screen readers, tooltips, links, and a second
/// theme.
public struct SVGDecoration: Sendable {
    /// The decoration of one element.
    public struct Element: Hashable, Sendable {
        /// All its details, shown as a tooltip.
        public var tooltip: String
        /// The id of the element that it links to.
        public var link: String?

        /// Creates the decoration of an element.
        public init(tooltip: String, link: String? = nil) {
            self.tooltip = tooltip
            self.link = link
        }
    }

    /// The name of the picture.
    public var title: String
    /// The description of the picture in words.
    public var summary: String
    /// The prefix of every id, so that several pictures can be on one page.
    public var idPrefix: String
    /// The theme of the colours.
    public var theme: Theme
    /// The decorations, by the id of the element.
    public var elements: [String: Element]

    /// Creates the decoration of a diagram.
    ///
    /// - Parameters:
    ///   - diagram: the diagram that was drawn.
    ///   - theme: the theme of the colours.
    ///   - idPrefix: ASCII letters, digits, `-` and `_`; other characters are dropped.
    ///   - sheet: the sheet with the elements; `nil` for all elements.
    public init(_ diagram: Diagram, theme: Theme, idPrefix: String, sheet: DotSheet? = nil) {
        title = diagram.title ?? "Coordinators"
        summary = diagram.summary
        self.theme = theme
        self.idPrefix = String(
            idPrefix.unicodeScalars.filter {
                $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
            }.map(Character.init))
        elements = [:]
        let boxes = sheet?.boxes ?? diagram.boxes.indices
        let branches = sheet?.branches ?? diagram.branches.indices
        let flows = diagram.options.keepsTraces ? sheet?.flows ?? diagram.flows.indices : 0..<0
        let strokes = diagram.options.keepsTraces ? 0..<0 : sheet?.strokes ?? diagram.strokes.indices
        elements.reserveCapacity(boxes.count + branches.count + flows.count + strokes.count)
        for index in boxes {
            let box = diagram.boxes[index]
            var element = Element(tooltip: diagram.detail(of: index))
            if case .reference(let target) = box.subject {
                element.link = diagram.boxOfCoordinator[target].map { diagram.boxes[$0].id }
            }
            elements[box.id] = element
        }
        for branch in diagram.branches[branches] {
            let (parent, child) = (diagram.boxes[branch.parent], diagram.boxes[branch.child])
            let name = BranchLine.words(branch.presentation, branch.route)
            var tooltip = "\(parent.title) → \(child.title)" + (name.isEmpty ? "" : "\n\(name)")
            if let change = branch.change { tooltip += "\n\(change.rawValue)" }
            if let before = branch.before { tooltip += ", was \(before)" }
            elements[EdgeIdentities.branch(to: child)] = Element(tooltip: tooltip)
        }
        for (index, flow) in zip(flows, diagram.flows[flows]) {
            let (source, target) = (diagram.boxes[flow.source.box], diagram.boxes[flow.target.box])
            let event = flow.event.isEmpty ? "Events" : flow.event
            let end = flow.fate == .lost ? "lost" : "\(flow.fate.words) by \(target.title)"
            let change = flow.change.map { "\n\($0.rawValue)" } ?? ""
            elements[diagram.flowIDs[index]] = Element(tooltip: "\(event)\nfrom \(source.title)\n\(end)\(change)")
        }
        for index in strokes {
            elements[diagram.strokeIDs[index]] = Element(tooltip: Self.tooltip(of: diagram.strokes[index], diagram))
        }
    }

    /// The events of a stroke, their emitters, and the outcome.
    private static func tooltip(of stroke: Stroke, _ diagram: Diagram) -> String {
        var lines: [String] = []
        for flow in stroke.flows.prefix(mostFlows) where diagram.flows[flow].fate == stroke.fate {
            let flow = diagram.flows[flow]
            let line = "\(flow.event.isEmpty ? "Events" : flow.event) from \(diagram.boxes[flow.source.box].title)"
            if !lines.contains(line) { lines.append(line) }
        }
        if stroke.flows.count > mostFlows { lines.append("…") }
        let target = diagram.boxes[stroke.target.box].title
        lines.append(stroke.fate == .lost ? "lost" : "\(stroke.fate.words) by \(target)")
        if let change = stroke.change { lines.append(change.rawValue) }
        return lines.joined(separator: "\n")
    }

    /// The largest number of flows in one tooltip.
    private static let mostFlows = 60
}

extension Flow.Fate {
    /// The outcome in words.
    var words: String {
        switch self {
        case .consumed: "consumed"
        case .maybeConsumed: "may be consumed"
        case .observed: "observed"
        case .lost: "lost"
        }
    }
}
