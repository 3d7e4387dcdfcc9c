import CoordinatorModel

/// The lifetime of a coordinator, for its panel: its holders, the code that removes it, and its retain cycles.
struct LifetimePanel {
    private let content: PageContent
    /// The branches that lead to each coordinator, with the coordinators that have them.
    private let branches: [Int: [(owner: Int, branch: Branch)]]

    init(_ content: PageContent) {
        self.content = content
        var branches: [Int: [(owner: Int, branch: Branch)]] = [:]
        if content.diagram.options.showsLifetimes {
            for (owner, coordinator) in content.tree.coordinators.enumerated() {
                for branch in coordinator.branches where branch.holding != nil || branch.removals != nil {
                    branches[branch.child.index, default: []].append((owner, branch))
                }
            }
        }
        self.branches = branches
    }

    func write(_ index: Int, to markup: inout Markup) {
        guard content.diagram.options.showsLifetimes else { return }
        markup.section("Held by", branches[index] ?? []) { item, entry in
            item.chip(entry.owner, in: content.tree)
            if let holding = entry.branch.holding { write(holding, to: &item) }
            if let removals = entry.branch.removals { write(removals, to: &item) }
        }
        markup.section("Retain cycles", content.tree.coordinators[index].retainCycles) { item, cycle in
            item.element("ul") { list in
                for link in cycle.links {
                    list.element("li") { line in
                        line.word("\(link.holder).\(link.member)")
                        line.text(" → ")
                        line.word(link.held)
                        if let captured = link.captured { line.word(" captures \(captured)", sort: "quiet") }
                        content.places.write(link.location, Origin(), to: &line)
                    }
                }
            }
        }
    }

    private func write(_ holding: Holding, to markup: inout Markup) {
        let member = holding.member.map { " in \($0)" } ?? ""
        switch holding.strength {
        case .strong: markup.word(" strongly\(member)")
        case .weak: markup.word(" weakly\(member)")
        case .none: markup.word(" not held by any object")
        }
        content.places.write(holding.location, Origin(), to: &markup)
    }

    private func write(_ removals: [Removal], to markup: inout Markup) {
        if removals.isEmpty { markup.word(", never removed") }
        for removal in removals {
            markup.text(", removed")
            if let event = removal.event {
                markup.text(" on ")
                markup.event(event, in: content.diagram)
            }
            content.places.write(removal.location, Origin(), to: &markup)
        }
    }
}
