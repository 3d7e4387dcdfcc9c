import CoordinatorModel

/// Decides which coordinators of two trees are the same, in linear time except for the hashing of `Pairing`.
///
/// 1. Coordinators with chosen ids are matched by id.
/// 2. Under the same parent, coordinators are matched by type; several of one type by presentation, route and content.
/// 3. A type that remains once in each tree has moved.
/// 4. A coordinator with the same structure in the same place but another type was renamed.
/// 5. Of the remaining ones, those with equal types have moved; those with equal content are matched first.
struct Matcher {
    private let old: CoordinatorTree
    private let new: CoordinatorTree
    private let oldShapes: [Shape]
    private let newShapes: [Shape]
    private(set) var matching: Matching
    /// The children whose parents are matched. Each list is used twice: for types, and for renamed coordinators.
    private var families: [(old: [Child], new: [Child])] = []
    private var typed = 0
    private var renamed = 0

    private struct Child {
        var index: Int
        var branch: Branch?
    }

    private struct Way: Hashable {
        var type: String?
        var presentation: String?
        var route: String?
        var content: Int?
    }

    init(from old: CoordinatorTree, to new: CoordinatorTree) {
        (self.old, self.new) = (old, new)
        let (oldOrder, newOrder) = (old.depthFirst(), new.depthFirst())
        oldShapes = Shape.all(in: old, order: oldOrder)
        newShapes = Shape.all(in: new, order: newOrder)
        matching = Matching(old: old.coordinators.count, new: new.coordinators.count)
        families.append((old.roots.map { Child(index: $0) }, new.roots.map { Child(index: $0) }))
        families.append((old.unattached.map { Child(index: $0) }, new.unattached.map { Child(index: $0) }))
        matchEverywhere(isUnique: true) { tree, index in
            let coordinator = tree.coordinators[index]
            return coordinator.hasChosenID ? coordinator.id : nil
        }
        matchTypes()
        matchEverywhere(isUnique: true) { tree, index in tree.coordinators[index].type }
        matchNames()
        let shapes = (oldShapes, newShapes)
        matchEverywhere { tree, index, isOld in
            Way(type: tree.coordinators[index].type, content: (isOld ? shapes.0 : shapes.1)[index].subtree)
        }
        matchEverywhere { tree, index in tree.coordinators[index].type }
        matchNames()
    }

    private mutating func match(_ oldIndex: Int, _ newIndex: Int) {
        matching.newOfOld[oldIndex] = newIndex
        matching.oldOfNew[newIndex] = oldIndex
        families.append((Self.children(of: oldIndex, in: old), Self.children(of: newIndex, in: new)))
    }

    private static func children(of index: Int, in tree: CoordinatorTree) -> [Child] {
        tree.coordinators[index].branches.compactMap { branch in
            guard case .contained(let child) = branch.child else { return nil }
            return Child(index: child, branch: branch)
        }
    }

    // MARK: - Anywhere in the tree

    private mutating func matchEverywhere(isUnique: Bool = false, key: (CoordinatorTree, Int) -> String?) {
        matchEverywhere(isUnique: isUnique) { tree, index, _ in key(tree, index) }
    }

    private mutating func matchEverywhere<Key: Hashable>(
        isUnique: Bool = false, key: (_ tree: CoordinatorTree, _ index: Int, _ isOld: Bool) -> Key?
    ) {
        let olds = old.coordinators.indices.filter { matching.newOfOld[$0] == nil }
        let news = new.coordinators.indices.filter { matching.oldOfNew[$0] == nil }
        var pairing = Pairing(old: olds.count, new: news.count)
        pairing.pair(isUnique: isUnique, old: { key(old, olds[$0], true) }, new: { key(new, news[$0], false) })
        for (position, found) in pairing.oldOfNew.enumerated() {
            if let found { match(olds[found], news[position]) }
        }
        matchTypes()
    }

    // MARK: - Under the same parent

    private mutating func matchTypes() {
        while typed < families.count {
            let (olds, news) = unmatched(families[typed])
            typed += 1
            guard !olds.isEmpty, !news.isEmpty else { continue }
            var pairing = Pairing(old: olds.count, new: news.count)
            let types = (olds.map { old.coordinators[$0.index].type }, news.map { new.coordinators[$0.index].type })
            pairing.pair(
                old: { Self.way(olds[$0], types.0[$0], oldShapes[olds[$0].index].subtree) },
                new: { Self.way(news[$0], types.1[$0], newShapes[news[$0].index].subtree) })
            pairing.pair(old: { Self.way(olds[$0], types.0[$0]) }, new: { Self.way(news[$0], types.1[$0]) })
            pairing.pair(
                old: { [types.0[$0], old.coordinators[olds[$0].index].id] },
                new: { [types.1[$0], new.coordinators[news[$0].index].id] })
            pairing.pair(old: { types.0[$0] }, new: { types.1[$0] })
            take(pairing, olds, news)
        }
    }

    private mutating func matchNames() {
        while renamed < families.count {
            let (olds, news) = unmatched(families[renamed])
            renamed += 1
            guard !olds.isEmpty, !news.isEmpty else { continue }
            var pairing = Pairing(old: olds.count, new: news.count)
            pairing.pair(
                old: { Self.place(olds[$0], oldShapes[olds[$0].index]) },
                new: { Self.place(news[$0], newShapes[news[$0].index]) })
            pairing.pair(
                isUnique: true,
                old: { oldShapes[olds[$0].index].isDistinctive ? oldShapes[olds[$0].index].structure : nil },
                new: { newShapes[news[$0].index].isDistinctive ? newShapes[news[$0].index].structure : nil })
            let strict = pairing
            pairing.pair(isUnique: true, old: { Self.way(olds[$0], nil) }, new: { Self.way(news[$0], nil) })
            for (position, found) in pairing.oldOfNew.enumerated() {
                guard let found else { continue }
                let (before, after) = (olds[found].index, news[position].index)
                let isLikely =
                    strict.oldOfNew[position] != nil
                    || Likeness.isLikely(old.coordinators[before], in: old, new.coordinators[after], in: new)
                if isLikely { match(before, after) }
            }
            matchTypes()
        }
    }

    private mutating func take(
        _ pairing: Pairing, _ olds: [Child], _ news: [Child]
    ) {
        for (position, found) in pairing.oldOfNew.enumerated() {
            if let found { match(olds[found].index, news[position].index) }
        }
    }

    private func unmatched(_ family: (old: [Child], new: [Child])) -> ([Child], [Child]) {
        (
            family.old.filter { matching.newOfOld[$0.index] == nil },
            family.new.filter { matching.oldOfNew[$0.index] == nil }
        )
    }

    /// The same place with the same structure; `nil` if that is ambiguous.
    private static func place(_ child: Child, _ shape: Shape) -> Way? {
        shape.isDistinctive || child.branch?.route != nil ? way(child, nil, shape.structure) : nil
    }

    private static func way(_ child: Child, _ type: String?, _ content: Int? = nil) -> Way {
        Way(type: type, presentation: child.branch?.presentation, route: child.branch?.route, content: content)
    }
}

extension Coordinator {
    /// Whether `CoordinatorTree.assignIDs()` would not have made its id from its type.
    fileprivate var hasChosenID: Bool {
        var name = id[...]
        if let mark = name.lastIndex(of: "#"), !name[mark...].dropFirst().isEmpty,
            name[mark...].dropFirst().allSatisfy(\.isNumber)
        {
            name = name[..<mark]
        }
        return name != type && !name.hasSuffix("/\(type)")
    }
}
