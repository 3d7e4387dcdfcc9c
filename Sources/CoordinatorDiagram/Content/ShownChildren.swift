import CoordinatorModel

/// Decides which of a coordinator's children are boxes and which are rows of its own box, and how its boxes are
/// grouped.
struct ShownChildren {
    private let tree: CoordinatorTree
    private let options: DiagramOptions
    private let scope: Scope
    private let highlighted: Set<Int>
    private let areLeavesRows: Bool
    private let mostColumns: Int
    /// The largest number of levels of a row: see `RowEnds`.
    let longestRow: Int?

    init(
        _ tree: CoordinatorTree, _ options: DiagramOptions, _ scope: Scope, highlighted: Set<Int>, areLeavesRows: Bool,
        isComparison: Bool
    ) {
        self.tree = tree
        self.options = options
        self.scope = scope
        self.highlighted = highlighted
        self.areLeavesRows = areLeavesRows
        // A page folds columns itself, and in a picture of two versions nothing may move.
        let mayWrap = !options.keepsTraces && !isComparison
        mostColumns = mayWrap ? options.mostColumns : 1
        longestRow = mayWrap ? options.longestRow.map { max($0, 1) } : nil
    }

    /// The boxes below a coordinator's box.
    func boxes(below coordinator: Int, in box: Int, isUnattached: Bool) -> [PendingBox] {
        var boxes: [PendingBox] = []
        for (index, branch) in tree.coordinators[coordinator].branches.enumerated() where !isRow(branch) {
            var content = PendingBox.Content.coordinator(branch.child.index)
            if case .reference = branch.child {
                guard isShown(referencesOf: coordinator) else { continue }
                content = .reference(branch.child.index)
            } else if scope.visibility[branch.child.index] == .hidden {
                continue
            }
            boxes.append(
                PendingBox(content: content, isUnattached: isUnattached, parent: box, branch: (coordinator, index)))
        }
        return mostColumns > 1
            ? StarColumns(direction: options.direction, most: mostColumns).arranged(boxes, isLeaf: isLeaf) : boxes
    }

    /// Whether a branch leads to a row: a coordinator that presents none itself, or a reference.
    func isRow(_ branch: Branch) -> Bool {
        guard areLeavesRows else { return false }
        let child = branch.child.index
        if case .reference = branch.child { return true }
        if highlighted.contains(child) || options.subject == child || scope.visibility[child] == .context {
            return false
        }
        return !tree.coordinators[child].branches.contains { branch in
            // If its own references are hidden, the picture ends at this coordinator.
            if case .reference = branch.child { return scope.hiddenBeneath[child] == 0 && isShown(referencesOf: child) }
            return scope.visibility[branch.child.index] != .hidden
        }
    }

    /// A coordinator's references are its children: if those are hidden, these are too.
    func isShown(referencesOf coordinator: Int) -> Bool {
        guard scope.visibility[coordinator] == .shown, !options.sheets.contains(coordinator) else { return false }
        if let collapse = options.collapse {
            return !collapse.matches(anyOf: [tree.coordinators[coordinator].type, tree.coordinators[coordinator].id])
        }
        return true
    }

    /// Whether a box has no boxes below it.
    func isLeaf(_ box: PendingBox) -> Bool {
        guard case .coordinator(let index) = box.content else { return true }
        return !tree.coordinators[index].branches.contains { branch in
            if isRow(branch) { return false }
            if case .reference = branch.child { return isShown(referencesOf: index) }
            return scope.visibility[branch.child.index] != .hidden
        }
    }
}
