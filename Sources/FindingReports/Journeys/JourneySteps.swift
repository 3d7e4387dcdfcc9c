import CoordinatorAnalysis
import CoordinatorModel

/// A journey step by step: the emitter, the objects on the path, the observers, and the end.
struct JourneySteps {
    /// An object on the path.
    struct Step {
        /// The coordinator's or screen's type.
        var type: String
        /// Whether the event starts here.
        var emits: Bool
        /// The interceptors that receive the event here; empty for an object that does not intercept it.
        var stops: [Stop]
        /// Whether the next step is a coordinator that presents this one by reference (`to` in `tree.json`).
        var isReferredTo: Bool
        var location: Location?
        var origin: Origin
    }

    /// A step, or the number of steps in a row that are not drawn.
    enum Item {
        case step(Step)
        case omitted(offered: Int, looking: Int)
    }

    let items: [Item]
    let outcome: Journey.Outcome

    /// The numbers of steps of a long journey that are drawn: at the emitter's end, at the root's end, and of the
    /// observers between them.
    private static let (first, last, looking) = (8, 4, 8)

    /// Creates the steps of a journey. For a long journey, only the ends and the observers, unless `isComplete` is
    /// true.
    init(_ journey: Journey, in tree: CoordinatorTree, isComplete: Bool) {
        let emitter = journey.emitter
        let path = journey.path
        let screens = emitter.screens.count
        func place(_ position: Int) -> Place {
            position < screens
                ? Place(coordinator: emitter.coordinator, screens: Array(emitter.screens.dropLast(position)))
                : Place(coordinator: path[position - screens])
        }

        // The stops are in the order of the places, so one pass finds the place of each.
        var stops: [Int: [Stop]] = [:]
        var end = screens + path.count - 1
        var position = 0
        for stop in journey.stops {
            while position < end, place(position) != stop.place { position += 1 }
            stops[position, default: []].append(stop)
            if stop.consumes { end = position }
        }

        let referred = Set(journey.hops.map(\.child))
        var drawn = Set(stops.keys.sorted().prefix(Self.looking))
        if isComplete || end < Self.first + Self.last + 4 {
            drawn.formUnion(0...end)
        } else {
            drawn.formUnion(0..<Self.first)
            drawn.formUnion(end - Self.last + 1...end)
        }

        var items: [Item] = []
        var next = 0
        for position in drawn.sorted() {
            if position > next { items.append(Self.omitted(next..<position, stops)) }
            let place = place(position)
            let screen = tree.screen(at: place)
            let coordinator = tree.coordinators[place.coordinator]
            items.append(
                .step(
                    Step(
                        type: screen?.type ?? coordinator.type, emits: position == 0, stops: stops[position] ?? [],
                        isReferredTo: screen == nil && position < end && referred.contains(place.coordinator),
                        location: screen.map(\.location) ?? coordinator.location,
                        origin: screen?.origin ?? coordinator.origin)))
            next = position + 1
        }
        self.items = items
        outcome = journey.outcome
    }

    private static func omitted(_ range: Range<Int>, _ stops: [Int: [Stop]]) -> Item {
        .omitted(offered: range.count, looking: stops.keys.count { range.contains($0) })
    }
}
