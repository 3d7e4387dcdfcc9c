/// What an SVG gets beyond what Graphviz draws: words for those who can't see it, tooltips, links, and a second theme.
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
    public init(_ diagram: Diagram, theme: Theme, idPrefix: String) {
        title = diagram.title ?? "Coordinators"
        summary = diagram.summary
        self.theme = theme
        self.idPrefix = String(
            idPrefix.unicodeScalars.filter {
                $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
            }.map(Character.init))
        elements = [:]
        elements.reserveCapacity(diagram.boxes.count + diagram.branches.count + diagram.flows.count)
        var boxOfCoordinator: [Int: Int] = [:]
        for (number, box) in diagram.boxes.enumerated() {
            if case .coordinator(let index) = box.subject { boxOfCoordinator[index] = number }
        }
        for box in diagram.boxes {
            var element = Element(tooltip: box.detail)
            if case .reference(let target) = box.subject, let number = boxOfCoordinator[target] {
                element.link = diagram.boxes[number].id
            }
            elements[box.id] = element
        }
        for branch in diagram.branches {
            let (parent, child) = (diagram.boxes[branch.parent], diagram.boxes[branch.child])
            let name = [branch.presentation, branch.route].filter { !$0.isEmpty }.joined(separator: " · ")
            let tooltip = "\(parent.title) → \(child.title)" + (name.isEmpty ? "" : "\n\(name)")
            elements[EdgeIdentities.branch(to: child)] = Element(tooltip: tooltip)
        }
        var identities = EdgeIdentities(diagram)
        for flow in diagram.flows {
            let (source, target) = (diagram.boxes[flow.source.box], diagram.boxes[flow.target.box])
            let event = flow.event.isEmpty ? "Events" : flow.event
            let end = flow.fate == .lost ? "lost" : "\(flow.fate.words) by \(target.title)"
            elements[identities.flow(flow)] = Element(tooltip: "\(event)\nfrom \(source.title)\n\(end)")
        }
    }
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
