import CoordinatorModel

/// Something that a tree says about a line of the source.
struct Fact: Hashable, Comparable, CustomStringConvertible {
    var file: String
    /// 0 where the tree names no place.
    var line: Int
    var text: String

    var description: String { "\(file):\(line): \(text)" }

    static func < (left: Fact, right: Fact) -> Bool {
        (left.file, left.line, left.text) < (right.file, right.line, right.text)
    }
}

/// All that a tree says, each fact as a short sentence at its place:
///
/// | fact | at |
/// |---|---|
/// | `root`, `coordinator`, `unattached`, followed by the kind unless it is a leaf | the coordinator's declaration |
/// | `A needs D`, `A provides D` | the coordinator's declaration |
/// | `route of A` | the case |
/// | `screen of A`, `screen in S` | the declaration of the screen that `A` wraps or `S` embeds |
/// | `A presents B as push via list`, with `again` for one that stands elsewhere | the presentation |
/// | `A emits E`, with `unheard` where nothing listens to this object's channel | the emission |
/// | `A catches E`, `A may catch E`, `A sees E`: always, sometimes, never consumed; with `by B` | the interception |
/// | `unresolved` | what could not be followed |
enum FactList {
    static func facts(of tree: CoordinatorTree) -> Set<Fact> {
        var facts: Set<Fact> = []
        for (position, coordinator) in tree.coordinators.enumerated() {
            let role =
                tree.roots.contains(position)
                ? "root" : tree.unattached.contains(position) ? "unattached" : "coordinator"
            let kind = coordinator.kind == .coordinator ? "" : " \(coordinator.kind.rawValue)"
            let name = coordinator.type
            facts.insert(fact(role + kind, coordinator.location))
            if let needs = coordinator.dependencies.needs {
                facts.insert(fact("\(name) needs \(needs)", coordinator.location))
            }
            if let provides = coordinator.dependencies.provides {
                facts.insert(fact("\(name) provides \(provides)", coordinator.location))
            }
            for route in coordinator.routes { facts.insert(fact("route of \(name)", route.location)) }
            for branch in coordinator.branches { facts.insert(fact(branch, of: name, in: tree)) }
            facts.formUnion(claimsAndEmissions(coordinator.emits, coordinator.intercepts, of: name))
            for screen in coordinator.screens { facts.formUnion(self.facts(of: screen, "screen of \(name)")) }
        }
        for unresolved in tree.unresolved { facts.insert(fact("unresolved", unresolved.location)) }
        return facts
    }

    private static func facts(of screen: Screen, _ role: String) -> Set<Fact> {
        var facts: Set<Fact> = [fact(role, screen.location)]
        facts.formUnion(claimsAndEmissions(screen.emits, screen.intercepts, of: screen.type))
        for inner in screen.screens { facts.formUnion(self.facts(of: inner, "screen in \(screen.type)")) }
        return facts
    }

    private static func fact(_ branch: Branch, of name: String, in tree: CoordinatorTree) -> Fact {
        var text = "\(name) presents \(tree.coordinators[branch.child.index].type)"
        if let presentation = branch.presentation { text += " as \(presentation)" }
        if let route = branch.route { text += " via \(route)" }
        if case .reference = branch.child { text += " again" }
        return fact(text, branch.location)
    }

    private static func claimsAndEmissions(
        _ emissions: [Emission], _ interceptors: [Interceptor], of name: String
    ) -> [Fact] {
        emissions.map { fact("\(name) emits \($0.event)" + ($0.heard == .never ? " unheard" : ""), $0.location) }
            + interceptors.map { claim in
                let verb =
                    switch claim.consumes {
                    case .always: "catches"
                    case .sometimes: "may catch"
                    case .never: "sees"
                    }
                return fact("\(name) \(verb) \(claim.event)" + (claim.by.map { " by \($0)" } ?? ""), claim.location)
            }
    }

    private static func fact(_ text: String, _ location: Location?) -> Fact {
        Fact(file: location?.file ?? "", line: location?.line ?? 0, text: text)
    }
}
