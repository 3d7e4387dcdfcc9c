import CoordinatorModel

/// Finds the coordinators of a later snapshot in an earlier one, and adds the missing facts.
struct SnapshotMerging {
    /// Identifies a coordinator among the children of its parent, or among the roots.
    private struct Key: Hashable {
        var parent: Int?
        var type: String
        var id: String
        /// The ordinal among siblings with the same type and id.
        var number: Int
    }

    private(set) var tree: CoordinatorTree

    private var places: [Key: Int] = [:]
    /// The parent of each coordinator in the merged tree.
    private var parents: [Int?]
    /// The index in the merged tree for each coordinator of the later snapshot.
    private var targets: [Int?] = []

    init(_ tree: CoordinatorTree) {
        self.tree = tree
        parents = tree.parents()
        var counts: [Key: Int] = [:]
        for index in tree.depthFirst() {
            places[key(of: tree.coordinators[index], below: parents[index], &counts)] = index
        }
    }

    mutating func add(_ later: CoordinatorTree) {
        let fates = (EmissionFates(tree), EmissionFates(later))
        let formerCount = tree.coordinators.count
        align(later)
        for (index, target) in targets.enumerated() {
            guard let target else { continue }
            if target < formerCount { tree.coordinators[target].take(later.coordinators[index]) }
            connect(later.coordinators[index].branches, to: target)
        }
        let present = Set(targets)
        for index in 0..<formerCount where !present.contains(index) && tree.coordinators[index].isStarted != nil {
            tree.coordinators[index].isStarted = false
        }
        keepLosses(fates.0, fates.1)
        tree.name = later.name ?? tree.name
        for event in later.events where !tree.events.contains(where: { $0.name == event.name }) {
            tree.events.append(event)
        }
        for note in later.unresolved where !tree.unresolved.contains(note) { tree.unresolved.append(note) }
    }

    /// Finds or adds the coordinators of the later snapshot in the merged tree, parents first.
    private mutating func align(_ later: CoordinatorTree) {
        targets = Array(repeating: nil, count: later.coordinators.count)
        let laterParents = later.parents()
        let unattached = Set(later.unattached)
        var counts: [Key: Int] = [:]
        for index in later.depthFirst() {
            let parent = laterParents[index].flatMap { targets[$0] }
            let key = key(of: later.coordinators[index], below: parent, &counts)
            if let known = places[key] {
                targets[index] = known
                continue
            }
            var newcomer = later.coordinators[index]
            newcomer.branches = []
            let place = tree.coordinators.count
            tree.coordinators.append(newcomer)
            parents.append(parent)
            places[key] = place
            targets[index] = place
            if unattached.contains(index) {
                tree.unattached.append(place)
            } else if parent == nil {
                tree.roots.append(place)
            }
        }
    }

    private func key(of coordinator: Coordinator, below parent: Int?, _ counts: inout [Key: Int]) -> Key {
        var key = Key(parent: parent, type: coordinator.type, id: coordinator.id, number: 0)
        key.number = counts[key, default: 0]
        counts[Key(parent: parent, type: coordinator.type, id: coordinator.id, number: 0)] = key.number + 1
        return key
    }

    private mutating func connect(_ branches: [Branch], to parent: Int) {
        var positions: [Int: [Int]] = [:]
        for (position, branch) in tree.coordinators[parent].branches.enumerated() {
            positions[branch.child.index, default: []].append(position)
        }
        for var branch in branches {
            guard let target = targets[branch.child.index] else { continue }
            let known = positions[target, default: []]
            if known.contains(where: { tree.coordinators[parent].branches[$0].isSameWay(as: branch) }) { continue }
            if let vague = known.first(where: { tree.coordinators[parent].branches[$0].presentation == nil }) {
                tree.coordinators[parent].branches[vague].presentation = branch.presentation
                tree.coordinators[parent].branches[vague].route = branch.route
            } else if branch.presentation != nil || known.isEmpty {
                let isFirst = known.isEmpty && parents[target] == parent
                branch.child = isFirst ? .contained(target) : .reference(target)
                positions[target, default: []].append(tree.coordinators[parent].branches.count)
                tree.coordinators[parent].branches.append(branch)
            }
        }
    }

    /// Keeps an event lost that is intercepted in only one of the snapshots. The interceptor would also cover the
    /// emitter that loses it, so the receiver is named at the other emitters (`by`) instead, as reflection does within
    /// one snapshot.
    private mutating func keepLosses(_ earlier: EmissionFates, _ later: EmissionFates) {
        var losses: [String: Set<Int>] = [:]
        for (index, target) in targets.enumerated() {
            guard let target, target < earlier.lost.count else { continue }
            let lostOnce = earlier.lost[target].intersection(later.intercepted[index])
                .union(later.lost[index].intersection(earlier.intercepted[target]))
            for event in lostOnce { losses[event, default: []].insert(target) }
        }
        if losses.isEmpty { return }
        for index in tree.coordinators.indices {
            for event in tree.coordinators[index].emittedEvents {
                guard let places = losses[event], !places.contains(index) else { continue }
                if let receiver = receiver(of: event, from: index) {
                    tree.coordinators[index].name(receiver, asReceiverOf: event)
                }
            }
        }
        for index in tree.coordinators.indices {
            for (event, places) in losses {
                tree.coordinators[index].dropInterceptor(on: event, isLostHere: places.contains(index))
            }
        }
    }

    /// The type of the first coordinator on the way up that consumes an event.
    private func receiver(of event: String, from emitter: Int) -> String? {
        var place: Int? = emitter
        while let index = place {
            let coordinator = tree.coordinators[index]
            if coordinator.intercepts.contains(where: { $0.event == event && $0.by == nil && $0.consumes != .never }) {
                return coordinator.type
            }
            place = parents[index]
        }
        return nil
    }
}

extension Branch {
    fileprivate func isSameWay(as other: Branch) -> Bool {
        presentation == other.presentation && route == other.route
    }
}
