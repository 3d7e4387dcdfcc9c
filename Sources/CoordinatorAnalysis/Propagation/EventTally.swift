/// How many of a tree's events are lost, or only observed. Each event counts once, by its worst outcome on any path.
public struct EventTally: Hashable, Sendable {
    /// The number of events that are emitted.
    public let events: Int
    /// The number of events that are lost on some path.
    public let lost: Int
    /// The number of events that are never lost, but on some path only observed.
    public let observed: Int
    /// Whether each lost event ends well on another path.
    private let isLostOnSomePaths: Bool

    /// Counts the events of journeys. Takes time linear in them.
    public init(_ journeys: some Sequence<Journey>) {
        var outcomes: [String: Set<Journey.Outcome>] = [:]
        for journey in journeys { outcomes[journey.event, default: []].insert(journey.outcome) }
        events = outcomes.count
        lost = outcomes.values.count { $0.contains(.unhandled) }
        observed = outcomes.values.count { $0.contains(.observed) && !$0.contains(.unhandled) }
        isLostOnSomePaths = !outcomes.values.contains([.unhandled])
    }

    /// What is lost, in a headline: `2 of 5 events are lost`. It makes no sense if no event is.
    public var lostWords: String {
        let who = events == 1 ? "the only event is" : "\(lost) of \(events) events \(lost == 1 ? "is" : "are")"
        return "\(who) lost\(isLostOnSomePaths ? " on some paths" : "")"
    }

    /// That all events are consumed, in a headline.
    public var consumedWords: String {
        events == 1 ? "the only event is consumed" : "all \(events) events are consumed"
    }
}
