import CoordinatorModel

/// The emissions of one screen or coordinator, and the interceptors that objects off the path add to it.
struct EmittedEvents {
    var emits: [Emission] = []
    /// Interceptors of these emissions that are not on the path, by event.
    var offPath: [EventName: Interceptor] = [:]

    /// The interceptors of the screen or coordinator, with those off the path, in the order of their events.
    func adding(to interceptors: [Interceptor]) -> [Interceptor] {
        guard !offPath.isEmpty else { return interceptors }
        let known = Set(interceptors.map(\.event))
        let added = offPath.values.filter { !known.contains($0.event) }
        return (interceptors + added).sorted { $0.event < $1.event }
    }
}

/// A place in the tree at which a type emits events.
struct Position {
    /// The coordinators above, from the root on. For a screen, the last one is its own.
    var path: [TypeID]
    /// The screens that embed a screen, from the outermost on.
    var enclosing: [TypeID] = []
    /// The coordinator that made the screen, or the parent that made the coordinator.
    var coordinator: TypeID?
    var standing = Standings.Place()
}

extension TreeAssembly {
    /// The interceptor of an event whose channels all have one, if no screen or coordinator intercepts it on some path:
    /// an output or delegate that is wired to a service or to a sibling is intercepted as well.
    func interceptor(
        offThePathOf emission: Facts.Emission, through channels: Set<Facts.ObjectSlot>, _ group: Set<TypeID>,
        at position: Position
    ) -> Interceptor? {
        var objects: Set<ObjectID> = []
        for channel in channels {
            guard let interceptors = ownership.interceptors(of: channel, emission.event), !interceptors.isEmpty else {
                return nil
            }
            objects.formUnion(interceptors)
        }
        let isDelegates = index[emission.event.domain].isProtocol
        let types = objects.compactMap { engine.atoms[$0].type }
        guard
            let type = types.filter({ !isDelegates || index.handles(emission.event, $0) })
                .min(by: { (index[$0].name, $0) < (index[$1].name, $1) }),
            !isIntercepted(emission.event, by: group, in: position.enclosing)
        else { return nil }
        let coverage = position.path.last.map { claimsAbove.coverage(of: emission.event, from: $0) } ?? .none
        guard coverage != .all else { return nil }
        let names = Set(channels.map(\.name))
        let wirings = engine.facts.wirings.filter { $0.key.owner == type && names.contains($0.key.slot.name) }
        var result = Interceptor(event: name(emission.event), consumes: coverage == .none ? .always : .sometimes)
        result.by = engine.name(of: type)
        result.isEmpty = !wirings.isEmpty && wirings.keys.allSatisfy(\.isEmpty)
        result.location = wirings.values.min().flatMap(location)
        return result
    }

    /// Whether the emitter or a screen around it intercepts an event.
    private func isIntercepted(_ event: EventName, by group: Set<TypeID>, in enclosing: [TypeID]) -> Bool {
        let around = enclosing.flatMap { [$0] + contents(of: $0).parts }
        return (Array(group) + around).contains { catching.claims[$0]?[event] != nil }
    }
}
