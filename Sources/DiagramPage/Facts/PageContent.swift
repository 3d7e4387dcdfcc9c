import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import TreeComparison

/// The content of a page, with the tables in which its parts look facts up.
struct PageContent {
    let diagram: Diagram
    let analysis: Analysis
    let places: PlaceWords
    /// The changes, if the page shows two versions.
    let changes: PageChanges?
    /// The tree that the panels describe, with removed parts.
    let tree: CoordinatorTree
    /// The containing coordinator of each coordinator.
    let parents: [Int?]
    /// The names of the events, sorted; an event is identified by its index here.
    let events: [String]
    let eventIndex: [String: Int]
    /// The events of each domain: `AppEvents.Teams` has all events of `AppEvents.Teams.*`.
    private let eventsOfDomain: [Substring: [Int]]
    /// The journeys of each event, as indices into those of the propagation.
    let journeysOfEvent: [[Int]]
    /// The journeys that are shown step by step.
    let shown: ShownJourneys
    /// The findings about each coordinator, as indices into those of the analysis.
    let findingsOfCoordinator: [Int: [Int]]
    /// The journeys of each flow; for each event, the first journey.
    let journeysOfFlow: [Int: [Int]]

    /// The number of a journey, or of an equivalent one, among the shown journeys of its event; `nil` if neither is
    /// shown.
    func number(ofJourney position: Int) -> Int? { shown.numbers[position] }

    var journeys: Journeys { analysis.propagation.journeys }

    /// Combines a diagram, which must keep traces (`DiagramOptions.keepsTraces`), and the analysis that it shows.
    init(_ diagram: Diagram, _ analysis: Analysis, places: PlaceWords, comparison: Comparison? = nil) {
        self.diagram = diagram
        self.analysis = analysis
        self.places = places
        changes = comparison.map(PageChanges.init)
        tree = comparison?.overlay.shown ?? analysis.tree
        parents = (comparison?.overlay.tree ?? analysis.tree).parents()
        let events = analysis.propagation.eventNames
        let eventIndex = Dictionary(uniqueKeysWithValues: events.enumerated().map { ($1, $0) })
        let inDomains = events.indices.filter { events[$0].contains(".") }
        eventsOfDomain = Dictionary(grouping: inDomains) { index in
            events[index][..<(events[index].lastIndex(of: ".") ?? events[index].startIndex)]
        }
        self.events = events
        self.eventIndex = eventIndex
        var journeysOfEvent = [[Int]](repeating: [], count: events.count)
        for (position, journey) in analysis.propagation.journeys.enumerated() {
            let event = eventIndex[journey.event] ?? 0
            journeysOfEvent[event].append(position)
        }
        self.journeysOfEvent = journeysOfEvent
        shown = ShownJourneys(of: journeysOfEvent, in: analysis.propagation.journeys, analysis.tree)
        var findingsOfCoordinator: [Int: [Int]] = [:]
        for (position, finding) in analysis.findings.enumerated() {
            for coordinator in Self.coordinators(of: finding) {
                findingsOfCoordinator[coordinator, default: []].append(position)
            }
        }
        self.findingsOfCoordinator = findingsOfCoordinator
        var journeysOfFlow: [Int: [Int]] = [:]
        var seen: Set<EventOfFlow> = []
        for (position, trace) in diagram.traces.enumerated() {
            let event = eventIndex[analysis.propagation.journeys[position].event] ?? 0
            for case let flow? in trace.lines where seen.insert(EventOfFlow(flow: flow, event: event)).inserted {
                journeysOfFlow[flow, default: []].append(position)
            }
        }
        self.journeysOfFlow = journeysOfFlow
    }

    private struct EventOfFlow: Hashable {
        var flow: Int
        var event: Int
    }

    /// The coordinator that a finding is about, or to which the emission of the finding belongs.
    static func coordinator(of finding: Finding) -> Int? {
        finding.subject.coordinator ?? finding.journey?.emitter.coordinator
    }

    /// All coordinators that a finding is about, starting with the one whose panel shows it.
    private static func coordinators(of finding: Finding) -> [Int] {
        guard let first = coordinator(of: finding) else { return [] }
        var seen: Set<Int> = [first]
        return [first] + finding.related.compactMap(\.subject.coordinator).filter { seen.insert($0).inserted }
    }

    /// The events that an interceptor's pattern matches: one event, or all events of a domain.
    func events(interceptedBy pattern: String) -> [Int] {
        if Interceptor.isWildcard(pattern) { return eventsOfDomain[pattern.dropLast(2)] ?? [] }
        return eventIndex[pattern].map { [$0] } ?? []
    }
}
