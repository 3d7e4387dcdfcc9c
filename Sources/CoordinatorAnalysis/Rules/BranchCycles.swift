import CoordinatorModel

/// Finds the references that close a cycle of branches.
///
/// First it finds the references to a coordinator that contains the one that refers. The cycles that remain without
/// these go through several references, none of which leads to a container. Of these, it finds each reference between
/// two coordinators that can reach each other (strongly connected components, after Tarjan, with an explicit stack).
struct BranchCycles {
    private let context: RuleContext
    private var isBack: Set<Int> = []

    init(_ context: RuleContext) { self.context = context }

    /// A cycle, reported once: all branches that lead back to one ancestor, or all references that form a circle.
    struct Cycle {
        /// The ancestor that all branches lead back to; `nil` if they form a circle.
        var ancestor: Int?
        /// The parents, and the indices of their branches.
        var branches: [(parent: Int, branch: Int)]
    }

    /// The cycles, in the order of the coordinators.
    mutating func cycles() -> [Cycle] {
        let descents = context.descents
        let references = descents.descents.indices.filter { descents.descents[$0].isReference }
        guard !references.isEmpty else { return [] }
        let parents = parentsOfDescents()
        let intervals = ContainmentIntervals(context.tree)
        for index in references where intervals.contains(Int(descents.descents[index].child), parents[index]) {
            isBack.insert(index)
        }
        let components = components()
        var cycles: [Cycle] = []
        var cycleOfAncestor: [Int: Int] = [:]
        var cycleOfComponent: [Int: Int] = [:]
        for index in references {
            let child = Int(descents.descents[index].child)
            let isBack = isBack.contains(index)
            guard isBack || components[parents[index]] == components[child] else { continue }
            let branch = (parents[index], Int(descents.descents[index].branch))
            if let known = isBack ? cycleOfAncestor[child] : cycleOfComponent[components[child]] {
                cycles[known].branches.append(branch)
                continue
            }
            if isBack {
                cycleOfAncestor[child] = cycles.count
            } else {
                cycleOfComponent[components[child]] = cycles.count
            }
            cycles.append(Cycle(ancestor: isBack ? child : nil, branches: [branch]))
        }
        return cycles
    }

    private func parentsOfDescents() -> [Int] {
        var parents: [Int] = []
        parents.reserveCapacity(context.descents.descents.count)
        for parent in context.tree.coordinators.indices {
            for _ in context.descents(of: parent) { parents.append(parent) }
        }
        return parents
    }

    /// The strongly connected component of each coordinator, without the branches that are known to lead back.
    private func components() -> [Int] {
        let descents = context.descents
        let count = context.tree.coordinators.count
        var component = [Int](repeating: -1, count: count)
        var order = [Int](repeating: -1, count: count)
        var low = order
        var next = 0
        var stack: [Int] = []
        for start in 0..<count where order[start] < 0 {
            var frames = [(coordinator: start, descent: Int(descents.starts[start]))]
            (order[start], low[start]) = (next, next)
            next += 1
            stack.append(start)
            while let (coordinator, descent) = frames.last {
                if descent < Int(descents.starts[coordinator + 1]) {
                    frames[frames.count - 1].descent += 1
                    guard !isBack.contains(descent) else { continue }
                    let child = Int(descents.descents[descent].child)
                    if order[child] < 0 {
                        (order[child], low[child]) = (next, next)
                        next += 1
                        stack.append(child)
                        frames.append((child, Int(descents.starts[child])))
                    } else if component[child] < 0 {
                        low[coordinator] = min(low[coordinator], order[child])
                    }
                    continue
                }
                frames.removeLast()
                if let parent = frames.last?.coordinator { low[parent] = min(low[parent], low[coordinator]) }
                guard low[coordinator] == order[coordinator] else { continue }
                while let member = stack.popLast() {
                    component[member] = coordinator
                    if member == coordinator { break }
                }
            }
        }
        return component
    }
}

/// Answers in constant time whether one coordinator contains another one, directly or indirectly.
struct ContainmentIntervals {
    private var first: [Int]
    private var last: [Int]

    init(_ tree: CoordinatorTree) {
        first = [Int](repeating: -1, count: tree.coordinators.count)
        last = first
        let order = tree.depthFirst()
        for (position, coordinator) in order.enumerated() { first[coordinator] = position }
        let parents = tree.parents()
        for coordinator in order.reversed() {
            last[coordinator] = max(last[coordinator], first[coordinator])
            if let parent = parents[coordinator] { last[parent] = max(last[parent], last[coordinator]) }
        }
    }

    /// Whether `outer` is `inner` or contains it.
    func contains(_ outer: Int, _ inner: Int) -> Bool {
        guard first[outer] >= 0, first[inner] >= 0 else { return outer == inner }
        return first[outer] <= first[inner] && first[inner] <= last[outer]
    }
}
