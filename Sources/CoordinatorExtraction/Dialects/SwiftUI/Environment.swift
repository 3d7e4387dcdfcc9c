/// Objects that a view puts into the environment, and that views below take from it.
extension Run {
    /// `.environmentObject(coordinator)`, `.environment(coordinator)`.
    func inject(_ call: MeaningfulCall) {
        guard call.arguments.count == 1, call.arguments[0].label == nil else { return }
        let given = objects(in: evaluate(call.arguments[0].value, in: call.frame))
        // An object of a library may be of any class there.
        let types = given.compactMap { type(of: $0) }
        // `Cart?.none` takes an object away from the views below that can do without it.
        let isKnown =
            call.arguments[0].value.isNothing || !types.isEmpty && types.allSatisfy { !index[$0].isExternal }
        let all = Set(types.flatMap { index.ancestors(of: $0).map(\.type) }.filter { !index[$0].isExternal })
        see { facts in
            facts.views.injections.classes[call.place, default: []].formUnion(all)
            if isKnown { facts.views.injections.known.insert(call.place) }
        }
        noteBeginning(call, given.compactMap { type(of: $0) }.filter { roles.isCoordinator($0) })
        for id in given {
            guard let type = type(of: id), index[type].isClass else { continue }
            for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
                write(Value(id), to: environment(of: ancestor.type))
            }
        }
    }

    /// `ContentView().environment(router)` at the app's entry point: the objects that the view makes are the router's,
    /// unless another view shows the router's path, sheets or tabs.
    private func noteBeginning(_ call: MeaningfulCall, _ coordinators: [TypeID]) {
        guard !coordinators.isEmpty, let own = call.frame.own?.type, roles.begins(own),
            let name = call.base?.innermostCall,
            let view = index.shape(named: name, in: call.frame.scope).nominals.first?.type, roles.isDrawnView(view)
        else { return }
        see { facts in facts.views.injections.beginnings[view, default: []].formUnion(coordinators) }
    }

    /// `@EnvironmentObject var coordinator: ShopCoordinator`: the objects in the environment for that type.
    func takeFromEnvironment(_ property: Property, of id: ObjectID) {
        guard trial == nil, let own = own(id), let home = declarations.property(property.name, of: own.type)?.home,
            let wanted = declarations.shape(of: property, own, home)?.nominals.first?.type, !index[wanted].isExternal
        else { return }
        let given = read(environment(of: wanted))
        guard !given.isNever else { return }
        put(given, into: property, of: id, own, home)
    }

    /// `@InjectedObject(\.router) var router: ShopRouter`: a container of dependencies makes what is registered for the type,
    /// or has the coordinator, whichever code made it.
    func takeFromContainer(_ property: Property, of id: ObjectID) {
        guard trial == nil, let own = own(id), let home = declarations.property(property.name, of: own.type)?.home,
            let wanted = declarations.shape(of: property, own, home)?.nominals.first?.type
        else { return }
        if let made = registered(wanted, at: property.place) { return put(made, into: property, of: id, own, home) }
        if index[wanted].isProtocol { return takeFromContainer(property, anyOf: wanted, of: id, own, home) }
        guard roles.isCoordinator(wanted), index[wanted].isClass else { return }
        put(Value(declared(wanted)), into: property, of: id, own, home)
    }

    /// `@Injected(\.notes) var notes: any NotesProtocol`: the container has some object of the program for the protocol. If
    /// only one type conforms, it is one of those.
    private func takeFromContainer(
        _ property: Property, anyOf wanted: TypeID, of id: ObjectID, _ own: TypeReference, _ home: Ancestor
    ) {
        guard engine.slots.slot(property, of: own.type) != nil else { return }
        let candidates = index.conformers(of: wanted).filter { !roles.isAbstract($0) && index[$0].isClass }
        guard candidates.count == 1 else { return put(.open, into: property, of: id, own, home) }
        put(Value(declared(candidates[0])), into: property, of: id, own, home)
        guard roles.acts(own.type), roles.isCoordinator(candidates[0]), candidates[0] != own.type else { return }
        see { facts in
            let mention = Facts.Mention(actor: own.type, type: candidates[0])
            facts.sought[mention] = min(facts.sought[mention] ?? property.place, property.place)
        }
    }

    private func put(
        _ given: Value, into property: Property, of id: ObjectID, _ own: TypeReference, _ home: Ancestor
    ) {
        let frame = Frame(
            receiver: id, own: own, isStatic: false, home: home, file: property.place.file, parent: nil)
        if let slot = engine.slots.slot(property, of: own.type) {
            store(given, to: slot, of: id, in: frame, at: property.place)
        } else {
            keep(given, in: property.name, of: id)
        }
    }

    func environment(of type: TypeID) -> Cell {
        let cell = engine.heap.cell(statics(type), "environment")
        cell.promise = .stays
        return cell
    }
}

extension Expression {
    /// The view on which modifiers are called.
    fileprivate var innermostCall: String? {
        switch self {
        case .call(.member(let base?, _, _), _, _): base.innermostCall
        case .call(.name(let name, _), _, _): name
        default: nil
        }
    }
}
