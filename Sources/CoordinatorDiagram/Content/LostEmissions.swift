import CoordinatorAnalysis
import CoordinatorModel

/// The emissions that are lost on at least one path.
struct LostEmissions {
    private var keys: [Int: Set<RowList.EventKey>] = [:]

    init(_ propagation: Propagation) {
        for journey in propagation.journeys where journey.outcome == .unhandled {
            let place = journey.emitter
            let key = RowList.EventKey(screen: place.screens, event: journey.event)
            keys[place.coordinator, default: []].insert(key)
        }
    }

    func contains(_ coordinator: Int, _ key: RowList.EventKey) -> Bool {
        keys[coordinator]?.contains(key) ?? false
    }
}
