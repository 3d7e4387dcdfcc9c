import CoordinatorModel

extension CauseGroups {
    /// Merges the losses of one screen that stands in one other screen under several coordinators: the code that makes
    /// it is there once, and does not wire it.
    mutating func mergeRepeated(_ store: JourneyStore) {
        struct Repeated: Hashable {
            var name: Int32
            var enclosing: String
            var emission: Location
        }
        var groupOf: [Repeated: Int] = [:]
        var merged: [CauseGroup] = []
        for group in groups {
            let journey = Journey(store: store, trace: store.traces[Int(group.traces[0])])
            let place = journey.emitter
            guard group.key.place >= 0, group.spread == nil, journey.emission.heard == .never, place.screens.count > 1,
                let location = journey.emission.location
            else {
                merged.append(group)
                continue
            }
            let outer = Place(coordinator: place.coordinator, screens: Array(place.screens.dropLast()))
            let cause = Repeated(
                name: group.key.name, enclosing: store.tree.type(at: outer), emission: location)
            if let known = groupOf[cause] {
                merged[known].traces = (merged[known].traces + group.traces).sorted()
            } else {
                groupOf[cause] = merged.count
                merged.append(group)
            }
        }
        self = CauseGroups(merged)
    }
}
