import CoordinatorModel

/// Which events `DiagramOptions.EventSelection.matching` chooses, and which claims they arrive at.
struct EventFilter {
    private let pattern: NamePattern
    /// The wildcards that claim a chosen event: `Teams.*` where `Teams.didSelect` is chosen.
    private let wildcards: Set<String>

    /// - Parameters:
    ///   - pattern: what was asked for.
    ///   - events: the full names of all events of the tree.
    init(_ pattern: NamePattern, among events: Set<String>) {
        self.pattern = pattern
        wildcards = Set(
            events.lazy.filter(pattern.matches).compactMap { event in
                event.lastIndex(of: ".").map { "\(event[...$0])*" }
            })
    }

    /// Whether an emission of this event is shown.
    func choosesEmission(of event: String) -> Bool { pattern.matches(event) }

    /// Whether a claim on this event, or on all of a domain, is shown.
    func choosesClaim(on event: String) -> Bool { pattern.matches(event) || wildcards.contains(event) }
}
