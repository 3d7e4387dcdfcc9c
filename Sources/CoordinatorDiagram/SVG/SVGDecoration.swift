/// What an SVG has beyond Graphviz's output: a description for screen readers, tooltips, links, and a second theme.
public struct SVGDecoration: Sendable {
    /// What belongs to one element.
    public struct Element: Hashable, Sendable {
        /// Its full detail, shown as a tooltip.
        public var tooltip: String
        /// The identity of the element that it leads to.
        public var link: String?

        /// Creates a description of an element.
        public init(tooltip: String, link: String? = nil) {
            self.tooltip = tooltip
            self.link = link
        }
    }

    /// The picture's name.
    public var title: String
    /// The picture in words.
    public var summary: String
    /// What comes before every id, so that several pictures fit on one page.
    public var idPrefix: String
    /// Which colours it has.
    public var theme: Theme
    /// By the id that the element was drawn with.
    public var elements: [String: Element]

    /// Creates the decoration of a diagram.
    ///
    /// - Parameters:
    ///   - diagram: what was drawn.
    ///   - theme: which colours it has.
    ///   - idPrefix: ASCII letters, digits, `-` and `_`; everything else in it is dropped.
    ///   - sheet: of which elements; `nil` for all.
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
        for box in diagram.boxes[boxes] {
            var element = Element(tooltip: box.detail)
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

    /// The most flows in one tooltip.
    private static let mostFlows = 60
}

extension Flow.Fate {
    /// The fate as words.
    var words: String {
        switch self {
        case .consumed: "consumed"
        case .maybeConsumed: "may be consumed"
        case .observed: "observed"
        case .lost: "lost"
        }
    }
}
