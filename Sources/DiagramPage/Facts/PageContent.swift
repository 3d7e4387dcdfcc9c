import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import TreeComparison

/// Everything that a page is made of, with what its parts look up in it.
struct PageContent {
    let diagram: Diagram
    let analysis: Analysis
    let places: PlaceWords
    /// What has changed, where the page shows two versions.
    let changes: PageChanges?
    /// The tree that the panels describe, with removed parts.
    let tree: CoordinatorTree
    /// The containing coordinator of each.
    let parents: [Int?]
    /// The names of the events, sorted; an event is known by its position here.
    let events: [String]
    let eventIndex: [String: Int]
    /// The events of each domain: `AppEvents.Teams` has all of `AppEvents.Teams.*`.
    private let eventsOfDomain: [Substring: [Int]]
    /// The journeys of each event, as positions in the propagation's.
    let journeysOfEvent: [[Int]]
    /// The journeys that are shown step by step.
    let shown: ShownJourneys
    /// The findings about each coordinator, as positions in the analysis'.
    let findingsOfCoordinator: [Int: [Int]]
    /// The journeys that each flow belongs to: of each event the first.
    let journeysOfFlow: [Int: [Int]]

    /// The number of a journey, or of an equivalent one, among the shown journeys of its event; `nil` if there is
    /// none.
    func number(ofJourney position: Int) -> Int? { shown.numbers[position] }

    var journeys: Journeys { analysis.propagation.journeys }

    /// Joins a diagram, which is made with `DiagramOptions.keepsTraces`, and the analysis that it shows.
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

    /// The coordinator that a finding is about, or whose emission it is about.
    static func coordinator(of finding: Finding) -> Int? {
        finding.subject.coordinator ?? finding.journey?.emitter.coordinator
    }

    /// All coordinators that a finding is about; first the ones whose panel shows it.
    private static func coordinators(of finding: Finding) -> [Int] {
        guard let first = coordinator(of: finding) else { return [] }
        var seen: Set<Int> = [first]
        return [first] + finding.related.compactMap(\.subject.coordinator).filter { seen.insert($0).inserted }
    }

    /// The events that an interceptor's pattern matches: one, or all cases of a domain.
    func events(interceptedBy pattern: String) -> [Int] {
        if Interceptor.isWildcard(pattern) { return eventsOfDomain[pattern.dropLast(2)] ?? [] }
        return eventIndex[pattern].map { [$0] } ?? []
    }
}
