import CoordinatorModel

/// A tree's places, interceptors and emissions in flat arrays, built once, so that the walk uses only numbers.
struct PlaceTable: Sendable {
    /// A coordinator or a screen.
    struct Entry: Sendable {
        let coordinator: Int32
        /// The place that embeds this screen; -1 for a coordinator.
        let parent: Int32
        /// Its index among the parent's screens.
        let position: Int32
        /// 0 for the coordinator, 1 for its screens, 2 for the screens inside them.
        let level: Int32
        var interceptors: Range<Int32>
        var emissions: Range<Int32>
    }

    /// An interceptor.
    struct InterceptorEntry: Sendable {
        let place: Int32
        /// Its index in `intercepts`.
        let position: Int32
        let name: Int32
        let consumes: Interceptor.Consumption
        /// Whether its handler does nothing.
        let isEmpty: Bool
    }

    /// An emission.
    struct EmissionEntry: Sendable {
        let place: Int32
        /// Its index in `emits`.
        let position: Int32
        let name: Int32
        let travel: Travel
        /// Whether it is offered to the places above its own only.
        let isForParent: Bool
    }

    /// How an event travels, combined from the properties of its emission.
    enum Travel: UInt8 {
        case bubbling, direct, stepped
        /// No object is wired to the emitter.
        case unwired

        init(_ emission: Emission) {
            switch (emission.heard, emission.delivery) {
            case (.never?, _): self = .unwired
            case (nil, .direct?): self = .direct
            case (nil, .stepped?): self = .stepped
            case (nil, nil): self = .bubbling
            }
        }
    }

    private(set) var entries: [Entry] = []
    private(set) var interceptors: [InterceptorEntry] = []
    private(set) var emissions: [EmissionEntry] = []
    private(set) var names = EventNames()
    /// The emissions and the interceptors with suppressions; there are few or none.
    private(set) var suppressedEmissions: [Int32] = []
    private(set) var suppressedInterceptors: [Int32] = []
    /// For each name, the number of its wildcard.
    private(set) var wildcards: [Int32] = []
    /// For each declared event, the number of its name; `EventNames.none` if it is neither emitted nor intercepted by
    /// name.
    private(set) var declarations: [Int32] = []
    /// The index of the first place of each coordinator (itself, then its screens, outer before inner), and the end
    /// index.
    private(set) var starts: [Int32] = []

    init(_ tree: CoordinatorTree) {
        starts.reserveCapacity(tree.coordinators.count + 1)
        entries.reserveCapacity(tree.coordinators.count * 2)
        for index in tree.coordinators.indices {
            starts.append(Int32(entries.count))
            // Reads the properties one by one, because a copy of the coordinator would count references for all of
            // them.
            add(
                tree.coordinators[index].emits, tree.coordinators[index].intercepts, of: Int32(index), parent: -1,
                position: 0, level: 0)
            let screens = tree.coordinators[index].screens
            if !screens.isEmpty { add(screens, of: Int32(index)) }
        }
        starts.append(Int32(entries.count))
        wildcards = names.wildcards()
        declarations = tree.events.map { names.knownNumber(of: $0.name) ?? EventNames.none }
    }

    /// The places of a coordinator: itself, then its screens, outer before inner.
    func places(of coordinator: Int) -> Range<Int> { Int(starts[coordinator])..<Int(starts[coordinator + 1]) }

    /// The public name of a place.
    func place(_ index: Int32) -> Place {
        var screens: [Int] = []
        var entry = entries[Int(index)]
        while entry.parent >= 0 {
            screens.append(Int(entry.position))
            entry = entries[Int(entry.parent)]
        }
        return Place(coordinator: Int(entry.coordinator), screens: screens.reversed())
    }

    private mutating func add(_ screens: [Screen], of coordinator: Int32) {
        var open = [(screens: screens, next: 0, parent: Int32(entries.count - 1))]
        while let (screens, next, parent) = open.last {
            guard next < screens.count else {
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            let level = Int32(open.count)
            add(
                screens[next].emits, screens[next].intercepts, of: coordinator, parent: parent, position: Int32(next),
                level: level)
            let inner = screens[next].screens
            if !inner.isEmpty { open.append((inner, 0, Int32(entries.count - 1))) }
        }
    }

    private mutating func add(
        _ emits: [Emission], _ intercepts: [Interceptor], of coordinator: Int32, parent: Int32, position: Int32,
        level: Int32
    ) {
        let place = Int32(entries.count)
        let firstInterceptor = Int32(interceptors.count)
        // The walk puts interceptors on stacks, so the one that receives an event first goes on last. Wildcards go on
        // after the exact interceptors, which then find only the wildcards of the places above.
        var wildcards: [InterceptorEntry] = []
        for position in intercepts.indices.reversed() {
            let name = names.number(of: intercepts[position].event)
            let interceptor = InterceptorEntry(
                place: place, position: Int32(position), name: name, consumes: intercepts[position].consumes,
                isEmpty: intercepts[position].isEmpty)
            if names.areWildcards[Int(name)] { wildcards.append(interceptor) } else { interceptors.append(interceptor) }
        }
        interceptors.append(contentsOf: wildcards)
        for interceptor in firstInterceptor..<Int32(interceptors.count)
        where !intercepts[Int(interceptors[Int(interceptor)].position)].ignores.isEmpty {
            suppressedInterceptors.append(interceptor)
        }
        let firstEmission = Int32(emissions.count)
        for position in emits.indices {
            if !emits[position].ignores.isEmpty { suppressedEmissions.append(Int32(emissions.count)) }
            emissions.append(
                EmissionEntry(
                    place: place, position: Int32(position), name: names.number(of: emits[position].event),
                    travel: Travel(emits[position]), isForParent: level == 0 && emits[position].isForParent))
        }
        entries.append(
            Entry(
                coordinator: coordinator, parent: parent, position: position, level: level,
                interceptors: firstInterceptor..<Int32(interceptors.count),
                emissions: firstEmission..<Int32(emissions.count)))
    }
}

extension Emission {
    /// Whether it is not offered to the coordinator that emits it, but begins with its parent.
    var isForParent: Bool { !extensions.isEmpty && extensions[ExtensionKeys.toParent] == .bool(true) }
}
