import CoordinatorModel

/// Interceptors that listen to one object, although that object is elsewhere in the tree or not in it.
extension TreeAssembly {
    /// Marks the interceptors of closures and delegates to which no emission below leads, or that come after another
    /// interceptor. Their object calls them directly, so neither proves that their code never runs.
    mutating func markWired() {
        let events = directEvents
        guard !events.isEmpty else { return }
        let ranges = Descendants(tree)
        var emitters: [String: [Int]] = [:]
        var interceptors: [String: [Int]] = [:]
        for index in tree.coordinators.indices {
            tree.coordinators[index].forEachPlace { emits, intercepts in
                for emission in emits where events.contains(emission.event) {
                    emitters[emission.event, default: []].append(ranges.first[index])
                }
                for interceptor in intercepts where events.contains(interceptor.event) {
                    interceptors[interceptor.event, default: []].append(ranges.first[index])
                }
            }
        }
        for event in events {
            emitters[event]?.sort()
            interceptors[event]?.sort()
        }
        for index in tree.coordinators.indices {
            let range = ranges.range(of: index)
            tree.coordinators[index].changeInterceptors { interceptor in
                guard events.contains(interceptor.event) else { return }
                let isShadowed = (interceptors[interceptor.event] ?? []).count(in: range) > 1
                if isShadowed || (emitters[interceptor.event] ?? []).count(in: range) == 0 {
                    interceptor.extensions[ExtensionKeys.wired] = .bool(true)
                }
            }
        }
    }

    /// The events that go only to the object that is wired to their emitter.
    private var directEvents: Set<String> {
        var direct: Set<String> = []
        var offered: Set<String> = []
        for emission in catching.emissions.values.joined() {
            let isDirect = !index[emission.event.domain].isEnum || engine.facts.channels[emission]?.isEmpty == false
            if isDirect { direct.insert(name(emission.event)) } else { offered.insert(name(emission.event)) }
        }
        return direct.subtracting(offered)
    }
}

/// For each coordinator, the range of its descendants' numbers, which follow its own.
private struct Descendants {
    private(set) var first: [Int]
    private var last: [Int]

    init(_ tree: CoordinatorTree) {
        let order = tree.depthFirst()
        first = [Int](repeating: 0, count: tree.coordinators.count)
        for (number, index) in order.enumerated() { first[index] = number }
        last = first
        let parents = tree.parents()
        for index in order.reversed() {
            if let parent = parents[index] { last[parent] = max(last[parent], last[index]) }
        }
    }

    func range(of index: Int) -> ClosedRange<Int> { first[index]...last[index] }
}

extension [Int] {
    /// The number of these sorted numbers that are in a range.
    fileprivate func count(in range: ClosedRange<Int>) -> Int {
        position(of: range.upperBound + 1) - position(of: range.lowerBound)
    }

    private func position(of number: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Coordinator {
    fileprivate func forEachPlace(_ body: ([Emission], [Interceptor]) -> Void) {
        body(emits, intercepts)
        for screen in allScreens { body(screen.emits, screen.intercepts) }
    }

    fileprivate mutating func changeInterceptors(_ body: (inout Interceptor) -> Void) {
        for index in intercepts.indices { body(&intercepts[index]) }
        for index in screens.indices { screens[index].changeInterceptors(body) }
    }
}

extension Screen {
    fileprivate mutating func changeInterceptors(_ body: (inout Interceptor) -> Void) {
        for index in intercepts.indices { body(&intercepts[index]) }
        for index in screens.indices { screens[index].changeInterceptors(body) }
    }
}
