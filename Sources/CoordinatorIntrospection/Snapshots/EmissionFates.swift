import CoordinatorModel

/// The events that are intercepted on their path, and those that are lost, by the coordinator that emits them.
struct EmissionFates {
    /// The events that may be consumed, in the order of the coordinators.
    private(set) var intercepted: [Set<String>]
    /// The events that an emitter of this coordinator emits without a receiver.
    private(set) var lost: [Set<String>]

    /// The number of interceptors from a coordinator up to its root, by event.
    private var interceptors: [String: Int] = [:]

    init(_ tree: CoordinatorTree) {
        intercepted = Array(repeating: [], count: tree.coordinators.count)
        lost = intercepted
        for top in tree.roots + tree.unattached { descend(from: top, in: tree) }
        for index in lost.indices { intercepted[index].subtract(lost[index]) }
    }

    private mutating func descend(from top: Int, in tree: CoordinatorTree) {
        var open = [(index: top, next: 0)]
        enter(top, in: tree)
        while let (index, next) = open.last {
            let branches = tree.coordinators[index].branches
            guard next < branches.count else {
                count(tree.coordinators[index].intercepts, -1)
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            guard case .contained(let child) = branches[next].child else { continue }
            enter(child, in: tree)
            open.append((child, 0))
        }
    }

    private mutating func enter(_ index: Int, in tree: CoordinatorTree) {
        count(tree.coordinators[index].intercepts, 1)
        judge(tree.coordinators[index].emits, at: index)
        look(at: tree.coordinators[index].screens, of: index)
    }

    /// Recurses as deep as screens are embedded, which `ForeignWalk.deepestScreen` limits.
    private mutating func look(at screens: [Screen], of index: Int) {
        for screen in screens {
            count(screen.intercepts, 1)
            judge(screen.emits, at: index)
            look(at: screen.screens, of: index)
            count(screen.intercepts, -1)
        }
    }

    private mutating func judge(_ emissions: [Emission], at index: Int) {
        for event in emissions.map(\.event) {
            let domain = event.lastIndex(of: ".").map { "\(event[..<$0]).*" } ?? event
            if interceptors[event, default: 0] + (domain == event ? 0 : interceptors[domain, default: 0]) > 0 {
                intercepted[index].insert(event)
            } else {
                lost[index].insert(event)
            }
        }
    }

    private mutating func count(_ interceptors: [Interceptor], _ step: Int) {
        for interceptor in interceptors where interceptor.consumes != .never {
            self.interceptors[interceptor.event, default: 0] += step
        }
    }
}
