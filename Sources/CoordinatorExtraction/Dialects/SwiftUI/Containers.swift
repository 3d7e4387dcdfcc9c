/// Views that are a coordinator's own: they are not screens, and their effects are the coordinator's.
extension Engine {
    /// A view that is named after a coordinator and holds it is its container. A coordinator that the container always
    /// shows is the coordinator's root.
    ///
    /// - Parameter choosers: Other containers, and their coordinators.
    func findContainers(besides choosers: [TypeID: Set<TypeID>]) {
        for type in index.declared where roles.isDrawnView(type.id) && !roles.isCoordinator(type.id) {
            for owner in coordinators(heldBy: type) where type.isNamed(after: index[owner]) {
                facts.views.containers[type.id, default: []].insert(owner)
            }
        }
        for (view, owners) in choosers {
            facts.views.containers[view, default: []].formUnion(owners.filter(roles.isCoordinator))
        }
        findBeginnings()
        guard !facts.views.containers.isEmpty else { return }
        let run = Run(self, nil)
        for id in seeds.objects {
            guard let type = atoms[id].type, let owners = facts.views.containers[type],
                let body = declarations.property("body", of: type)
            else { continue }
            run.noteRoot(run.drawn(in: run.read(body.property, of: id, body.home)), of: owners, at: body.property.place)
        }
    }

    /// The view with which the app begins is the container of the only coordinator that it receives, if no view is
    /// bound to that coordinator's path, sheets or tabs.
    private func findBeginnings() {
        let shown = Set(facts.views.containers.values.joined()).union(facts.views.injections.shownByApp)
        for (view, coordinators) in facts.views.injections.beginnings where facts.views.containers[view] == nil {
            let open = coordinators.filter { !shown.contains($0) && roles.isObservable($0) }
            if open.count == 1 { facts.views.containers[view] = open }
        }
    }

    private func coordinators(heldBy view: NominalType) -> [TypeID] {
        let scope = Scope(type: view.id, file: view.declaration?.place.file ?? 0)
        let held = view.orderedProperties.filter { $0.isStored && !$0.isStatic }.flatMap { property in
            (property.type ?? property.initializer?.constructed).map { index.shape(of: $0, in: scope).nominals } ?? []
        }
        return held.flatMap { index[$0.type].isProtocol ? index.conformers(of: $0.type) : [$0.type] }
            .filter { roles.isCoordinator($0) && roles.isObservable($0) }
    }

    /// If a container calls its own coordinator in the handler of a screen's output, that call is not a second event:
    /// `ListView(onSelect: { coordinator.show(.item) })`.
    func dropAnswersOfContainers() {
        let views = facts.views
        facts.emissions = facts.emissions.filter { emission in
            guard let owners = views.containers[emission.emitter], views.answers.contain(emission.place) else {
                return true
            }
            if owners.contains(where: { index.isKind($0, of: emission.event.domain) }) { return false }
            return !(views.asked[emission.event] ?? []).contains { asking in
                owners.contains { owner in
                    declarations.functions(asking.name, of: owner).contains { $0.function.body != nil }
                }
            }
        }
    }
}

extension Run {
    /// Records the code around a call with which a view reports something to another object.
    func noteCode(around place: Place, of emitter: ObjectID, in frame: Frame) {
        guard let type = type(of: emitter), roles.isDrawnView(type) else { return }
        see { facts in frame.visitCodes { facts.views.answers.around[place, default: []].insert($0.code) } }
    }
}

extension NominalType {
    /// Whether a view is named after a coordinator: `ShopCoordinatorView`.
    func isNamed(after coordinator: NominalType) -> Bool {
        let name = coordinator.lastName
        if Self.endings.contains(where: { lastName == name + $0 }) || name == lastName + "Model" { return true }
        // `ShopCoordinatorView` is named after `ShopCoordinatorStore` as well.
        return Self.parts.contains { part in
            guard name.hasSuffix(part) else { return false }
            let stem = name.dropLast(part.count)
            return lastName == stem || Self.endings.contains { lastName == stem + $0 }
        }
    }

    /// Whether a view decides by a state of a property's value what it shows: `switch coordinator.stage`, `if coordinator.isOpen`.
    func decides(by property: String) -> Bool {
        func isState(_ expression: Expression) -> Bool {
            var isFound = false
            expression.visit { if case .member(let holder?, _, _) = $0, holder.ownName == property { isFound = true } }
            return isFound
        }
        return properties.values.contains { own in
            var isFound = false
            own.getter?.visitStatements { statement in
                switch statement {
                case .switch(let subject, _): if isState(subject) { isFound = true }
                case .if(let conditions, _, _):
                    for condition in conditions {
                        switch condition {
                        case .expression(let value), .binding(_, _, let value), .matching(_, let value):
                            if isState(value) { isFound = true }
                        }
                    }
                default: break
                }
            }
            return isFound
        }
    }

    private static let parts = ["ViewModel", "Model", "Store"]
    private static let endings = ["View", "RootView", "ContainerView", "Container", "Root", "Screen"]
}
