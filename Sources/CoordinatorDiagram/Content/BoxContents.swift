import CoordinatorModel
import TreeComparison

/// The rows of each coordinator's box.
struct BoxContents {
    /// The rows of one box.
    struct Content {
        var rows: [Row] = []
        /// The positions of the coordinator's facts in the rows; `nil` if the rows are counts, or if there are none.
        var list: RowList?
        /// The rows of coordinators without a box of their own, by index.
        var rowOfChild: [Int: Int] = [:]
    }

    private let tree: CoordinatorTree
    private let options: DiagramOptions
    private let names: ShortNames
    private let scope: Scope
    private let marks: FindingMarks
    private let homes: EventsAtHome.Versions
    private let lifetimes: LifetimeRows
    private let children: ShownChildren
    private let overlay: Overlay?
    /// The filter for events by name; `nil` if events are selected in another way.
    private let filter: EventFilter?
    /// Counts of the branches, if coordinators are rows.
    private let counts: FlowRows.Counts?
    /// The roots, if there are several: nothing else tells them from coordinators that no other presents.
    private let starts: Set<Int>

    init(
        _ tree: CoordinatorTree, _ options: DiagramOptions, _ names: ShortNames, _ scope: Scope, _ marks: FindingMarks,
        _ lifetimes: LifetimeRows, _ children: ShownChildren, overlay: Overlay?, homes: EventsAtHome.Versions,
        counts: FlowRows.Counts?
    ) {
        self.tree = tree
        self.options = options
        self.names = names
        self.scope = scope
        self.marks = marks
        self.homes = homes
        self.lifetimes = lifetimes
        self.children = children
        self.overlay = overlay
        self.counts = counts
        starts = tree.roots.count > 1 ? Set(tree.roots) : []
        if case .matching(let pattern) = options.events {
            filter = EventFilter(pattern, among: names.all)
        } else {
            filter = nil
        }
    }

    /// The rows of a coordinator's box. `own` are the rows about the coordinator's own lifetime.
    func content(of index: Int, hiddenBeneath: Int, lifetimes own: [Row]) -> Content {
        let own = (starts.contains(index) ? [Row(meaning: .kind, text: "start of the app")] : []) + own
        if let counts { return flows(of: index, hiddenBeneath: hiddenBeneath, counts, lifetimes: own) }
        guard options.detail != .titles else { return Content() }
        let list = RowList(
            index, in: tree, hiddenBeneath: hiddenBeneath, options: options, names: names, findings: marks,
            homes: homes, filter: filter, lifetimes: own, changes: overlay.flatMap { RowChanges(index, in: $0) })
        return Content(rows: list.rows, list: list)
    }

    /// The same for diagrams in which coordinators without children are rows.
    private func flows(
        of index: Int, hiddenBeneath: Int, _ counts: FlowRows.Counts, lifetimes own: [Row]
    ) -> Content {
        var list = FlowRows(tree, options, names.coordinators, marks, counts)
        list.add(lifetimes: own)
        var found: [FlowRows.Child] = []
        for (position, branch) in tree.coordinators[index].branches.enumerated() where children.isRow(branch) {
            let child = branch.child.index
            if case .reference = branch.child {
                guard children.isShown(referencesOf: index) else { continue }
                found.append(FlowRows.Child(index: child, lifetimes: lifetimes.rows(of: (index, position))))
            } else if scope.visibility[child] != .hidden {
                found.append(
                    FlowRows.Child(
                        index: child, hiddenBeneath: scope.hiddenBeneath[child],
                        lifetimes: lifetimes.rows(of: child, by: (index, position))))
            }
        }
        list.add(found)
        list.add(countsOf: index, hiddenBeneath: hiddenBeneath)
        return Content(rows: list.rows, rowOfChild: list.rowOfChild)
    }
}
