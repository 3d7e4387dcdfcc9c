/// Which views draw which others in them.
struct DrawnParts {
    /// The views that draw a view. A container shows screens, not parts of itself.
    private var around: [TypeID: [TypeID]] = [:]

    init(
        _ made: [TypeID: [(type: TypeID, place: Place)]], _ roles: Roles, containers: [TypeID: Set<TypeID>]
    ) {
        for (view, parts) in made where roles.isDrawnView(view) && containers[view] == nil {
            for part in parts where roles.isDrawnView(part.type) { around[part.type, default: []].append(view) }
        }
    }

    /// The types that no other of them draws, directly or inside other views.
    func outermost(of types: Set<TypeID>) -> Set<TypeID> {
        types.filter { type in
            var seen: Set<TypeID> = [type]
            var waiting = [type]
            while let next = waiting.popLast() {
                waiting += (around[next] ?? []).filter { seen.insert($0).inserted }
            }
            return seen.isDisjoint(with: types.subtracting([type]))
        }
    }
}
