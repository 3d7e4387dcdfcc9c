import CoordinatorModel

/// A journey as a recorder in an app recorded it.
public struct ReplayedJourney: Hashable, Sendable {
    /// The event's full name.
    public var event: String
    /// The types from the emitter to the root.
    public var path: [String]
    /// The number of responders to which the event was offered, from the emitter up.
    public var offered: Int
    /// Whether the last of them consumed the event.
    public var isConsumed: Bool
    /// The index of the first coordinator in the path; the responders before it are screens.
    public var firstCoordinator: Int

    /// Creates a recorded journey.
    public init(event: String, path: [String], offered: Int, isConsumed: Bool, firstCoordinator: Int) {
        self.event = event
        self.path = path
        self.offered = offered
        self.isConsumed = isConsumed
        self.firstCoordinator = firstCoordinator
    }
}

/// Recorded journeys as text: with the same symbols as a traced journey, but with the answers of the interceptors.
///
/// ```
/// AppEvents.Teams.didSelect  3 journeys: 3 consumed
///
///   AppCoordinator ▸ MainCoordinator ▸ TeamsCoordinator  3 times
///     ● TeamsViewController   emits it · passes it on
///     │ TeamsCoordinator      passes it on
///     ■ MainCoordinator       consumes it
/// ```
public enum RecordedText {
    /// The numbers of answers of a long journey that are drawn at each end.
    private static let (first, last) = (8, 4)

    /// The journeys, grouped by event, in the order of their first occurrence; equal ones are drawn once.
    public static func text(of journeys: [ReplayedJourney], options: ReportOptions = ReportOptions()) -> String {
        let ink = Ink(options)
        var text = ""
        var groups: [String: [ReplayedJourney]] = [:]
        for journey in journeys { groups[journey.event, default: []].append(journey) }
        for event in groups.keys.sorted() {
            let group = groups[event] ?? []
            text += "\(ink.event(PlainText.line(event)))  \(ink.faint(sum(of: group)))\n\n"
            var times: [ReplayedJourney: Int] = [:]
            for journey in group { times[journey, default: 0] += 1 }
            for journey in group {
                guard let count = times.removeValue(forKey: journey) else { continue }
                text += "  " + ink.faint(way(of: journey, count, isComplete: options.verbose)) + "\n"
                for line in lines(of: journey, options, ink) { text += "    \(line)\n" }
                text += "\n"
            }
        }
        return PlainText.log(text)
    }

    private static func sum(of journeys: [ReplayedJourney]) -> String {
        let consumed = journeys.count { $0.isConsumed }
        let counts = [(consumed, "consumed"), (journeys.count - consumed, "lost")].filter { $0.0 > 0 }
        return "\(PlainText.count(journeys.count, "journey")): "
            + counts.map { "\($0) \($1)" }.joined(separator: ", ")
    }

    private static func way(of journey: ReplayedJourney, _ times: Int, isComplete: Bool) -> String {
        let path = journey.path.dropFirst(journey.firstCoordinator).reversed()
        let words = PathWords.line(Array(path), isComplete: isComplete) ?? "outside all coordinators"
        return times == 1 ? words : "\(words)  \(times) times"
    }

    private static func lines(of journey: ReplayedJourney, _ options: ReportOptions, _ ink: Ink) -> [String] {
        let offered = journey.path.prefix(max(journey.offered, 0))
        let drawn =
            options.verbose || offered.count <= first + last + 1
            ? [0..<offered.count] : [0..<first, offered.count - last..<offered.count]
        let width = min(drawn.joined().map { PlainText.line(offered[$0]).count }.max() ?? 0, JourneyText.widest)
        var lines: [String] = []
        var next = 0
        for range in drawn {
            if range.lowerBound > next {
                lines.append(ink.faint("⋮ \(range.lowerBound - next) more pass it on"))
            }
            next = range.upperBound
            for position in range {
                let consumes = journey.isConsumed && position == offered.count - 1
                let type = PlainText.line(offered[position])
                let padding = String(repeating: " ", count: max(width - type.count, 0) + 3)
                let answer = (position == 0 ? "emits it · " : "") + (consumes ? "consumes it" : "passes it on")
                let sign = position == 0 ? ink.event("●") : consumes ? ink.good("■") : ink.faint("│")
                lines.append(
                    consumes
                        ? "\(sign) \(ink.strong(type))\(padding)\(ink.good(answer))"
                        : "\(sign) \(type)\(padding)\(ink.faint(answer))")
            }
        }
        if !journey.isConsumed { lines.append(ink.bad("✖ lost: no object on the path consumed it")) }
        return lines
    }
}
