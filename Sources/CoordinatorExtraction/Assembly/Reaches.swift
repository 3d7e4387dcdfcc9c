extension Placement {
    /// The types whose events pass some coordinators: these coordinators themselves, and everything below them. The
    /// search may end when it reaches `wanted`.
    func reach(of coordinators: [TypeID], until wanted: TypeID? = nil) -> Set<TypeID> {
        var seen = Set(coordinators)
        var waiting = coordinators
        while let next = waiting.popLast(), next != wanted {
            var below = (edges[next] ?? []).map(\.child) + (screens[next] ?? []) + (embedded[next] ?? [])
            below += helpers[next] ?? []
            for one in below where seen.insert(one).inserted { waiting.append(one) }
        }
        return seen
    }
}

/// Stores what is below each type, when everything has its place.
final class Reaches {
    private let placement: Placement
    private var known: [TypeID: Set<TypeID>] = [:]

    init(_ placement: Placement) { self.placement = placement }

    /// Whether an event that a type emits passes a coordinator.
    func leads(from coordinator: TypeID, to type: TypeID) -> Bool {
        if let known = known[coordinator] { return known.contains(type) }
        let reach = placement.reach(of: [coordinator])
        known[coordinator] = reach
        return reach.contains(type)
    }
}
