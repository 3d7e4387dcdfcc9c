import CoordinatorAnalysis
import CoordinatorModel

/// The page of the events: each with its journeys.
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
        text += "Where every event is emitted, who is asked on its way to the root, and where it ends. "
        text += dialect.link("All coordinators", to: .index) + "\n\n"
        let declarations = Dictionary(contents.tree.events.map { ($0.name, $0) }) { first, _ in first }
        for name in contents.analysis.propagation.eventNames { text += section(name, declarations[name]) }
        return contents.options.format == .docc ? text : text + IndexPage.signature
    }

    private func section(_ name: String, _ declaration: EventDeclaration?) -> String {
        var text = dialect.heading(2, dialect.code(name), anchor: contents.anchors.anchors[name])
        if let declaration {
            let payload = declaration.payload.map(dialect.code).joined(separator: ", ")
            let parts = [payload.isEmpty ? "" : "Carries \(payload)", words.source(declaration.location, before: "")]
            let line = parts.filter { !$0.isEmpty }.joined(separator: " · ")
            if !line.isEmpty { text += "\(line)\n\n" }
        }
        let journeys = contents.itinerary.byEvent[name] ?? []
        guard !journeys.isEmpty else { return text + "Nobody emits it on a way to a root.\n\n" }
        // One emission with several paths to a root is one entry.
        var order: [Itinerary.Source] = []
        var seen: Set<Itinerary.Source> = []
        for journey in journeys {
            let source = Itinerary.Source(place: journey.emitter, event: name)
            if seen.insert(source).inserted { order.append(source) }
        }
        let entries = order.flatMap { source in
            let journeys = contents.itinerary.bySource[source] ?? []
            return words.journeys(journeys).map { way in
                "- From \(words.place(source.place))\(words.source(journeys[0].emission.location)): \(way)"
            }
        }
        return text + words.capped(entries, "journey").joined(separator: "\n") + "\n\n"
    }
}
