import CoordinatorAnalysis
import CoordinatorModel

extension TreeStatistics {
    /// The numbers for people, one below the other.
    public var text: String {
        var lines: [(String, String)] = [
            ("coordinators", "\(coordinators)\(detail(kinds))"),
            ("roots", "\(roots)"),
            ("unattached", "\(unattached)"),
            ("depth", "\(depth)"),
            (
                "widest",
                widest.map { "\(PlainText.line($0.name)), \(PlainText.count($0.count, "branch", "branches"))" }
                    ?? "–"
            ),
            ("branches", "\(presentations.reduce(0) { $0 + $1.count })\(detail(presentations))"),
            ("references", "\(references)"),
            ("screens", "\(screens)"),
            ("routes", "\(routes)"),
            ("events emitted", "\(busiestEvents.count)"),
            ("emissions", "\(emissions)"),
            ("interceptors", "\(interceptors)"),
            ("journeys", "\(journeys.values.reduce(0, +))\(detail(outcomes(unhandled: "lost")))"),
        ]
        for event in busiestEvents.prefix(Self.mostEvents) {
            lines.append(("", "\(PlainText.line(event.name)) × \(event.count)"))
        }
        if !busiestEvents.isEmpty {
            lines[lines.count - min(busiestEvents.count, Self.mostEvents)].0 = "busiest events"
        }
        let width = lines.map(\.0.count).max() ?? 0
        return PlainText.log(
            lines.map { name, value in
                name + String(repeating: " ", count: width - name.count + 2) + value + "\n"
            }.joined())
    }

    /// The numbers for programs: one JSON object, ending in a line break.
    public var json: String {
        let document: JSONFragment = [
            "version": .number(1),
            "coordinators": .number(coordinators),
            "kinds": fragment(kinds),
            "roots": .number(roots),
            "unattached": .number(unattached),
            "depth": .number(depth),
            "widest": fragment(widest.map { [$0] } ?? []),
            "presentations": fragment(presentations),
            "references": .number(references),
            "screens": .number(screens),
            "routes": .number(routes),
            "emissions": .number(emissions),
            "interceptors": .number(interceptors),
            "events": fragment(busiestEvents),
            "journeys": fragment(outcomes(unhandled: "unhandled")),
        ]
        return document.text + "\n"
    }

    /// The number of the most frequent events that are listed for people.
    private static let mostEvents = 10

    /// How many journeys end in each way; people and programs have different words for the last one.
    private func outcomes(unhandled: String) -> [Count] {
        [(Journey.Outcome.consumed, "consumed"), (.observed, "observed"), (.unhandled, unhandled)].map {
            Count(name: $1, count: journeys[$0] ?? 0)
        }
    }

    private func detail(_ counts: [Count]) -> String {
        let words = counts.filter { $0.count > 0 }.map { count in
            "\(count.count) \(count.name.isEmpty ? "without a name" : PlainText.line(count.name))"
        }
        return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    }

    private func fragment(_ counts: [Count]) -> JSONFragment {
        .array(counts.map { ["name": .string($0.name), "count": .number($0.count)] })
    }
}
