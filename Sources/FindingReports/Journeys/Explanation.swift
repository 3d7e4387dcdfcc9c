import CoordinatorAnalysis
import CoordinatorModel

/// Every journey of an event, for people.
public struct Explanation: Sendable {
    private let propagation: Propagation
    private let pattern: NamePattern
    private let journeys: [Journey]

    /// Finds the journeys.
    ///
    /// - Parameters:
    ///   - pattern: the event's name, or a pattern for several events.
    ///   - emitter: a pattern for the type of the emitting coordinator or screen; `nil` for all emitters.
    ///   - propagation: the traced tree.
    public init(of pattern: NamePattern, from emitter: NamePattern?, in propagation: Propagation) {
        self.propagation = propagation
        self.pattern = pattern
        let tree = propagation.tree
        journeys = propagation.journeys.filter { journey in
            guard pattern.matches(journey.event) else { return false }
            guard let emitter else { return true }
            let place = journey.emitter
            return emitter.matches(anyOf: [tree.type(at: place), tree.coordinators[place.coordinator].type])
        }
    }

    /// Whether there are no journeys.
    public var isEmpty: Bool { journeys.isEmpty }

    /// Whether the tree contains an event that matches the pattern, even if no object emits it.
    public var isKnown: Bool { events.contains(where: pattern.matches) }

    /// The names of all events that the tree declares, emits or intercepts; sorted.
    public var events: [String] { propagation.eventNames }

    /// The types that emit an event that matches the pattern; sorted.
    public var emitters: [String] {
        let all = propagation.journeys.lazy.filter { pattern.matches($0.event) }
        return Set(all.map { propagation.tree.type(at: $0.emitter) }).sorted()
    }

    /// The journeys, grouped by event, each drawn step by step below its path from the root.
    public func text(_ options: ReportOptions) -> String {
        let ink = Ink(options)
        var text = ""
        var groups: [String: [Journey]] = [:]
        for journey in journeys { groups[journey.event, default: []].append(journey) }
        var room = Self.mostSteps
        for event in groups.keys.sorted() {
            let journeys = groups[event] ?? []
            var drawn = 0
            text += "\(ink.event(PlainText.line(event)))  \(ink.faint(Self.sum(of: journeys)))\n\n"
            for journey in journeys where room > 0 {
                let path = path(of: journey)
                room -= path.count
                drawn += 1
                text += "  " + ink.faint(PathWords.line(path, isComplete: options.verbose) ?? "") + "\n"
                for line in JourneyText.lines(of: journey, in: propagation.tree, options: options) {
                    text += "    \(line)\n"
                }
                text += "\n"
            }
            if drawn < journeys.count {
                let more = PlainText.count(journeys.count - drawn, "more journey")
                text += "  \(more): too many and too long to print; --from selects one emitter\n\n"
            }
        }
        return PlainText.log(text)
    }

    /// The largest number of steps that are walked: in a chain whose coordinators all emit and observe, the number of
    /// steps is the square of its length.
    private static let mostSteps = 2_000_000

    private func path(of journey: Journey) -> [String] {
        journey.path.reversed().map { propagation.tree.coordinators[$0].type }
    }

    private static func sum(of journeys: [Journey]) -> String {
        let counts = [(Journey.Outcome.consumed, "consumed"), (.observed, "observed"), (.unhandled, "lost")]
            .compactMap { outcome, word in
                let count = journeys.count { $0.outcome == outcome }
                return count > 0 ? "\(count) \(word)" : nil
            }
        return "\(PlainText.count(journeys.count, "journey")): \(counts.joined(separator: ", "))"
    }
}
