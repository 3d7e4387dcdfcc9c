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
        let tally = EventTally(content.journeys)
        let unresolved = content.tree.unresolved.count
        remark = unresolved > 0 ? "\(PlainText.count(unresolved, "place")) in source could not be followed" : nil
        if tally.events == 0 {
            (sort, text) = ("verdict quiet", "no event is traced")
        } else if tally.lost > 0 {
            (sort, text) = ("verdict lost", "✕ \(tally.lostWords)")
        } else if content.tree.cutOff != nil {
            (sort, text) = ("verdict quiet", "no event of those that were read is lost")
        } else if tally.observed > 0 {
            let who = "\(tally.observed) of \(tally.events) \(tally.observed == 1 ? "is" : "are")"
            (sort, text) = ("verdict", "✓ no event is lost, \(who) only observed")
        } else {
            (sort, text) = ("verdict", "✓ \(tally.consumedWords)")
        }
    }

    func write(to markup: inout Markup) {
        markup.element("button", ["id": "page-verdict", "class": sort, "title": remark], text: text)
    }
}
