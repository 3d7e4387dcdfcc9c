import CoordinatorModel

/// Turns the screens and events of a coordinator into those of the new version.
struct ContentPatch {
    private let coordinator: Coordinator
    /// The changes of each screen, by its path in the old tree; the path of the coordinator itself is empty.
    private var places: [[Int]: Changes] = [:]

    private struct Changes {
        var screens: ListPatch<Screen>
        var emits: ListPatch<Emission>
        var intercepts: ListPatch<Interceptor>
        /// The screen's own properties, if they change.
        var shell: Screen?
        /// The moves of its screens among their siblings.
        var moves: [(from: Int, to: Int)] = []
    }

    init(_ coordinator: Coordinator) { self.coordinator = coordinator }

    mutating func emits(_ way: [Int], _ step: ListChange<Emission>) { change(way) { $0.emits.apply(step) } }

    mutating func intercepts(_ way: [Int], _ step: ListChange<Interceptor>) {
        change(way) { $0.intercepts.apply(step) }
    }

    mutating func screens(_ way: [Int], _ step: ListChange<Screen>) {
        switch step {
        case .added, .removed: change(way) { $0.screens.apply(step) }
        case .changed(_, let shell, let position): change(way + [position]) { $0.shell = shell }
        case .moved(_, let from, let to): change(way) { $0.moves.append((from, to)) }
        }
    }

    private mutating func change(_ way: [Int], _ change: (inout Changes) -> Void) {
        var changes = places[way] ?? unchanged(way)
        change(&changes)
        places[way] = changes
        // The screens around it must be put together again as well.
        var outer = way
        while outer.popLast() != nil, places[outer] == nil { places[outer] = unchanged(outer) }
    }

    private func unchanged(_ way: [Int]) -> Changes {
        guard let first = way.first else {
            return Changes(
                screens: ListPatch(coordinator.screens), emits: ListPatch(coordinator.emits),
                intercepts: ListPatch(coordinator.intercepts))
        }
        let screen = way.dropFirst().reduce(coordinator.screens[first]) { $0.screens[$1] }
        return Changes(
            screens: ListPatch(screen.screens), emits: ListPatch(screen.emits),
            intercepts: ListPatch(screen.intercepts))
    }

    /// Puts the new content together, from the innermost screens out.
    func write(to coordinator: inout Coordinator) {
        var places = places
        for way in places.keys.sorted(by: { $0.count > $1.count }) {
            guard var changes = places[way] else { continue }
            for (from, to) in changes.moves {
                guard let screen = changes.screens[from] else { continue }
                changes.screens.remove(at: from)
                changes.screens.add(screen, at: to)
            }
            let (screens, emits, intercepts) = (
                changes.screens.result, changes.emits.result, changes.intercepts.result
            )
            guard let position = way.last else {
                (coordinator.screens, coordinator.emits, coordinator.intercepts) = (screens, emits, intercepts)
                continue
            }
            let outer = Array(way.dropLast())
            guard var screen = changes.shell ?? places[outer]?.screens[position]?.shell else { continue }
            (screen.screens, screen.emits, screen.intercepts) = (screens, emits, intercepts)
            places[outer]?.screens[position] = screen
        }
    }
}
