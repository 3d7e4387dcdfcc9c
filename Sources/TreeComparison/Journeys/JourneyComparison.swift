import CoordinatorAnalysis
import CoordinatorModel

/// Finds the journeys that end differently.
enum JourneyComparison {
    /// A journey in both versions: its emitter, its event, and the references on its path.
    private struct Key: Hashable {
        var place: Place
        var event: String
        var way: Int

        init(_ journey: Journey, _ ways: ReferenceWays.Numbers) {
            place = journey.emitter
            event = journey.event
            way = ways[journey]
        }
    }

    /// The key of changes that are reported once, for any number of paths and emitters.
    private struct Message: Hashable {
        var kind: JourneyChange.Kind
        var event: String
        var before: String?
        var after: String?
    }

    static func changes(from old: Propagation, to new: Propagation) -> [JourneyChange] {
        var before: [Key: Journey] = [:]
        var ways = ReferenceWays()
        let oldWays = ways.numbers(of: old)
        let newWays = ways.numbers(of: new)
        for journey in old.journeys { before[Key(journey, oldWays)] = journey }
        let lineages = Lineages(new.tree)
        var positions: [Message: Int] = [:]
        var emitters: [Set<Place>] = []
        var changes: [JourneyChange] = []
        for journey in new.journeys {
            let known = before[Key(journey, newWays)]
            guard let kind = kind(known, journey, lineages) else { continue }
            let message = Message(
                kind: kind, event: journey.event, before: known?.consumer(in: old.tree),
                after: journey.consumer(in: new.tree))
            guard let index = positions[message] else {
                positions[message] = changes.count
                changes.append(JourneyChange(kind: kind, before: known, after: journey))
                emitters.append([journey.emitter])
                continue
            }
            if emitters[index].insert(journey.emitter).inserted { changes[index].others.append(journey.emitter) }
        }
        return changes
    }

    private static func kind(_ old: Journey?, _ new: Journey, _ lineages: Lineages) -> JourneyChange.Kind? {
        guard let old else { return new.outcome == .unhandled ? .lost : nil }
        switch (old.outcome, new.outcome) {
        case (.unhandled, .unhandled), (.observed, .observed): return nil
        case (_, .unhandled): return .lost
        case (.unhandled, _): return .intercepted
        case (.consumed, .observed): return .loose
        case (.observed, .consumed): return .settled
        case (.consumed, .consumed):
            guard let before = old.consumer?.place, let after = new.consumer?.place, before != after else {
                return nil
            }
            return isNearer(after, than: before, on: new, lineages) ? .earlier : .elsewhere
        }
    }

    /// Whether `place` comes before `other` on the path of an event.
    private static func isNearer(
        _ place: Place, than other: Place, on journey: Journey, _ lineages: Lineages
    ) -> Bool {
        if place.coordinator == other.coordinator {
            return place.screens.count > other.screens.count
        }
        guard journey.lastHop == nil else {
            let path = journey.path
            guard let near = path.firstIndex(of: place.coordinator), let far = path.firstIndex(of: other.coordinator)
            else { return false }
            return near < far
        }
        return lineages.leads(from: other.coordinator, to: place.coordinator)
    }
}

extension Journey {
    /// The type that consumes the event, or the first that observes it.
    fileprivate func consumer(in tree: CoordinatorTree) -> String? {
        (consumer ?? stops.first { _ in true }).map { $0.interceptor.by ?? tree.type(at: $0.place) }
    }
}

/// Which coordinators are ancestors of others, by containment.
private struct Lineages {
    /// For each coordinator, its index in `depthFirst()` and the index after its last descendant; both are 0 if nothing
    /// leads to it.
    private var spans: [Range<Int>]

    init(_ tree: CoordinatorTree) {
        spans = [Range<Int>](repeating: 0..<0, count: tree.coordinators.count)
        let order = tree.depthFirst()
        let parents = tree.parents()
        var sizes = [Int](repeating: 1, count: tree.coordinators.count)
        for index in order.reversed() {
            if let parent = parents[index] { sizes[parent] += sizes[index] }
        }
        for (position, index) in order.enumerated() { spans[index] = position..<(position + sizes[index]) }
    }

    /// Whether the path from the root to `below` passes through `above`.
    func leads(from above: Int, to below: Int) -> Bool {
        above != below && spans[above].contains(spans[below].lowerBound)
    }
}
