import ComparisonReports
import CoordinatorAnalysis
import CoordinatorModel

/// The list of changes, if a page shows two versions: first the events whose journeys end differently, then the
/// coordinators one by one. Each entry links to its subject.
struct ChangeRows {
    let content: PageContent
    let changes: PageChanges

    func write(to markup: inout Markup) {
        if changes.list.entries.isEmpty, changes.journeys.isEmpty {
            markup.element("p", ["class": "nothing"], text: "Both versions are the same.")
        }
        let numbers = JourneyNumbers(content)
        heading("What becomes of events", isWanted: !changes.journeys.isEmpty, in: &markup)
        for (line, change) in zip(changes.list.journeys, changes.journeys) {
            let event = content.eventIndex[change.event].map(String.init)
            let number = numbers[change.after].map(String.init)
            markup.element("button", ["class": "row finding", "data-event": event, "data-journey": number]) {
                $0.change(line.change)
                $0.word(line.text, sort: "text")
            }
            markup.newLine()
        }
        heading("Coordinators", isWanted: !changes.list.entries.isEmpty, in: &markup)
        for entry in changes.list.entries {
            row(entry, to: &markup)
            markup.newLine()
        }
    }

    private func heading(_ text: String, isWanted: Bool, in markup: inout Markup) {
        if isWanted { markup.element("p", ["class": "heading"], text: text) }
    }

    private func row(_ entry: ChangeList.Entry, to markup: inout Markup) {
        let coordinator = entry.coordinator.map(String.init)
        markup.element("button", ["class": "row finding", "data-coordinator": coordinator]) { row in
            row.change(entry.change)
            row.element("span", ["class": "text"]) { text in
                text.word(entry.type ?? content.diagram.title ?? "The app")
                if !entry.place.isEmpty { text.word(entry.place, sort: "quiet") }
                // Everything in a new coordinator is new, as its panel shows.
                guard entry.change != .added else { return }
                for line in entry.lines {
                    text.element("span", ["class": "quiet"]) { $0.change(line) }
                }
            }
        }
    }
}
