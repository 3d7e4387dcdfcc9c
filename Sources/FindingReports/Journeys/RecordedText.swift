import CoordinatorModel

/// A journey that really happened, as a recorder in an app wrote it down.
public struct RecordedTelling: Hashable, Sendable {
    /// The event's full name.
    public var event: String
    /// The types from the emitter to the root.
    public var path: [String]
    /// How many of them were asked, from the emitter up.
    public var asked: Int
    /// Whether the last who was asked ended the journey.
    public var isConsumed: Bool
    /// Where the coordinators begin: those before are screens.
    public var firstCoordinator: Int

    /// Tells of a journey.
    public init(event: String, path: [String], asked: Int, isConsumed: Bool, firstCoordinator: Int) {
        self.event = event
        self.path = path
        self.asked = asked
        self.isConsumed = isConsumed
        self.firstCoordinator = firstCoordinator
    }
}

/// Recorded journeys drawn for people: the same signs as those of a journey that was traced, but what is told are
/// answers, not claims.
///
/// ```
/// AppEvents.Teams.didSelect  3 journeys: 3 consumed
///
///   AppCoordinator ▸ MainCoordinator ▸ TeamsCoordinator  3 times
///     ● TeamsViewController   emits it · lets it pass
///     │ TeamsCoordinator      lets it pass
///     ■ MainCoordinator       consumes it
/// ```
public enum RecordedText {
    /// How many answers are drawn at each end of a long journey.
    private static let (first, last) = (8, 4)

    /// The journeys, grouped by event, those that are alike once, in the order in which they came first.
    public static func text(of tellings: [RecordedTelling], options: ReportOptions = ReportOptions()) -> String {
        let ink = Ink(options)
        var text = ""
        var groups: [String: [RecordedTelling]] = [:]
        for telling in tellings { groups[telling.event, default: []].append(telling) }
        for event in groups.keys.sorted() {
            let group = groups[event] ?? []
            text += "\(ink.event(PlainText.line(event)))  \(ink.faint(sum(of: group)))\n\n"
            var times: [RecordedTelling: Int] = [:]
            for telling in group { times[telling, default: 0] += 1 }
            for telling in group {
                guard let count = times.removeValue(forKey: telling) else { continue }
                text += "  " + ink.faint(way(of: telling, count, isComplete: options.verbose)) + "\n"
                for line in lines(of: telling, options, ink) { text += "    \(line)\n" }
                text += "\n"
            }
        }
        return PlainText.log(text)
    }

    private static func sum(of tellings: [RecordedTelling]) -> String {
        let consumed = tellings.count { $0.isConsumed }
        let counts = [(consumed, "consumed"), (tellings.count - consumed, "lost")].filter { $0.0 > 0 }
        return "\(PlainText.count(tellings.count, "journey")): "
            + counts.map { "\($0) \($1)" }.joined(separator: ", ")
    }

    private static func way(of telling: RecordedTelling, _ times: Int, isComplete: Bool) -> String {
        let path = telling.path.dropFirst(telling.firstCoordinator).reversed()
        let words = PathWords.line(Array(path), isComplete: isComplete) ?? "outside of all coordinators"
        return times == 1 ? words : "\(words)  \(times) times"
    }

    private static func lines(of telling: RecordedTelling, _ options: ReportOptions, _ ink: Ink) -> [String] {
        let asked = telling.path.prefix(max(telling.asked, 0))
        let drawn =
            options.verbose || asked.count <= first + last + 1
            ? [0..<asked.count] : [0..<first, asked.count - last..<asked.count]
        let width = min(drawn.joined().map { PlainText.line(asked[$0]).count }.max() ?? 0, JourneyText.widest)
        var lines: [String] = []
        var next = 0
        for range in drawn {
            if range.lowerBound > next {
                lines.append(ink.faint("⋮ \(range.lowerBound - next) more are asked, and let it pass"))
            }
            next = range.upperBound
            for position in range {
                let consumes = telling.isConsumed && position == asked.count - 1
                let type = PlainText.line(asked[position])
                let padding = String(repeating: " ", count: max(width - type.count, 0) + 3)
                let answer = (position == 0 ? "emits it · " : "") + (consumes ? "consumes it" : "lets it pass")
                let sign = position == 0 ? ink.event("●") : consumes ? ink.good("■") : ink.faint("│")
                lines.append(
                    consumes
                        ? "\(sign) \(ink.strong(type))\(padding)\(ink.good(answer))"
                        : "\(sign) \(type)\(padding)\(ink.faint(answer))")
            }
        }
        if !telling.isConsumed { lines.append(ink.bad("✖ leaves at the root: nobody took it")) }
        return lines
    }
}
