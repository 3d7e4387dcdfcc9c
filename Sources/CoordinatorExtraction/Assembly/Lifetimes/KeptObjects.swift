/// The objects that live as long as the app, and all that they keep: a ring of these does no harm.
struct KeptObjects {
    private(set) var found: Set<ObjectID> = []

    /// Finds them. `roots` are the types of the coordinators with which the app begins. Each `replaced` child takes the place
    /// of the one before, so it lives no longer than that.
    init(
        _ engine: Engine, _ references: StrongReferences, _ changes: Changes, roots: Set<TypeID>,
        replaced: Set<ChildHoldings.Pair>
    ) {
        var waiting = engine.seeds.objects.filter { id in
            guard let type = engine.atoms[id].type else { return false }
            if roots.contains(type) || engine.roles.begins(type) { return true }
            // A `MainCoordinator` that another coordinator makes lives as long as that keeps it.
            return engine.atoms[id].maker.map { engine.roles.isCoordinator($0.type) } != true
                && engine.index.vocabulary.types.roots.contains(engine.index[type].lastName)
        }
        found.formUnion(waiting)
        for key in engine.heap.keys {
            switch engine.atoms[key.object].sort {
            case .statics, .globals:
                guard let value = engine.heap.known(key.object, key.property)?.value else { continue }
                for id in Run(engine, nil).reachable(in: value) where found.insert(id).inserted { waiting.append(id) }
            default: continue
            }
        }
        while let next = waiting.popLast() {
            for reference in references.byHolder[next] ?? [] where !changes.breaks(reference, engine) {
                if let parent = engine.atoms[next].type, let child = engine.atoms[reference.held].type,
                    replaced.contains(ChildHoldings.Pair(parent: parent, child: child))
                {
                    continue
                }
                if found.insert(reference.held).inserted { waiting.append(reference.held) }
            }
        }
    }
}

extension Changes {
    /// Whether some code breaks a reference.
    func breaks(_ reference: StrongReference, _ engine: Engine) -> Bool {
        guard let type = engine.atoms[reference.holder].type else { return true }
        let name = reference.property.name
        if reference.captured != nil {
            let slot = Facts.ObjectSlot(object: reference.holder, name: name)
            return engine.facts.openChannels.contains(slot)
                || changes(of: name, in: type).contains { $0.sort == .cleared }
        }
        return mayLetGo(of: name, in: type, isCollection: reference.isCollection)
    }
}
