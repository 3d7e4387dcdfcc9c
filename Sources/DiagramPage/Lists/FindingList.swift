import CoordinatorAnalysis
import CoordinatorModel

/// The list of findings; each links to its subject.
struct FindingList {
    let content: PageContent
    /// The index of each finding's journey among those of its event; `nil` if no finding is about a journey.
    private let journeys: JourneyNumbers?

    init(_ content: PageContent) {
        self.content = content
        journeys = content.analysis.findings.contains { $0.journey != nil } ? JourneyNumbers(content) : nil
    }

    func write(to markup: inout Markup) {
        if content.analysis.findings.isEmpty {
            markup.element(
                "p", ["class": "nothing"], text: "No findings: every event is intercepted.")
        }
        for (index, count) in alike(Array(content.analysis.findings.indices)) {
            let finding = content.analysis.findings[index]
            button(to: index, sort: "row finding", in: &markup) { row in
                row.element("span", ["class": "dot \(finding.severity.rawValue)", "aria-hidden": "true"])
                row.element("span", ["class": "text"]) { text in
                    text.word(finding.message, sort: "message")
                    let place = content.places.text(finding.location, finding.origin)
                    let file = place?.split(separator: "/").last.map(String.init)
                    let words = [finding.severity.rawValue, finding.rule, Self.times(count), file].compactMap { $0 }
                    text.element("bdi", ["class": "quiet", "title": place], text: words.joined(separator: " · "))
                }
            }
            markup.newLine()
        }
    }

    /// Equal findings about the same place in source, as the first of them and their number: a coordinator that is
    /// presented in many places has its findings in each of them.
    func alike(_ findings: [Int]) -> [(first: Int, count: Int)] {
        var groups: [(first: Int, count: Int)] = []
        var known: [Identity: Int] = [:]
        for index in findings {
            let identity = Identity(content.analysis.findings[index])
            if let group = known[identity] {
                groups[group].count += 1
            } else {
                known[identity] = groups.count
                groups.append((index, 1))
            }
        }
        return groups
    }

    /// How often a finding occurs; `nil` for once.
    static func times(_ count: Int) -> String? { count > 1 ? "\(count) times" : nil }

    private struct Identity: Hashable {
        var rule: String
        var message: String
        var location: Location?
        /// If a tree contains no places in source, findings at two places of the tree are different.
        var origin: Int?

        init(_ finding: Finding) {
            rule = finding.rule
            message = finding.message
            location = finding.location
            origin = finding.location == nil ? finding.origin.offset : nil
        }
    }

    /// A button that leads to a finding's subject.
    func button(to index: Int, sort: String, in markup: inout Markup, _ inside: (inout Markup) -> Void) {
        let finding = content.analysis.findings[index]
        let event = finding.event.flatMap { content.eventIndex[$0] }
        let journey = event == nil ? nil : finding.journey.flatMap { journeys?[$0] }
        let coordinator = PageContent.coordinator(of: finding)
        let leadsToEvent = journey != nil || coordinator == nil
        markup.element(
            "button",
            [
                "class": sort, "data-finding": "\(index)",
                "data-event": leadsToEvent ? event.map(String.init) : nil, "data-journey": journey.map(String.init),
                "data-coordinator": leadsToEvent ? nil : coordinator.map(String.init),
            ], inside)
    }
}
