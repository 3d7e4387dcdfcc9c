import CoordinatorAnalysis
import CoordinatorModel

/// The travel of events computed a second time, literally: every path is walked, and the event is offered to every
/// place on it.
struct NaiveTravel {
    /// A journey, in full.
    struct Result: Hashable {
        var emitter: Place
        var position: Int
        var path: [Int]
        var stops: [Place]
        var positions: [Int]
        var outcome: Journey.Outcome
    }

    let tree: CoordinatorTree

    func results() -> [Result] {
        tree.coordinators.indices.flatMap { index in
            paths(from: index).flatMap { path in
                places(of: index).flatMap { emitter in
                    facts(at: emitter).emits.indices.map { travel(emitter, position: $0, path: path) }
                }
            }
        }
    }

    /// Every way from a coordinator up to a root that passes no coordinator twice.
    private func paths(from index: Int) -> [[Int]] {
        var found: [[Int]] = []
        var pending = [[index]]
        while let path = pending.popLast() {
            guard let last = path.last else { continue }
            if tree.roots.contains(last) { found.append(path) }
            for parent in tree.coordinators.indices where !path.contains(parent) {
                let presents = tree.coordinators[parent].branches.contains { $0.child.index == last }
                if presents { pending.append(path + [parent]) }
            }
        }
        return found
    }

    private func places(of index: Int) -> [Place] {
        var all: [Place] = []
        var pending = [Place(coordinator: index)]
        while let place = pending.popLast() {
            all.append(place)
            let inside = tree.screen(at: place)?.screens ?? tree.coordinators[index].screens
            pending += inside.indices.map { Place(coordinator: index, screens: place.screens + [$0]) }
        }
        return all
    }

    private func facts(at place: Place) -> (emits: [Emission], intercepts: [Interceptor]) {
        if let screen = tree.screen(at: place) { return (screen.emits, screen.intercepts) }
        return (tree.coordinators[place.coordinator].emits, tree.coordinators[place.coordinator].intercepts)
    }

    private func travel(_ emitter: Place, position: Int, path: [Int]) -> Result {
        let emission = facts(at: emitter).emits[position]
        let event = emission.event
        var offered = (0...emitter.screens.count).reversed().map {
            Place(coordinator: emitter.coordinator, screens: Array(emitter.screens.prefix($0)))
        }
        offered += path.dropFirst().map { Place(coordinator: $0) }

        var result = Result(
            emitter: emitter, position: position, path: path, stops: [], positions: [], outcome: .unhandled)
        for place in emission.heard == .never ? [] : offered {
            // A direct event was received by the place before; a step only goes on from a coordinator that intercepts it.
            if emission.delivery == .direct, !result.stops.isEmpty { break }
            let owner = emitter.coordinator
            if emission.delivery == .stepped, place.coordinator != owner {
                guard let step = path.firstIndex(of: place.coordinator), let last = result.stops.last,
                    last == Place(coordinator: path[step - 1])
                else { break }
            }
            let interceptors = facts(at: place).intercepts.enumerated().filter { $0.element.intercepts(event) }
            let exact = interceptors.filter { $0.element.event == event }
            for (position, interceptor) in exact.isEmpty ? interceptors : exact {
                result.stops.append(place)
                result.positions.append(position)
                result.outcome = interceptor.consumes == .always ? .consumed : .observed
                if result.outcome == .consumed { return result }
            }
        }
        return result
    }
}
