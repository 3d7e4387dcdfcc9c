import CoordinatorAnalysis

/// The outcomes of a tree's events, in one line: the headline of a picture.
public struct Verdict: Hashable, Sendable {
    /// The counted events.
    private let tally: EventTally
    /// The same numbers of the version before, if two versions are compared.
    private let before: EventTally?

    /// The number of events that are lost on some path.
    public var lost: Int { tally.lost }
    /// The number of events that are only observed on some path, and lost on none.
    public var observed: Int { tally.observed }

    /// `nil` if the diagram shows a part of the tree, or no events.
    init?(_ propagation: Propagation, before: Propagation?, _ options: DiagramOptions) {
        guard options.showsFindings, options.events == .all || options.events == .lost else { return nil }
        // A folded picture still counts all events.
        let isWhole = options.focus == nil && options.subject == nil && options.feature == nil
        guard isWhole, options.depth == nil || options.note != nil else { return nil }
        tally = EventTally(propagation.journeys)
        guard tally.events > 0 else { return nil }
        self.before = before.map { EventTally($0.journeys) }
        // A tick is a promise, so there is none if paths or a part of the source were left out.
        if propagation.isTruncated || propagation.tree.cutOff != nil, tally.lost == 0 { return nil }
    }

    /// The headline.
    public var words: String {
        if let before { return words(before) }
        let events = tally.events
        if lost > 0 { return "× \(tally.lostWords)" }
        let noun = events == 1 ? "event" : "events"
        if observed > 0 { return "\(events - observed) of \(events) \(noun) consumed, \(observed) only observed" }
        return "✓ \(tally.consumedWords)"
    }

    private func words(_ before: EventTally) -> String {
        if lost == 0, before.lost == 0 { return "✓ no event is lost, before or after" }
        let sign = lost == 0 ? "✓" : "×"
        return "\(sign) lost events: before \(before.lost) of \(before.events), after \(lost) of \(tally.events)"
    }
}
