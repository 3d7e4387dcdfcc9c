import CoordinatorAnalysis
import CoordinatorModel
import TreeComparison

/// Turns a tree into boxes and branches, and passes the journeys to `FlowBuilder`.
struct DiagramBuilder {
    private(set) var boxes: [Box] = []
    private(set) var branches: [BranchLine] = []
    private(set) var flows: [Flow] = []
    private(set) var traces: [JourneyTrace] = []
    private(set) var leavesOutPassing = false
    /// The box of a reference on a journey's path.
    private(set) var boxOfHop: @Sendable (ReferenceHop) -> Int? = { _ in nil }
    private(set) var strokes: [Stroke] = []

    private let tree: CoordinatorTree
    private let propagation: Propagation
    private let options: DiagramOptions
    private let scope: Scope
    private let names: ShortNames
    private let highlighted: Set<Int>
    private let children: ShownChildren
    private var rows: RowEnds
    private let contents: BoxContents
    private let lifetimes: LifetimeRows
    private let comparison: Comparison?
    private var overlay: Overlay? { comparison?.overlay }
    private var slugs = Slugs()
    private var places: BoxPlaces
    var boxOfCoordinator: [Int?] { places.boxOfCoordinator }

    init(
        _ tree: CoordinatorTree, _ propagation: Propagation, _ findings: [Finding], _ options: DiagramOptions,
        _ names: ShortNames, _ comparison: Comparison? = nil
    ) throws {
        // A comparison shows the change of every coordinator.
        let areLeavesRows = options.detail == .flows && comparison == nil
        self.tree = tree
        self.comparison = comparison
        self.propagation = propagation
        self.options = options
        let changed = options.showsOnlyChanges ? comparison?.overlay.changed : nil
        scope = try Scope(tree, options, changed: changed)
        self.names = names
        highlighted = Set(
            try options.highlight.map { try PatternError.matches(of: $0, named: "--highlight", in: tree) } ?? [])
        children = ShownChildren(
            tree, options, scope, highlighted: highlighted, areLeavesRows: areLeavesRows,
            isComparison: comparison != nil)
        rows = RowEnds(longest: children.longestRow)
        let marks = FindingMarks(propagation, options.showsFindings ? findings : nil)
        lifetimes = LifetimeRows(tree, options, names, marks)
        contents = BoxContents(
            tree, options, names, scope, marks, lifetimes, children, overlay: comparison?.overlay,
            // Only rows show these.
            homes: EventsAtHome.Versions(
                now: HomeInterceptors(options.detail == .titles || areLeavesRows ? nil : propagation),
                before: comparison.map { HomeInterceptors(options.detail == .titles ? nil : $0.before) }),
            counts: areLeavesRows ? FlowRows.Counts(tree) : nil)
        places = BoxPlaces(count: tree.coordinators.count)
    }

    mutating func build() {
        // Branches that are still to be drawn, or whole trees; the last one is drawn first.
        var pending = tree.roots.reversed().map { PendingBox(content: .coordinator($0), isUnattached: false) }
        drawAll(&pending)
        let unattached = tree.unattached.filter { scope.visibility[$0] != .hidden }
        if !unattached.isEmpty {
            append(
                Box(
                    subject: .unattachedHeading, id: slugs.slug("", "unattached"), kind: .coordinator,
                    title: "Not presented", isUnattached: true))
            pending = unattached.reversed().map { PendingBox(content: .coordinator($0), isUnattached: true) }
            drawAll(&pending)
        }
        var flowBuilder = FlowBuilder(
            tree: tree, options: options, scope: scope, names: names, boxes: boxes, places: places)
        if let comparison { flowBuilder.add(comparison) } else { flowBuilder.add(propagation) }
        boxes = flowBuilder.boxes
        flows = flowBuilder.flows
        traces = flowBuilder.traces
        strokes = flowBuilder.strokes
        leavesOutPassing = flowBuilder.leavesOutPassing
        boxOfHop = { [ports = flowBuilder.ports] in ports.box(of: $0) }
    }

    private mutating func drawAll(_ pending: inout [PendingBox]) {
        while let next = pending.popLast() {
            switch next.content {
            case .reference(let index): addReference(index, next)
            case .coordinator(let index):
                guard scope.visibility[index] != .hidden else { continue }
                let box = addCoordinator(index, next)
                let below = children.boxes(below: index, in: box, isUnattached: next.isUnattached)
                pending += rows.continued(below, after: box, isLeaf: children.isLeaf).reversed()
            case .corridor(let below): addPassage(.corridor, next, to: below, &pending)
            case .turn(let below): addPassage(.turn, next, to: below, &pending)
            }
        }
    }

    private mutating func addPassage(
        _ subject: Box.Subject, _ passage: PendingBox, to below: [PendingBox], _ pending: inout [PendingBox]
    ) {
        let before = passage.parent.map { boxes[$0].id } ?? ""
        var box = Box(subject: subject, id: slugs.slug("w-", before), kind: .coordinator, title: "")
        box.parent = passage.parent
        box.isUnattached = passage.isUnattached
        append(box)
        addBranch(passage, to: boxes.count - 1)
        pending += below.reversed().map { child in
            var child = child
            child.parent = boxes.count - 1
            return child
        }
    }

    private mutating func append(_ box: Box) {
        boxes.append(box)
        rows.add(box)
    }

    private mutating func addCoordinator(_ index: Int, _ pending: PendingBox) -> Int {
        let coordinator = tree.coordinators[index]
        var box = Box(
            subject: .coordinator(index), id: slugs.slug("c-", coordinator.id), kind: coordinator.kind,
            title: coordinator.type)
        box.parent = pending.parent
        box.isUnattached = pending.isUnattached
        box.emphasis = scope.visibility[index] == .context ? .context : .normal
        if let overlay {
            box.change = overlay.changes[index]
            if box.change == .unchanged { box.emphasis = .context }
            box.detail =
                ([overlay.changes[index].rawValue] + overlay.remarks[index])
                .joined(separator: "\n")
        }
        if highlighted.contains(index) || options.subject == index {
            box.emphasis = .highlighted
        }
        let number = boxes.count
        places.boxOfCoordinator[index] = number
        box.name = name(of: coordinator)
        // Above the subject of a picture, the number of other children says nothing about the subject.
        let isWay = options.subject != nil && box.emphasis == .context
        let hidden = isWay ? 0 : scope.hiddenBeneath[index]
        let life = lifetimes.rows(of: index, by: pending.branch)
        let content = contents.content(of: index, hiddenBeneath: hidden, lifetimes: life)
        box.rows = content.rows
        places.rows[number] = content.list
        for (child, row) in content.rowOfChild { places.rowOfChild[child] = Flow.Port(box: number, row: row) }
        append(box)
        addBranch(pending, to: number)
        return number
    }

    private func name(of coordinator: Coordinator) -> NameParts {
        let parts = names.coordinators.parts(coordinator.type)
        return options.isNarrow ? NameParts(stem: parts.stem, suffix: "") : parts
    }

    private mutating func addReference(_ index: Int, _ pending: PendingBox) {
        let target = tree.coordinators[index]
        let owner = pending.branch.map { tree.coordinators[$0.owner].id } ?? ""
        var box = Box(
            subject: .reference(index), id: slugs.slug("r-", "\(owner)-to-\(target.id)"),
            kind: target.kind, title: target.type)
        box.name = name(of: target)
        box.parent = pending.parent
        box.isUnattached = pending.isUnattached
        box.detail = "\(target.type), drawn elsewhere (id: \(target.id))"
        if options.detail != .titles { box.rows = lifetimes.rows(of: pending.branch) }
        if let branch = pending.branch {
            box.change = overlay?.branches[branch.owner][branch.index].change
            places.boxOfReference[BoxPlaces.Reference(owner: branch.owner, branch: branch.index)] = boxes.count
        }
        append(box)
        addBranch(pending, to: boxes.count - 1)
    }

    private mutating func addBranch(_ pending: PendingBox, to box: Int) {
        guard let parent = pending.parent else { return }
        guard let (owner, index) = pending.branch else {
            branches.append(BranchLine(parent: parent, child: box, presentation: "", route: ""))
            return
        }
        let branch = tree.coordinators[owner].branches[index]
        var line = BranchLine(
            parent: parent, child: box, presentation: branch.presentation ?? "", route: branch.route ?? "",
            routeRow: branch.route.flatMap { places.rows[parent]?.rowOfRoute[$0] })
        line.lifetime = lifetimes.rows(of: (owner, index)).map(\.text)
        if let known = overlay?.branches[owner][index] {
            line.change = known.change
            // A box with rows shows the old text in a row, where there is more space.
            if boxes[box].isReference || options.detail == .titles {
                line.before = known.before.map { BranchLine.words($0.presentation ?? "", $0.route ?? "") }
            }
        }
        if let row = line.routeRow, line.before == nil, line.change == nil || line.change == .unchanged,
            case .route = boxes[parent].rows[row].meaning
        {
            line.isNamedByRow = true
            nameRow(row, of: parent, line.presentation)
        }
        branches.append(line)
    }

    /// Adds the presentation to the row of its route, so that the line needs no words.
    private mutating func nameRow(_ row: Int, of box: Int, _ presentation: String) {
        let known = boxes[box].rows[row].tail.split(separator: ", ").map(String.init)
        guard !presentation.isEmpty, !known.contains(presentation) else { return }
        boxes[box].rows[row].tail = (known + [presentation]).joined(separator: ", ")
    }
}
