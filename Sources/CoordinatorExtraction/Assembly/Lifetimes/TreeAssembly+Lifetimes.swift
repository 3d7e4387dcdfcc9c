import CoordinatorModel

extension TreeAssembly {
    /// The retain cycles that a coordinator, its screens or their helpers are part of.
    func retainCycles(of type: TypeID) -> [RetainCycle] {
        guard !lifetimes.rings.isEmpty else { return [] }
        var types: Set<TypeID> = [type]
        var waiting = [type] + (placement.screens[type] ?? [])
        while let next = waiting.popLast() {
            types.formUnion([next] + (placement.helpers[next] ?? []))
            waiting += (placement.embedded[next] ?? []).filter { !types.contains($0) }
        }
        var cycles: Set<RetainCycle> = []
        for type in types {
            for ring in lifetimes.rings[type] ?? [] { cycles.insert(RetainCycle(ring.map(link))) }
        }
        return Array(cycles)
    }

    private func link(_ reference: StrongReference) -> RetainLink {
        func name(_ id: ObjectID) -> String { engine.atoms[id].type.map { index[$0].name } ?? "" }
        return RetainLink(
            from: name(reference.holder), in: reference.property.name, to: name(reference.held),
            capturing: reference.captured, location: location(reference.place))
    }
}
