import CoordinatorAnalysis
import CoordinatorModel

/// Whether every event is consumed: the first thing that readers want to know. It links to the list of events.
struct Verdict {
    /// Its appearance, as a CSS class.
    private let sort: String
    private let text: String
    private let remark: String?

    /// Summarizes the outcomes of events; `nil` if the page does not show findings.
    init?(_ content: PageContent) {
        guard content.diagram.options.showsFindings else { return nil }
        let outcomes = content.journeysOfEvent.map { Outcomes($0.map { content.journeys[$0].outcome }) }
        let emitted = outcomes.filter { $0.all > 0 }
        let lost = emitted.count { $0.lost > 0 }
        let observed = emitted.count { $0.lost == 0 && $0.observed > 0 }
        let unresolved = content.tree.unresolved.count
        remark = unresolved > 0 ? "\(PlainText.count(unresolved, "place")) in source could not be followed" : nil
        if emitted.isEmpty {
            (sort, text) = ("verdict quiet", "no event is traced")
        } else if lost > 0 {
            let who =
                emitted.count == 1
                ? "the only event is" : "\(lost) of \(emitted.count) events \(lost == 1 ? "is" : "are")"
            (sort, text) = ("verdict lost", "✕ \(who) lost")
        } else if content.tree.cutOff != nil {
            (sort, text) = ("verdict quiet", "no event of those that were read is lost")
        } else if observed > 0 {
            let who = "\(observed) of \(emitted.count) \(observed == 1 ? "is" : "are")"
            (sort, text) = ("verdict", "✓ no event is lost, \(who) only observed")
        } else {
            (sort, text) = (
                "verdict",
                emitted.count == 1
                    ? "✓ the only event is consumed"
                    : "✓ all \(emitted.count) events are consumed"
            )
        }
    }

    func write(to markup: inout Markup) {
        markup.element("button", ["id": "page-verdict", "class": sort, "title": remark], text: text)
    }
}
