import CoordinatorAnalysis
import CoordinatorModel

/// The list of events, with the outcomes of each.
struct EventList {
    let content: PageContent

    func write(to markup: inout Markup) {
        if content.events.isEmpty { markup.element("p", ["class": "nothing"], text: "No events.") }
        let outcomes = content.events.indices.map { index in
            Outcomes(content.journeysOfEvent[index].map { content.journeys[$0].outcome })
        }
        // Lost events come first, because they would be hidden in a long list.
        for index in content.events.indices where outcomes[index].lost > 0 { row(index, outcomes[index], to: &markup) }
        for index in content.events.indices where outcomes[index].lost == 0 { row(index, outcomes[index], to: &markup) }
    }

    private func row(_ index: Int, _ outcomes: Outcomes, to markup: inout Markup) {
        markup.element("button", ["class": "row", "data-event": "\(index)"]) { row in
            row.element("span", ["class": "dot \(outcomes.mark)", "aria-hidden": "true"])
            row.event(content.events[index], in: content.diagram)
            row.element("span", ["class": outcomes.lost > 0 ? "tail lost" : "tail"], text: outcomes.remark)
            if outcomes.all > 1, outcomes.lost < outcomes.all {
                let journeys = PlainText.count(outcomes.all, "journey")
                row.element("span", ["class": "tail number", "title": journeys], text: "\(outcomes.all)")
            }
        }
        markup.newLine()
    }
}

/// The number of journeys with each outcome.
struct Outcomes {
    private(set) var (consumed, observed, lost) = (0, 0, 0)
    var all: Int { consumed + observed + lost }

    init(_ outcomes: [Journey.Outcome]) {
        for outcome in outcomes {
            switch outcome {
            case .consumed: consumed += 1
            case .observed: observed += 1
            case .unhandled: lost += 1
            }
        }
    }

    /// The most important outcome, as a CSS class.
    var mark: String { lost > 0 ? "error" : observed > 0 || all == 0 ? "note" : "fine" }

    /// A word in the list; empty if there is nothing to add.
    var remark: String {
        lost > 0 ? "\(lost) lost" : observed > 0 ? "\(observed) observed" : all == 0 ? "never emitted" : ""
    }

    /// All outcomes in a sentence.
    var sentence: String {
        guard all > 0 else { return "No screen or coordinator emits it." }
        let parts = [(consumed, "consumed"), (observed, "observed"), (lost, "lost")].filter { $0.0 > 0 }
        return "\(PlainText.count(all, "journey")): " + parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}
