import CoordinatorModel

/// A tree as lines that tell what it says and not where: the same for a tree from source, from a running app, and by
/// hand.
///
/// What only one of them can know is left out: places, what is started and active. `Domain.*` stands for each declared
/// case, so that both spellings are one.
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
        return tree.roots.flatMap { outline.lines(of: $0, "root", depth: 0) }
            + tree.unattached.flatMap { outline.lines(of: $0, "unattached", depth: 0) }
    }

    private func lines(of position: Int, _ role: String, depth: Int) -> [String] {
        let coordinator = tree.coordinators[position]
        let indent = String(repeating: "    ", count: depth)
        var lines = ["\(role): \(coordinator.type), \(coordinator.kind.rawValue)"]
        if let needs = coordinator.dependencies.needs { lines.append("  needs \(needs)") }
        if let provides = coordinator.dependencies.provides { lines.append("  provides \(provides)") }
        lines += coordinator.routes.map { "  route \($0.name)(\($0.payload.joined(separator: ", ")))" }
        lines += claimsAndEmissions(coordinator.emits, coordinator.intercepts).map { "  " + $0 }
        lines += coordinator.screens.sorted { $0.type < $1.type }.flatMap(self.lines(of:)).map { "  " + $0 }
        let branches = coordinator.branches.map { branch -> [String] in
            let role = "\(branch.presentation ?? "?") via \(branch.route ?? "nothing")"
            guard case .contained(let child) = branch.child else {
                return [indent + "    \(role): again \(tree.coordinators[branch.child.index].type)"]
            }
            return self.lines(of: child, role, depth: depth + 1)
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
        claim.event.hasSuffix("*") ? events.filter(claim.claims) : [claim.event]
    }
}
