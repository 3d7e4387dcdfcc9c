import CoordinatorAnalysis

/// The outcomes of a tree's events, in one line: the headline of a picture.
public struct Verdict: Hashable, Sendable {
    /// The number of events that are emitted, each counted once.
    public var events: Int
    /// The number of events that are lost on some path.
    public var lost: Int
    /// The number of events that are only observed on some path, and never consumed there.
    public var seen: Int
    /// The same numbers of the version before, if two versions are compared.
    private var before: Before?

    private struct Before: Hashable {
        var events: Int
        var lost: Int
    }

    /// `nil` if the diagram shows a part of the tree, or no events.
    init?(_ propagation: Propagation, before: Propagation?, _ options: DiagramOptions) {
        guard options.showsFindings, options.events == .all || options.events == .lost else { return nil }
        // A folded picture still counts all events.
        let isWhole = options.focus == nil && options.subject == nil && options.feature == nil
        guard isWhole, options.depth == nil || options.note != nil else { return nil }
        let worst = Self.worst(propagation)
        guard !worst.isEmpty else { return nil }
        events = worst.count
        lost = worst.values.count { $0 == 2 }
        seen = worst.values.count { $0 == 1 }
        if let before {
            let worst = Self.worst(before)
            self.before = Before(events: worst.count, lost: worst.values.count { $0 == 2 })
        }
        // A tick is a promise, so there is none if paths or a part of the source were left out.
        if propagation.isTruncated || propagation.tree.cutOff != nil, lost == 0 { return nil }
    }

    /// The worst outcome of each event on any of its paths.
    private static func worst(_ propagation: Propagation) -> [String: Int] {
        var worst: [String: Int] = [:]
        for journey in propagation.journeys {
            let rank =
                switch journey.outcome {
                case .consumed: 0
                case .observed: 1
                case .unhandled: 2
                }
            worst[journey.event] = max(worst[journey.event] ?? 0, rank)
        }
        return worst
    }

    /// The headline.
    public var words: String {
        if let before { return words(before) }
        let noun = events == 1 ? "event" : "events"
        if lost > 0 { return "× \(lost) of \(events) \(noun) \(lost == 1 ? "is" : "are") lost" }
        if seen > 0 { return "\(events - seen) of \(events) \(noun) consumed, \(seen) only observed" }
        return events == 1 ? "✓ the only event is consumed" : "✓ all \(events) events are consumed"
    }

    private func words(_ before: Before) -> String {
        if lost == 0, before.lost == 0 { return "✓ no event is lost, before or after" }
        let sign = lost == 0 ? "✓" : "×"
        return "\(sign) lost events: before \(before.lost) of \(before.events), after \(lost) of \(events)"
    }
}
