import CoordinatorAnalysis
import CoordinatorModel

/// The list of findings; each leads to what it is about.
struct FindingList {
    let content: PageContent
    /// Where each journey that a finding may be about stands in its event's; `nil` where none is about one.
    private let journeys: JourneyNumbers?

    init(_ content: PageContent) {
        self.content = content
        journeys = content.analysis.findings.contains { $0.journey != nil } ? JourneyNumbers(content) : nil
    }

    func write(to markup: inout Markup) {
        if content.analysis.findings.isEmpty {
            markup.element(
                "p", ["class": "nothing"], text: "Nothing found: every event is caught, and all else is well.")
        }
        for index in content.analysis.findings.indices {
            let finding = content.analysis.findings[index]
            button(to: index, sort: "row finding", in: &markup) { row in
                row.element("span", ["class": "dot \(finding.severity.rawValue)", "aria-hidden": "true"])
                row.element("span", ["class": "text"]) { text in
                    text.word(finding.message, sort: "message")
                    let place = content.places.text(finding.location, finding.origin)
                    let words = [finding.severity.rawValue, finding.rule, place].compactMap { $0 }
                    text.word(words.joined(separator: " · "), sort: "quiet")
                }
            }
            markup.newLine()
        }
    }

    /// A button that leads to what a finding is about.
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
