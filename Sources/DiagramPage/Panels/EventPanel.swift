import CoordinatorAnalysis
import CoordinatorModel

/// The facts about an event, above all its journeys, for the panel beside the picture.
struct EventPanel {
    private let content: PageContent
    private let declarations: [String: EventDeclaration]
    /// The interceptors of each event without an emission.
    private let interceptors: [Int: [Int]]
    private var room = Self.mostSteps

    init(_ content: PageContent) {
        self.content = content
        declarations = Dictionary(
            content.tree.events.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var interceptors: [Int: [Int]] = [:]
        for (index, coordinator) in content.tree.coordinators.enumerated() {
            let own = coordinator.intercepts + coordinator.allScreens.flatMap(\.intercepts)
            for event in Set(own.map(\.event)).flatMap(content.events(interceptedBy:))
            where content.journeysOfEvent[event].isEmpty && interceptors[event]?.last != index {
                interceptors[event, default: []].append(index)
            }
        }
        self.interceptors = interceptors
    }

    mutating func write(_ index: Int, to markup: inout Markup) {
        let name = content.events[index]
        let declaration = declarations[name]
        let journeys = content.journeysOfEvent[index]
        let outcomes = Outcomes(journeys.map { content.journeys[$0].outcome })
        markup.element("p", ["class": "over"], text: "event")
        markup.element("h2", ["tabindex": "-1"]) { $0.event(name, in: content.diagram) }
        let payload = declaration?.payload ?? []
        let full = payload.isEmpty ? name : "\(name) (\(payload.joined(separator: ", ")))"
        markup.element("p", ["class": "quiet"]) { $0.word(full) }
        if let declaration { content.places.write(declaration.location, declaration.origin, to: &markup) }
        markup.element("p", text: outcomes.sentence)
        markup.section("Intercepted by", interceptors[index] ?? []) { $0.chip($1, in: content.tree) }
        guard !journeys.isEmpty else { return }
        let shown = content.shown.byEvent[index]
        var omitted = journeys.count - shown.reduce(0) { $0 + 1 + $1.more }
        var written: [JourneyMarkup] = []
        for shown in shown {
            let steps = room > 0 ? JourneyMarkup(content, shown) : nil
            if let steps { written.append(steps) } else { omitted += 1 }
            room -= steps?.size ?? 0
        }
        markup.element("ol", ["class": "journeys"]) { list in
            for (number, journey) in written.enumerated() { journey.write(number: number, to: &list) }
        }
        if omitted > 0 {
            let more = PlainText.count(omitted, "more journey")
            let text = "\(more): too many for a page. “coordviz explain” lists them all."
            markup.element("p", ["class": "nothing"], text: text)
        }
    }

    /// The largest number of steps of journeys on a page: in a chain whose coordinators all emit and observe, the
    /// number of steps is the square of its length.
    private static let mostSteps = 24_000
}
