/// The places of a coordinator's screens: in the coordinator itself, or in another screen.
///
/// If a type has several of these places, the emissions of each object belong to the place of the types that made or
/// hold it.
struct Standings {
    /// One of the places.
    struct Place {
        /// The screen around it; `nil` for the coordinator itself.
        var enclosing: TypeID?
        /// The screens that embed the type at its other places.
        var others: [TypeID] = []
        /// Whether it is the first place, which also has all objects without a place of their own.
        var isFirst = true
    }

    private var around: [TypeID: [TypeID?]] = [:]

    init(of coordinator: TypeID, _ placement: Placement) {
        var seen: Set<TypeID> = [coordinator]
        for screen in placement.screens[coordinator] ?? [] { add(screen, in: nil, placement, &seen) }
    }

    private mutating func add(
        _ screen: TypeID, in enclosing: TypeID?, _ placement: Placement, _ seen: inout Set<TypeID>
    ) {
        if around[screen]?.contains(enclosing) == true { return }
        around[screen, default: []].append(enclosing)
        guard seen.insert(screen).inserted else { return }
        var waiting = placement.embedded[screen] ?? []
        var views: Set<TypeID> = []
        while let inner = waiting.popLast() {
            guard inner != screen, views.insert(inner).inserted else { continue }
            if placement.roles.screens.contains(inner) || placement.hosted.contains(inner) {
                add(inner, in: screen, placement, &seen)
            } else {
                waiting += placement.embedded[inner] ?? []
            }
        }
    }

    /// The place of a screen in another one, or in the coordinator itself.
    func place(of screen: TypeID, in enclosing: TypeID?, isFirst: Bool) -> Place {
        let all = around[screen] ?? []
        guard all.count > 1 else { return Place(enclosing: enclosing) }
        return Place(enclosing: enclosing, others: all.filter { $0 != enclosing }.compactMap { $0 }, isFirst: isFirst)
    }
}

extension Ownership {
    /// Whether an object through which a screen of a type emits belongs to this place of the type.
    func stands(_ id: ObjectID, for type: TypeID, at place: Standings.Place) -> Bool {
        guard !place.others.isEmpty || !place.isFirst else { return true }
        let own = surroundings(of: id, for: type)
        if own.isEmpty { return place.isFirst }
        if let enclosing = place.enclosing, own.contains(enclosing) { return true }
        if own.contains(where: place.others.contains) { return false }
        return place.enclosing == nil || place.isFirst
    }
}
