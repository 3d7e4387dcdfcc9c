import CoordinatorModel

/// The events that `DiagramOptions.EventSelection.matching` selects, and the interceptors that receive them.
struct EventFilter {
    private let pattern: NamePattern
    /// The wildcards that intercept a selected event: `Teams.*` for `Teams.didSelect`.
    private let wildcards: Set<String>

    /// - Parameters:
    ///   - pattern: the pattern of the option.
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

    /// Whether an interceptor of this event, or of a whole domain, is shown.
    func choosesInterceptor(on event: String) -> Bool { pattern.matches(event) || wildcards.contains(event) }
}
