import CoordinatorAnalysis
import CoordinatorModel
import TreeComparison

/// The changed journeys of events, as sentences.
struct JourneyChangeWords {
    private let overlay: Overlay

    init(_ comparison: Comparison) { overlay = comparison.overlay }

    /// `AppEvents.Teams.didSelect from TeamsListViewController is lost now: no object up to AppCoordinator intercepts
    /// it`.
    func sentence(_ change: JourneyChange) -> String {
        let start = "\(change.event) from \(emitters(of: change))"
        let before = change.before.flatMap { consumer(of: $0, in: overlay.before) }
        let after = consumer(of: change.after, in: overlay.after)
        switch change.kind {
        case .lost:
            let end = overlay.after.coordinators[change.after.root].type
            let was: String
            if let before {
                was = "; \(before) consumed it"
            } else if let looker = change.before.flatMap({ first(of: $0, in: overlay.before) }) {
                was = "; \(looker) observed it"
            } else {
                was = "; its path is new"
            }
            return "\(start) is lost now: no object up to \(end) intercepts it\(was)"
        case .intercepted:
            if let after { return "\(start) is intercepted now: \(after) consumes it" }
            return "\(start) is observed now: by \(first(of: change.after, in: overlay.after) ?? "a coordinator")"
        case .earlier: return "\(start) is consumed earlier: by \(after ?? ""), not by \(before ?? "")"
        case .elsewhere: return "\(start) is consumed by \(after ?? ""), not by \(before ?? "")"
        case .loose: return "\(start) is no longer sure to be consumed; \(before ?? "") consumed it"
        case .settled: return "\(start) is consumed now: by \(after ?? "")"
        }
    }

    /// The emitter, and the number of other emitters with the same change.
    private func emitters(of change: JourneyChange) -> String {
        let first = overlay.after.type(at: change.emitter)
        guard !change.others.isEmpty else { return first }
        let types = Set(change.others.map(overlay.after.type(at:))).subtracting([first]).sorted()
        if types.count == 1, change.others.count == 1 { return "\(first) and \(types[0])" }
        return "\(first) and in \(PlainText.count(change.others.count, "more place"))"
    }

    /// Whether the change is an improvement, a loss, or neither.
    func change(_ kind: JourneyChange.Kind) -> Change {
        switch kind {
        case .lost, .loose: .removed
        case .intercepted, .settled: .added
        case .earlier, .elsewhere: .changed
        }
    }

    private func consumer(of journey: Journey, in tree: CoordinatorTree) -> String? {
        journey.consumer.map { $0.interceptor.by ?? tree.type(at: $0.place) }
    }

    private func first(of journey: Journey, in tree: CoordinatorTree) -> String? {
        journey.stops.first { _ in true }.map { $0.interceptor.by ?? tree.type(at: $0.place) }
    }
}
