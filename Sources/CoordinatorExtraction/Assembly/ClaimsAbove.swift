/// The coordinators on the paths to a coordinator that intercept an event.
struct ClaimsAbove {
    private let placement: Placement
    private let catching: Catching
    private let parents: [TypeID: [TypeID]]

    init(_ placement: Placement, _ catching: Catching) {
        (self.placement, self.catching) = (placement, catching)
        var parents: [TypeID: [TypeID]] = [:]
        for (parent, edges) in placement.edges {
            for edge in edges { parents[edge.child, default: []].append(parent) }
        }
        self.parents = parents
    }

    /// Whether an event of a coordinator's screen is intercepted by that coordinator or above it: on all paths to it,
    /// on some, or on none.
    func coverage(of event: EventName, from coordinator: TypeID) -> Coverage {
        var isClaimed = false
        var isUnclaimed = false
        var seen: Set<TypeID> = [coordinator]
        var waiting = [coordinator]
        while let next = waiting.popLast() {
            if claims(next, event) {
                isClaimed = true
                continue
            }
            let above = parents[next] ?? []
            if above.isEmpty || placement.roots.found.contains(next) { isUnclaimed = true }
            waiting += above.filter { seen.insert($0).inserted }
        }
        return isClaimed ? isUnclaimed ? .some : .all : .none
    }

    enum Coverage { case all, some, none }

    private func claims(_ coordinator: TypeID, _ event: EventName) -> Bool {
        ([coordinator] + (placement.helpers[coordinator] ?? [])).contains { catching.claims[$0]?[event] != nil }
    }
}
