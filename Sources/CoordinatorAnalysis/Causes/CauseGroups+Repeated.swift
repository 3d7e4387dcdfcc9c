import CoordinatorModel

extension CauseGroups {
    /// Merges the losses that one piece of code causes several times: those of a screen that one other screen embeds
    /// under several coordinators, and those of a screen or child whose coordinator is in the tree several times. The
    /// code that creates the object, and does not wire it, exists once.
    mutating func mergeRepeated(_ store: JourneyStore) {
        var makers = Makers(store)
        var groupOf: [Makers.Made: Int] = [:]
        var merged: [CauseGroup] = []
        for group in groups {
            let journey = Journey(store: store, trace: store.traces[Int(group.traces[0])])
            guard group.key.place >= 0, group.spread == nil, let made = makers.made(journey, name: group.key.name)
            else {
                merged.append(group)
                continue
            }
            if let known = groupOf[made] {
                merged[known].traces = (merged[known].traces + group.traces).sorted()
            } else {
                groupOf[made] = merged.count
                merged.append(group)
            }
        }
        self = CauseGroups(merged)
    }
}

/// Finds the type whose code created the object that emits.
private struct Makers {
    /// An object that code created.
    struct Made: Hashable {
        var name: Int32
        var emitter: String
        var maker: String
        var emission: Location
        /// The ordinal among the objects that one object of the maker created.
        var ordinal: Int
    }

    private struct Maker: Hashable {
        var coordinator: Int
        var made: Made
    }

    private let store: JourneyStore
    private let parents: [Int?]
    private var counts: [Maker: Int] = [:]

    init(_ store: JourneyStore) {
        self.store = store
        parents = store.tree.parents()
    }

    /// The created object, for an event that goes directly to the object that is wired to its emitter; `nil` if the
    /// path decides.
    mutating func made(_ journey: Journey, name: Int32) -> Made? {
        let (tree, place) = (store.tree, journey.emitter)
        guard let location = journey.emission.location else { return nil }
        func made(by maker: String) -> Made {
            Made(name: name, emitter: tree.type(at: place), maker: maker, emission: location, ordinal: 0)
        }
        if place.screens.count > 1 {
            guard journey.emission.heard == .never else { return nil }
            let outer = Place(coordinator: place.coordinator, screens: Array(place.screens.dropLast()))
            return made(by: tree.type(at: outer))
        }
        guard journey.emission.heard == .never || journey.emission.delivery == .direct,
            let coordinator = place.screens.isEmpty ? parents[place.coordinator] : place.coordinator
        else { return nil }
        var result = made(by: tree.coordinators[coordinator].type)
        let maker = Maker(coordinator: coordinator, made: result)
        result.ordinal = counts[maker, default: 0]
        counts[maker] = result.ordinal + 1
        return result
    }
}
