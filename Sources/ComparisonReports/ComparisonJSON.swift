import CoordinatorAnalysis
import CoordinatorModel
import TreeComparison

/// A comparison for programs: `{ "version": 1, "different", "changes": [...], "events": [...], "summary": {...} }`.
public enum ComparisonJSON {
    /// The version of the format.
    private static let formatVersion = 1

    /// The whole document, with a line break at its end.
    ///
    /// - Parameter comparison: the differences.
    /// - Returns: JSON.
    public static func text(of comparison: Comparison) -> String {
        let document: JSONFragment = [
            "version": .number(formatVersion),
            "different": .flag(comparison.isDifferent),
            "changes": .array(ChangeList(comparison).entries.map(entry)),
            "events": .array(comparison.journeys.map { event($0, comparison) }),
            "summary": summary(comparison),
        ]
        return document.text + "\n"
    }

    private static func entry(_ entry: ChangeList.Entry) -> JSONFragment {
        var members: [(String, JSONFragment)] = [("change", .string(entry.change.rawValue))]
        if let type = entry.type { members.append(("coordinator", .string(type))) }
        if !entry.place.isEmpty { members.append(("place", .string(entry.place))) }
        members.append(
            (
                "details",
                .array(entry.lines.map { ["change": .string($0.change.rawValue), "text": .string($0.text)] })
            ))
        return .object(members)
    }

    private static func event(_ change: JourneyChange, _ comparison: Comparison) -> JSONFragment {
        let overlay = comparison.overlay
        var members: [(String, JSONFragment)] = [
            ("change", .string(change.kind.rawValue)),
            ("event", .string(change.event)),
            ("emitter", .string(overlay.after.type(at: change.emitter))),
            ("coordinator", .string(overlay.after.coordinators[change.emitter.coordinator].type)),
        ]
        if let before = change.before { members.append(("before", journey(before, overlay.before))) }
        members.append(("after", journey(change.after, overlay.after)))
        if !change.others.isEmpty {
            members.append(("others", .array(change.others.map { .string(overlay.after.type(at: $0)) })))
        }
        members.append(("message", .string(JourneyChangeWords(comparison).sentence(change))))
        return .object(members)
    }

    private static func journey(_ journey: Journey, _ tree: CoordinatorTree) -> JSONFragment {
        var members: [(String, JSONFragment)] = [("outcome", .string(journey.outcome.rawValue))]
        if let consumer = journey.consumer {
            members.append(("consumer", .string(consumer.interceptor.by ?? tree.type(at: consumer.place))))
        }
        return .object(members)
    }

    private static func summary(_ comparison: Comparison) -> JSONFragment {
        var members = Change.allCases.map { change in
            (change.rawValue, JSONFragment.number(comparison.overlay.changes.count { $0 == change }))
        }
        members += JourneyChange.Kind.allCases.map { kind in
            (kind.rawValue, .number(comparison.journeys.count { $0.kind == kind }))
        }
        return .object(members)
    }
}
