import CoordinatorModel

extension TreeAssembly {
    /// A coordinator at the end of a path of coordinators, without its branches.
    func coordinator(_ type: TypeID, on path: [TypeID]) -> Coordinator {
        let nominal = index[type]
        var result = Coordinator(type: engine.name(of: type), kind: CoordinatorKinds.kind(of: type, index, placement))
        result.location = nominal.declaration.map { location($0.place) } ?? nil
        var seen: Set<TypeID> = []
        let standings = Standings(of: type, placement)
        result.screens = (placement.screens[type] ?? []).map { screen($0, in: [], standings, on: path, &seen) }
        // A coordinator's own view is a screen if it emits something.
        let helpers = (placement.helpers[type] ?? []).filter { !placement.isHeldByScreen($0) }
        let containers = helpers.filter(placement.isContainer)
        result.screens += containers.sorted().map { screen($0, in: [], standings, on: path, &seen) }
            .filter { !$0.emits.isEmpty }
        if let routes = roles.routes(of: type) {
            result.routes = index[routes].orderedCases.map(engine.route)
        }
        let above = Array(path.dropLast())
        let emitted = emissions(of: type, helpers, at: Position(path: above, coordinator: above.last))
        result.emits = emitted.emits
        // What another view hears from a coordinator's own view is left out, if its emission is.
        let heard = interceptors(of: type, helpers, on: path).filter { one in
            one.by == nil || emitted.emits.contains { $0.event == one.event }
                || !containers.contains { one.event.hasPrefix(index[$0].name + ".") }
        }
        result.intercepts = emitted.adding(to: heard)
        result.retainCycles = retainCycles(of: type)
        for rule in engine.dialects.rules { rule.complete(&result, of: type, in: engine) }
        if !followsRoutes(type, result) { result.routes = [] }
        if let routes = roles.routes(of: type) {
            let handled = handledRoutes(routes, of: type)
                .subtracting((placement.edges[type] ?? []).compactMap(\.route))
            result.routes = result.routes.map { handled.contains($0.name) ? engine.transition($0) : $0 }
        }
        return result
    }

    /// Whether the destinations of routes are known: the enum is the coordinator's own, or code was found that shows
    /// something for a route. A router of the app's own may handle an app-wide enum in ways that are not read.
    private func followsRoutes(_ type: TypeID, _ coordinator: Coordinator) -> Bool {
        guard let routes = roles.routes(of: type) else { return true }
        if let enclosing = index[routes].enclosing, index.ancestors(of: type).contains(where: { $0.type == enclosing })
        {
            return !handsOut(routes, type)
        }
        return placement.edges[type]?.contains { $0.route != nil } == true
            || coordinator.routes.contains { !$0.extensions.isEmpty }
    }

    /// Whether a coordinator's own routes are what it tells another one, `var onRoute: ((Route) -> Void)?`, and no function
    /// of its own receives any.
    private func handsOut(_ routes: TypeID, _ type: TypeID) -> Bool {
        let homes = index.ancestors(of: type).map { index[$0.type] }.filter { !$0.isExternal }
        let name: Set<String> = [String(index[routes].lastName)]
        guard placement.edges[type]?.contains(where: { $0.route != nil }) != true,
            !homes.flatMap(\.orderedFunctions).flatMap(\.parameters).contains(where: { $0.type.mentions(name) })
        else { return false }
        return homes.flatMap(\.orderedProperties).contains { property in
            property.type?.mentions(name) == true && engine.slots.slot(property, of: type)?.sort == .output
        }
    }

    /// A screen's helpers and views, which are parts of it, and the screens embedded in it, which are entries of their
    /// own.
    func contents(of screen: TypeID) -> (parts: Set<TypeID>, screens: [TypeID]) {
        var parts: Set<TypeID> = placement.helpers[screen] ?? []
        var screens: [TypeID] = []
        // The screens that a coordinator's own view shows are the coordinator's.
        if placement.isContainer(screen) { return (parts, []) }
        var waiting = placement.embedded[screen] ?? []
        var seen: Set<TypeID> = []
        while !waiting.isEmpty {
            let inner = waiting.removeFirst()
            guard seen.insert(inner).inserted, inner != screen else { continue }
            if roles.screens.contains(inner) || placement.hosted.contains(inner) {
                screens.append(inner)
            } else {
                parts.insert(inner)
                parts.formUnion(placement.helpers[inner] ?? [])
                waiting += placement.embedded[inner] ?? []
            }
        }
        return (parts, screens)
    }

    /// A screen with its embedded screens. If it is in the tree twice, the second one has only the emissions of its
    /// other objects.
    private func screen(
        _ type: TypeID, in enclosing: [TypeID], _ standings: Standings, on path: [TypeID], _ seen: inout Set<TypeID>
    ) -> Screen {
        var result = Screen(type: index[type].name)
        result.location = index[type].declaration.map { location($0.place) } ?? nil
        guard type != path.last else { return result }
        let isFirst = seen.insert(type).inserted
        let place = standings.place(of: type, in: enclosing.last, isFirst: isFirst)
        let (speakers, inside) = contents(of: type)
        for inner in isFirst ? inside : [] {
            let isKnown = seen.contains(inner)
            let found = screen(inner, in: enclosing + [type], standings, on: path, &seen)
            if !isKnown || !found.emits.isEmpty { result.screens.append(found) }
        }
        let emitted = emissions(
            of: type, speakers,
            at: Position(path: path, enclosing: enclosing, coordinator: path.last, standing: place))
        result.emits = emitted.emits
        guard isFirst || !result.emits.isEmpty else { return result }
        // The events that a coordinator's own view intercepts are intercepted by the coordinator.
        let claims = placement.isContainer(type) ? [] : interceptors(of: type, speakers, on: path, below: result)
        result.intercepts = emitted.adding(to: claims)
        for rule in engine.dialects.rules { rule.complete(&result, of: speakers.union([type]), in: engine) }
        return result
    }
}
