import CoordinatorModel

/// The rows of a box in diagrams where coordinators without children have no box of their own: these coordinators,
/// references, and the numbers of routes, screens and events.
struct FlowRows {
    /// Totals of a tree's branches, counted once for all boxes.
    struct Counts {
        /// The number of branches that lead to each coordinator.
        private(set) var uses: [Int]
        /// The events that end at each coordinator.
        private(set) var consumed: [Set<String>]
        /// The other events that may end there.
        private(set) var maybeConsumed: [Set<String>]

        init(_ tree: CoordinatorTree) {
            uses = [Int](repeating: 0, count: tree.coordinators.count)
            consumed = [Set<String>](repeating: [], count: tree.coordinators.count)
            maybeConsumed = consumed
            for branch in tree.coordinators.lazy.flatMap(\.branches) { uses[branch.child.index] += 1 }
            let named = Dictionary(grouping: tree.coordinators.indices) { tree.coordinators[$0].type }
            for (index, coordinator) in tree.coordinators.enumerated() {
                for one in coordinator.intercepts + coordinator.allScreens.flatMap(\.intercepts)
                where one.consumes != .never {
                    // An interceptor off the path stands at the emitter, and the event ends at another coordinator.
                    for end in one.by.flatMap({ named[$0] }) ?? [index] {
                        if one.consumes == .always {
                            consumed[end].insert(one.event)
                        } else {
                            maybeConsumed[end].insert(one.event)
                        }
                    }
                }
            }
            for index in consumed.indices { maybeConsumed[index].subtract(consumed[index]) }
        }
    }

    private(set) var rows: [Row] = []
    /// The rows of coordinators, by index.
    private(set) var rowOfChild: [Int: Int] = [:]

    private let tree: CoordinatorTree
    private let options: DiagramOptions
    private let names: TypeNames
    private let findings: FindingMarks
    private let counts: Counts

    init(
        _ tree: CoordinatorTree, _ options: DiagramOptions, _ names: TypeNames, _ findings: FindingMarks,
        _ counts: Counts
    ) {
        self.tree = tree
        self.options = options
        self.names = names
        self.findings = findings
        self.counts = counts
    }

    /// A coordinator that is a row.
    struct Child {
        var index: Int
        /// The number of hidden coordinators below it; `nil` for a reference.
        var hiddenBeneath: Int?
        /// The rows about its lifetime.
        var lifetimes: [Row] = []
    }

    /// Adds the rows about the coordinator's own lifetime.
    mutating func add(lifetimes: [Row]) { rows += lifetimes }

    /// Adds the rows of coordinators, and then those of references.
    mutating func add(_ children: [Child]) {
        let all = children.filter { $0.hiddenBeneath != nil } + children.filter { $0.hiddenBeneath == nil }
        let shown = all.count > options.longestFlow ? max(options.longestFlow - 1, 0) : all.count
        var lost = 0
        for (position, child) in all.enumerated() {
            if child.hiddenBeneath != nil { rowOfChild[child.index] = rows.count }
            let line =
                child.hiddenBeneath.map { row(of: child.index, hiddenBeneath: $0) } ?? reference(to: child.index)
            guard position < shown else {
                lost += line.lost
                continue
            }
            rows.append(line)
            rows += child.lifetimes.map { row in
                var row = row
                row.level += 1
                return row
            }
        }
        guard shown < all.count else { return }
        var more = Row(
            meaning: .more,
            text: "… \(PlainText.count(all.count - shown, shown == 0 ? "coordinator" : "more coordinator"))")
        (more.lost, more.tail) = (lost, lost > 0 ? "lost" : "")
        rows.append(more)
    }

    /// Adds the coordinator's own routes, screens and events, as counts.
    mutating func add(countsOf index: Int, hiddenBeneath: Int) {
        let coordinator = tree.coordinators[index]
        var kind = coordinator.kind.managesChildren == nil ? [coordinator.kind.rawValue] : []
        if coordinator.isStarted == false { kind.append("not started") }
        if !kind.isEmpty { rows.append(Row(meaning: .kind, text: kind.joined(separator: ", "))) }
        var things: [String] = []
        if options.showsRoutes, !coordinator.routes.isEmpty {
            things.append(PlainText.count(coordinator.routes.count, "route"))
        }
        let screens = coordinator.allScreens.count
        if options.showsScreens, screens > 0 { things.append(PlainText.count(screens, "screen")) }
        if !things.isEmpty { rows.append(Row(meaning: .more, text: things.joined(separator: ", "))) }
        addEvents(of: index)
        guard hiddenBeneath > 0 else { return }
        rows.append(Row(meaning: .more, text: "… \(PlainText.count(hiddenBeneath, "coordinator")) beneath"))
    }

    private mutating func addEvents(of index: Int) {
        let events = events(of: index)
        if !events.emitted.isEmpty {
            // Only the sign is red if others of the events arrive.
            var row = Row(
                meaning: .emission(isLost: events.lost == events.emitted.count),
                text: PlainText.count(events.emitted.count, "event"), trail: "emitted",
                tail: events.lost > 0 ? "lost" : "")
            (row.lost, row.events) = (events.lost, events.emitted.count)
            rows.append(row)
        }
        guard options.events != .lost, options.events != .none else { return }
        addEnds(counts.maybeConsumed[index], .sometimes)
        addEnds(counts.consumed[index], .always)
    }

    private mutating func addEnds(_ events: Set<String>, _ consumption: Interceptor.Consumption) {
        guard !events.isEmpty else { return }
        let words = consumption.wordsAtInterceptor(by: nil)
        rows.append(
            Row(meaning: .interceptor(consumption), text: PlainText.count(events.count, "event"), tail: words))
    }

    private func row(of index: Int, hiddenBeneath: Int) -> Row {
        let coordinator = tree.coordinators[index]
        var row = Row(meaning: .child, text: shown(coordinator.type))
        row.suffix = options.isNarrow ? "" : names.parts(coordinator.type).suffix
        if hiddenBeneath > 0 { row.trail = "+ \(hiddenBeneath)" }
        let events = events(of: index)
        (row.lost, row.events) = (events.lost, events.emitted.count)
        row.tail =
            events.lost > 0 ? "lost" : events.emitted.isEmpty ? "" : PlainText.count(events.emitted.count, "event")
        return row
    }

    private func reference(to index: Int) -> Row {
        var row = Row(meaning: .reference, text: "→ " + shown(tree.coordinators[index].type))
        if counts.uses[index] > 1 { row.tail = "used \(counts.uses[index]) times" }
        return row
    }

    private func shown(_ type: String) -> String { options.isNarrow ? names.narrow(type) : type }

    /// The events that a coordinator and its screens emit, and the number of lost ones.
    private func events(of index: Int) -> (emitted: Set<String>, lost: Int) {
        guard options.events != .none else { return ([], 0) }
        let coordinator = tree.coordinators[index]
        var entries = EventEntries(screen: [], emits: coordinator.emits, intercepts: [])
        entries.addAll(coordinator.screens, at: [])
        var (emitted, lost) = (Set<String>(), Set<String>())
        for entry in entries.entries where entry.key.consumption == nil {
            let isLost = findings.isLost(entry.key, in: index)
            if isLost { lost.insert(entry.key.event) }
            if isLost || options.events != .lost { emitted.insert(entry.key.event) }
        }
        return (emitted, lost.count)
    }
}
