import CoordinatorModel
import TreeComparison

/// A comparison in one line.
public struct ComparisonSummary: Sendable {
    /// `2 coordinators added`, `1 removed`, `1 event newly lost` …
    public let parts: [String]

    /// Counts the differences.
    public init(_ comparison: Comparison) {
        let changes = comparison.overlay.changes
        var parts: [String] = []
        for change in [Change.added, .removed, .changed] {
            let count = changes.count { $0 == change }
            guard count > 0 else { continue }
            parts.append(
                parts.isEmpty
                    ? "\(PlainText.count(count, "coordinator")) \(change.rawValue)" : "\(count) \(change.rawValue)")
        }
        for (kind, words) in [
            (JourneyChange.Kind.lost, "newly lost"), (.intercepted, "newly intercepted"),
            (.earlier, "consumed earlier"),
            (.elsewhere, "consumed elsewhere"), (.loose, "no longer sure to be consumed"), (.settled, "now consumed"),
        ] {
            let count = comparison.journeys.count { $0.kind == kind }
            guard count > 0 else { continue }
            parts.append("\(PlainText.count(count, "event")) \(words)")
        }
        self.parts = parts
    }
}
