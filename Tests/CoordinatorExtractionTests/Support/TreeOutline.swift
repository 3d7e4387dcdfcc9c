import CoordinatorModel

/// A tree as lines that tell what it says and not where: the same for a tree from source, from a running app, and by
/// hand.
///
/// What only one of them can know is left out: places, what is started and active. `Domain.*` stands for each declared
/// case, so that both spellings are one. A coordinator that another parent refers to is written out there too: whether
/// it stands in the tree once or twice, it is the same app.
struct TreeOutline {
    private let tree: CoordinatorTree
    private let events: [String]

    private init(_ tree: CoordinatorTree, events: [String]) {
        self.tree = tree
        self.events = events
    }

    /// A tree as lines; `*` stands for the given events.
    static func lines(of tree: CoordinatorTree, events: [String]) -> [String] {
        let outline = TreeOutline(tree, events: events)
        return tree.roots.flatMap { outline.lines(of: $0, "root", path: []) }
            + tree.unattached.flatMap { outline.lines(of: $0, "unattached", path: []) }
    }

    private func lines(of position: Int, _ role: String, path: [Int]) -> [String] {
        let coordinator = tree.coordinators[position]
        let indent = String(repeating: "    ", count: path.count)
        var lines = ["\(role): \(coordinator.type), \(coordinator.kind.rawValue)"]
        if let needs = coordinator.dependencies.needs { lines.append("  needs \(needs)") }
        if let provides = coordinator.dependencies.provides { lines.append("  provides \(provides)") }
        lines += coordinator.routes.map { "  route \($0.name)(\($0.payload.joined(separator: ", ")))" }
        lines += claimsAndEmissions(coordinator.emits, coordinator.intercepts).map { "  " + $0 }
        lines += coordinator.screens.sorted { $0.type < $1.type }.flatMap(self.lines(of:)).map { "  " + $0 }
        var own = Set(path + [position])
        own.formUnion(
            coordinator.branches.compactMap { if case .contained(let child) = $0.child { child } else { nil } })
        let branches = coordinator.branches.map { branch -> [String] in
            let role = "\(branch.presentation ?? "?") via \(branch.route ?? "nothing")"
            if case .reference(let child) = branch.child, !own.insert(child).inserted {
                return [indent + "    \(role): again \(tree.coordinators[child].type)"]
            }
            return self.lines(of: branch.child.index, role, path: path + [position])
        }
        return lines.map { indent + $0 } + branches.sorted { $0[0] < $1[0] }.joined()
    }

    private func lines(of screen: Screen) -> [String] {
        ["screen \(screen.type)"] + claimsAndEmissions(screen.emits, screen.intercepts).map { "  " + $0 }
            + screen.screens.sorted { $0.type < $1.type }.flatMap(self.lines(of:)).map { "  " + $0 }
    }

    private func claimsAndEmissions(_ emissions: [Emission], _ interceptors: [Interceptor]) -> [String] {
        let claims = interceptors.flatMap { claim in
            let by = claim.by.map { " by \($0)" } ?? ""
            return names(of: claim).map { "consumes \($0) \(claim.consumes.rawValue)\(by)" }
        }
        return Set(emissions.map { "emits \($0.event)" }).sorted() + claims.sorted()
    }

    private func names(of claim: Interceptor) -> [String] {
        claim.event.hasSuffix("*") ? events.filter(claim.intercepts) : [claim.event]
    }
}
