import CoordinatorModel

/// The lifetimes of coordinators, as rows: how the parent holds a child, what removes it, and the rings of strong
/// references that a coordinator is part of.
struct LifetimeRows {
    private let tree: CoordinatorTree
    private let options: DiagramOptions
    private let names: ShortNames
    private let findings: FindingMarks

    init(_ tree: CoordinatorTree, _ options: DiagramOptions, _ names: ShortNames, _ findings: FindingMarks) {
        self.tree = tree
        self.options = options
        self.names = names
        self.findings = findings
    }

    /// The facts about a coordinator's lifetime, for a root or a coordinator with its own box.
    func rows(of coordinator: Int, by branch: (owner: Int, index: Int)?) -> [Row] {
        guard options.showsLifetimes else { return [] }
        return rows(of: branch) + cycles(of: coordinator)
    }

    /// How the child of a branch is held and removed, and after which endings it is still held.
    func rows(of branch: (owner: Int, index: Int)?) -> [Row] {
        guard options.showsLifetimes, let (owner, index) = branch else { return [] }
        let branch = tree.coordinators[owner].branches[index]
        var rows: [Row] = []
        if let words = words(of: branch) {
            var row = Row(meaning: .lifetime, text: words)
            let parent = tree.coordinators[owner].type
            row.isFlawed = findings.isFlawed(branchFrom: parent, to: tree.coordinators[branch.child.index].type)
            rows.append(row)
        }
        for ending in branch.keptEndings.prefix(Self.mostEndings) {
            var row = Row(meaning: .lifetime, text: "kept on \(words(of: ending))")
            row.isFlawed = options.showsFindings
            rows.append(row)
        }
        let more = branch.keptEndings.count - Self.mostEndings
        if more > 0 { rows.append(Row(meaning: .lifetime, text: "… kept on \(PlainText.count(more, "more ending"))")) }
        return rows
    }

    private func words(of ending: KeptEnding) -> String {
        if let method = ending.method { return method }
        if let event = ending.event { return shown(event) }
        switch ending.gesture {
        case .back: return "the way back"
        case .drag: return "dragging it down"
        case nil: return "an ending"
        }
    }

    private func shown(_ event: String) -> String { options.isNarrow ? names.narrow(event) : names.short(event) }

    private func words(of branch: Branch) -> String? {
        var words: [String] = []
        switch branch.holding?.strength {
        case .strong: words.append("strong")
        case .weak: words.append("weak")
        case .some(.none): words.append("held by no object")
        case nil: break
        }
        if let removals = branch.removals, branch.holding?.strength != Holding.Strength.none {
            words.append(removed(removals, isOnce: branch.holding?.isOnce == true))
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private func removed(_ removals: [Removal], isOnce: Bool) -> String {
        var events: [String] = []
        for event in removals.compactMap(\.event) where !events.contains(event) { events.append(event) }
        guard let first = events.first else {
            return !removals.isEmpty ? "removed" : isOnce ? "lives as long as its parent" : "never removed"
        }
        return "removed on \(shown(first))" + (events.count > 1 ? " and \(events.count - 1) more" : "")
    }

    /// The rings, each with a row for every reference.
    private func cycles(of coordinator: Int) -> [Row] {
        let cycles = tree.coordinators[coordinator].retainCycles.filter { !$0.links.isEmpty }
        var rows: [Row] = []
        for cycle in cycles.prefix(Self.mostCycles) {
            rows.append(row("retain cycle", level: 0))
            if options.detail == .flows { continue }
            for link in cycle.links.prefix(Self.mostLinks) {
                rows.append(row("\(link.holder).\(link.member)", level: 1))
            }
            if cycle.links.count > Self.mostLinks {
                rows.append(
                    row("… \(PlainText.count(cycle.links.count - Self.mostLinks, "more reference"))", level: 1))
            }
        }
        if cycles.count > Self.mostCycles {
            rows.append(row("… \(PlainText.count(cycles.count - Self.mostCycles, "more retain cycle"))", level: 0))
        }
        return rows
    }

    private func row(_ text: String, level: Int) -> Row {
        var row = Row(meaning: .retainCycle, text: text, level: level)
        row.isFlawed = options.showsFindings
        return row
    }

    private static let mostEndings = 4
    private static let mostCycles = 3
    private static let mostLinks = 6
}
