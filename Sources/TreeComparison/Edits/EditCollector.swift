import CoordinatorAnalysis
import CoordinatorModel

/// Collects the differences between two trees whose coordinators are matched.
struct EditCollector {
    private let old: CoordinatorTree
    private let new: CoordinatorTree
    private let matching: Matching
    /// For each coordinator of the new tree, its index in the overlay.
    let unionOfNew: [Int]
    private(set) var edits: [Edit] = []

    private let oldPositions: [Position?]
    private let newPositions: [Position?]

    init(from old: CoordinatorTree, to new: CoordinatorTree, _ matching: Matching) {
        (self.old, self.new, self.matching) = (old, new, matching)
        var count = old.coordinators.count
        unionOfNew = matching.oldOfNew.map { known in
            if let known { return known }
            count += 1
            return count - 1
        }
        oldPositions = old.positions()
        newPositions = new.positions()
        collect()
    }

    private mutating func collect() {
        collectTree()
        for index in old.coordinators.indices where matching.newOfOld[index] == nil {
            if let position = oldPositions[index] { edits.append(.removed(index, from: position)) }
        }
        for index in new.coordinators.indices {
            guard let before = matching.oldOfNew[index] else {
                collectAdded(index)
                continue
            }
            collectMove(before, index)
            let (was, now) = (old.coordinators[before], new.coordinators[index])
            edits += Fact.changes(from: was, to: now).map { .fact(before, $0) }
            edits += FactLists.routes(was.routes, now.routes).map { .route(before, $0) }
            edits += FactLists.ignores(was.ignores, now.ignores).map { .ignore(before, $0) }
            PlaceEdits.collect(
                Place(coordinator: before), from: PlaceEdits.Content(was), to: PlaceEdits.Content(now), into: &edits)
        }
        collectLists()
    }

    private mutating func collectTree() {
        if !old.name.isExactly(new.name) { edits.append(.name(from: old.name, to: new.name)) }
        edits += FactLists.events(old.events, new.events).map { .event($0) }
        edits += FactLists.unresolved(old.unresolved, new.unresolved).map { .unresolved($0) }
        edits += FactLists.ignores(old.ignores, new.ignores).map { .treeIgnore($0) }
        if !old.extensions.isExactly(new.extensions) {
            edits.append(.extensions(from: old.extensions, to: new.extensions))
        }
    }

    private mutating func collectAdded(_ index: Int) {
        guard let position = newPositions[index] else { return }
        var coordinator = new.coordinators[index]
        coordinator.branches = []
        edits.append(.added(unionOfNew[index], coordinator, at: united(position)))
    }

    /// A position of the new tree with the indices of the overlay.
    private func united(_ position: Position) -> Position {
        var position = position
        if case .coordinator(let parent) = position.parent { position.parent = .coordinator(unionOfNew[parent]) }
        position.branch = position.branch.map(united)
        return position
    }

    private func united(_ branch: Branch) -> Branch {
        var branch = branch
        switch branch.child {
        case .contained(let child): branch.child = .contained(unionOfNew[child])
        case .reference(let child): branch.child = .reference(unionOfNew[child])
        }
        return branch
    }

    private mutating func collectMove(_ before: Int, _ index: Int) {
        guard let from = oldPositions[before], let to = newPositions[index].map(united) else { return }
        if from.parent != to.parent { edits.append(.moved(before, from: from, to: to)) }
    }

    // MARK: - Lists of branches

    /// Collects the differences among coordinators with the same parent in both trees, and all references.
    private mutating func collectLists() {
        collectOrder(
            .roots, old.roots.map { Branch(presentation: nil, child: .contained($0)) },
            new.roots.map { Branch(presentation: nil, child: .contained(unionOfNew[$0])) })
        for index in new.coordinators.indices {
            let branches = new.coordinators[index].branches.map(united)
            let before = matching.oldOfNew[index].map { old.coordinators[$0].branches } ?? []
            collectOrder(.coordinator(unionOfNew[index]), before, branches)
        }
        // The references of removed coordinators are removed with them and need no edit.
    }

    private mutating func collectOrder(_ parent: Position.Parent, _ before: [Branch], _ after: [Branch]) {
        if before.count == after.count, zip(before, after).allSatisfy({ $0.isExactly($1) }) { return }
        var pairing = Pairing(old: before.count, new: after.count)
        pairing.pair(old: { before[$0] }, new: { after[$0] })
        pairing.pair(old: { before[$0].child }, new: { after[$0].child })
        let moved = ListDifference.moved(pairing.oldOfNew)
        for (position, branch) in before.enumerated() where !pairing.isTaken[position] {
            if case .reference = branch.child, case .coordinator(let owner) = parent {
                edits.append(.reference(owner, .removed(branch, from: position)))
            }
        }
        for (position, branch) in after.enumerated() {
            guard case .contained(let child) = branch.child else {
                collectReference(parent, branch, before, position, pairing.oldOfNew[position], moved)
                continue
            }
            guard let known = pairing.oldOfNew[position] else { continue }
            let isTop = parent == .roots
            let from = Position(parent: parent, index: known, branch: isTop ? nil : before[known])
            let to = Position(parent: parent, index: position, branch: isTop ? nil : branch)
            if !branch.isExactly(before[known]) { edits.append(.represented(child, from: from, to: to)) }
            if moved.contains(position) { edits.append(.moved(child, from: from, to: to)) }
        }
    }

    private mutating func collectReference(
        _ parent: Position.Parent, _ branch: Branch, _ before: [Branch], _ position: Int, _ known: Int?,
        _ moved: Set<Int>
    ) {
        guard case .coordinator(let owner) = parent else { return }
        guard let known else {
            edits.append(.reference(owner, .added(branch, at: position)))
            return
        }
        if !branch.isExactly(before[known]) {
            edits.append(.reference(owner, .changed(from: before[known], to: branch, at: known)))
        }
        if moved.contains(position) { edits.append(.reference(owner, .moved(branch, from: known, to: position))) }
    }
}
