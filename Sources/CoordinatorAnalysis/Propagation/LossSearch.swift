import CoordinatorModel

/// Finds a path on which an event is lost without walking all paths, for trees in which references make too many paths.
///
/// An event is lost on some path if and only if a root leads to its emitter through coordinators that do not intercept
/// it. One breadth-first search for each event finds all these coordinators, with a shortest such path to each. It does
/// not find where events are consumed; for that, the paths must be walked.
struct LossSearch {
    private let store: JourneyStore
    private let descents: Descents
    /// The coordinators that intercept each name themselves, not through screens.
    private var interceptingCoordinators: [[Int32]]
    /// The number of coordinators and branches that may still be inspected. After that, nothing more is found.
    private var budget = 100_000_000
    private var name: Int32?
    private var above: [Int32] = []

    private static let isRoot: Int32 = -1
    private static let unreached: Int32 = -2

    init(_ store: JourneyStore, descents: Descents) {
        self.store = store
        self.descents = descents
        interceptingCoordinators = Array(repeating: [], count: store.places.names.names.count)
        for interceptor in store.places.interceptors {
            let place = store.places.entries[Int(interceptor.place)]
            if place.parent < 0 { interceptingCoordinators[Int(interceptor.name)].append(place.coordinator) }
        }
    }

    /// A path from a root to the emitter on which no object intercepts the event; `nil` if there is none.
    mutating func path(of emission: PlaceTable.EmissionEntry) -> [Int]? {
        var place = store.places.entries[Int(emission.place)]
        let isUnwired = emission.travel == .unwired
        while place.parent >= 0 {
            if !isUnwired, intercepts(place, emission.name) { return nil }
            place = store.places.entries[Int(place.parent)]
        }
        // A step is lost on every path or on none, because its own coordinator decides.
        if emission.travel == .stepped, intercepts(place, emission.name) { return nil }
        let obstacle = isUnwired || emission.travel == .stepped ? EventNames.none : emission.name
        if obstacle != name { search(obstacle) }
        var path: [Int] = []
        var coordinator = place.coordinator
        guard above[Int(coordinator)] != Self.unreached else { return nil }
        while coordinator != Self.isRoot {
            path.append(Int(coordinator))
            coordinator = above[Int(coordinator)]
        }
        return path.reversed()
    }

    private func intercepts(_ place: PlaceTable.Entry, _ name: Int32) -> Bool {
        let wildcard = store.places.wildcards[Int(name)]
        return place.interceptors.contains { interceptor in
            let intercepted = store.places.interceptors[Int(interceptor)].name
            return intercepted == name || intercepted == wildcard
        }
    }

    /// Searches down from the roots, without passing coordinators that intercept `name`; none intercepts
    /// `EventNames.none`.
    private mutating func search(_ name: Int32) {
        self.name = name
        above = [Int32](repeating: Self.unreached, count: store.tree.coordinators.count)
        let cost = above.count + descents.descents.count
        guard budget >= cost else { return }
        budget -= cost
        var isIntercepting = [Bool](repeating: false, count: above.count)
        let wildcard = name < 0 ? EventNames.none : store.places.wildcards[Int(name)]
        for name in [name, wildcard] where name >= 0 {
            for coordinator in interceptingCoordinators[Int(name)] { isIntercepting[Int(coordinator)] = true }
        }
        var queue: [Int] = []
        for root in store.tree.roots where !isIntercepting[root] && above[root] == Self.unreached {
            above[root] = Self.isRoot
            queue.append(root)
        }
        var next = 0
        while next < queue.count {
            let coordinator = queue[next]
            next += 1
            for descent in descents.descents[Int(descents.starts[coordinator])..<Int(descents.starts[coordinator + 1])]
            {
                let child = Int(descent.child)
                guard above[child] == Self.unreached, !isIntercepting[child] else { continue }
                above[child] = Int32(coordinator)
                queue.append(child)
            }
        }
    }
}
