import CoordinatorAnalysis
import CoordinatorModel

/// The page of the events: a table with the emitters of each event, the objects that it passes, and the end of its
/// journey. Lost events come first.
struct EventsPage {
    private let contents: DocsContents
    private let dialect: Dialect
    private let words: PageWords

    init(_ contents: DocsContents) {
        self.contents = contents
        dialect = Dialect(format: contents.options.format, wayUp: "")
        words = PageWords(contents: contents, dialect: dialect)
    }

    var text: String {
        var text = dialect.heading(1, "Events")
        text += "\(contents.verdict) \(dialect.link("All coordinators", to: .index))\n\n"
        let declarations = Dictionary(contents.tree.events.map { ($0.name, $0) }) { first, _ in first }
        let names = Self.withLostFirst(contents.analysis.propagation.eventNames) { name in
            contents.itinerary.byEvent[name]?.contains { $0.outcome == .unhandled } == true
        }
        let rows = names.flatMap { self.rows(of: $0, declarations[$0]) }
        text += dialect.table(["Event", "Emitted by", "Passes", "Ends"], rows)
        return contents.options.format == .docc ? text : text + IndexPage.signature
    }

    /// One row for each path of the event from one emitter; the first row has the name of the event.
    private func rows(of name: String, _ declaration: EventDeclaration?) -> [[String]] {
        let event = dialect.anchor(contents.anchors.anchors[name]) + self.event(name, declaration)
        let journeys = contents.itinerary.byEvent[name] ?? []
        guard !journeys.isEmpty else {
            return [[event, "no coordinator that a root leads to", Dialect.nothing, Dialect.nothing]]
        }
        // One emission with several paths to a root is one entry.
        var order: [Itinerary.Source] = []
        var seen: Set<Itinerary.Source> = []
        for journey in journeys {
            let source = Itinerary.Source(place: journey.emitter, event: name)
            if seen.insert(source).inserted { order.append(source) }
        }
        order = Self.withLostFirst(order) { source in
            contents.itinerary.bySource[source]?.contains { $0.outcome == .unhandled } == true
        }
        let entries = order.flatMap { source in
            let journeys = contents.itinerary.bySource[source] ?? []
            let emitter = words.place(source.place) + words.source(journeys[0].emission.location)
            return words.ways(journeys).map { [emitter, $0.passes, $0.ends] }
        }
        var rows = entries.prefix(PageWords.most).map { [""] + $0 }
        if entries.count > rows.count {
            rows.append(["", "… and \(PlainText.count(entries.count - rows.count, "more journey"))", "", ""])
        }
        rows[0][0] = event
        return rows
    }

    /// The elements in their order, those that are lost before the others.
    private static func withLostFirst<Element>(
        _ elements: some Sequence<Element>, isLost: (Element) -> Bool
    ) -> [Element] {
        var (lost, others): ([Element], [Element]) = ([], [])
        for element in elements { if isLost(element) { lost.append(element) } else { others.append(element) } }
        return lost + others
    }

    private func event(_ name: String, _ declaration: EventDeclaration?) -> String {
        guard let declaration else { return dialect.code(name) }
        let payload = declaration.payload.isEmpty ? "" : "(\(declaration.payload.joined(separator: ", ")))"
        return dialect.code(name + payload) + words.source(declaration.location)
    }
}
