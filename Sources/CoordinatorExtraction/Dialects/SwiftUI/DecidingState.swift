/// The state that decides what is shown, and the coordinators that have this state.
extension Run {
    /// The coordinators with the deciding state, and the property: those before the binding's last name, otherwise
    /// those that the view around the call holds.
    func owners(of presenting: Presenting, in frame: Frame) -> (types: [TypeID], state: (TypeReference, String)?) {
        if case .member(let base?, let name, _)? = presenting.binding {
            let found = objects(in: evaluate(base, in: frame)).compactMap(own).filter { roles.isCoordinator($0.type) }
            if let first = found.first { return (Set(found.map(\.type)).sorted(), (first, name)) }
        }
        if let written = boundByHand(presenting.binding, in: frame) { return (written.types, written.state) }
        if let handed = boundAsParameter(presenting.binding, in: frame) { return handed }
        guard let receiver = frame.receiver, let own = frame.own?.type, !frame.isStatic else { return ([], nil) }
        if roles.isCoordinator(own) { return ([own], nil) }
        guard roles.isDrawnView(own) || roles.begins(own), presenting.binding == nil else { return ([], nil) }
        if presenting.destination != nil, hasOwnStack(own) { return ([], nil) }
        let held = Set(coordinators(heldBy: receiver)).sorted()
        return (presenting.destination == nil ? held : held.filter { isBound($0, by: own, among: held) }, nil)
    }

    /// Whether a destination in a view may be a coordinator's: if the view's stacks show the paths of other coordinators
    /// that it holds, the destination is theirs.
    private func isBound(_ coordinator: TypeID, by view: TypeID, among held: [TypeID]) -> Bool {
        let bound = (index.survey(BoundStacks.init).found[view] ?? []).flatMap { stack in
            let property = index[view].properties[stack.property]
            let scope = Scope(type: view, file: stack.file)
            let types = (property?.type ?? property?.initializer?.constructed).map { index.shape(of: $0, in: scope) }
            return held.filter { one in types?.nominals.contains { index.isKind(one, of: $0.type) } == true }
        }
        return bound.isEmpty || bound.contains(coordinator)
    }

    /// Whether a view has a stack for the path of its own model: `NavigationStack(path: $model.path)`. The destinations in it
    /// are none of a coordinator's.
    private func hasOwnStack(_ view: TypeID) -> Bool {
        var (own, others) = (0, 0)
        for stack in index.survey(BoundStacks.init).found[view] ?? [] {
            let property = index[view].properties[stack.property]
            let scope = Scope(type: view, file: stack.file)
            let held = (property?.type ?? property?.initializer?.constructed).map { index.shape(of: $0, in: scope) }
            if let model = held?.nominals.first?.type, index[model].isClass, !roles.isCoordinator(model) {
                own += 1
            } else {
                others += 1
            }
        }
        return own > 0 && others == 0
    }

    /// The coordinators, and the property, that `Binding(get: { router.sheet }, set: { … })` reads.
    private func boundByHand(
        _ binding: Expression?, in frame: Frame
    ) -> (types: [TypeID], state: (TypeReference, String))? {
        guard let getter = binding?.getterByHand else { return nil }
        var found: (types: [TypeID], state: (TypeReference, String))?
        getter.visit { expression in
            guard found == nil, case .member(let base?, let name, _) = expression, base.isPath else { return }
            let owners = objects(in: evaluate(base, in: frame)).compactMap(own).filter { owner in
                roles.isCoordinator(owner.type) && declarations.property(name, of: owner.type) != nil
            }
            if let first = owners.first { found = (Set(owners.map(\.type)).sorted(), (first, name)) }
        }
        return found
    }

    /// The coordinators that a view holds, and their state, if a helper of the view receives a binding to it:
    /// `func withSheets(_ sheet: Binding<ShopSheet?>) -> some View`.
    private func boundAsParameter(
        _ binding: Expression?, in frame: Frame
    ) -> (types: [TypeID], state: (TypeReference, String)?)? {
        guard case .name(let name, _)? = binding, let receiver = frame.receiver, !frame.isStatic,
            case .function(let function)? = activation?.code,
            let parameter = function.parameters.first(where: { $0.name == name })
        else { return nil }
        let shape = index.shape(of: parameter.type, in: frame.scope)
        let wanted = Set(shape.bound.elementNominals.map(\.type).filter { index[$0].isEnum && !index[$0].isExternal })
        guard !wanted.isEmpty else { return nil }
        let found = Set(coordinators(heldBy: receiver)).sorted().compactMap { owner -> (TypeID, String)? in
            let scope = Scope(type: owner, file: index[owner].declaration?.place.file ?? 0)
            let property = index[owner].orderedProperties.first { property in
                guard property.isStored, !property.isStatic, let written = property.type else { return false }
                return index.shape(of: written, in: scope).elementNominals.contains { wanted.contains($0.type) }
            }
            return property.map { (owner, $0.name) }
        }
        guard let first = found.first else { return nil }
        return (found.map(\.0), (TypeReference(type: first.0, arguments: []), first.1))
    }

    /// The enums whose cases decide what is shown.
    func domains(
        of presenting: Presenting, _ state: (TypeReference, String)?, _ given: Value, in frame: Frame
    ) -> [TypeID] {
        // `var tab = Tab.home` shows its type by its value.
        var shapes = given.atoms.compactMap { atom -> Shape? in
            if case .enumCase(_, let type, _) = atoms.meaning(atom) { .nominal(type, []) } else { nil }
        }
        if let destination = presenting.destination {
            for case .type(let type, _) in evaluate(destination, in: frame).atoms.map(atoms.meaning) {
                shapes.append(.nominal(type, []))
            }
        }
        if let (owner, name) = state, let found = declarations.property(name, of: owner.type),
            let shape = declarations.shape(of: found.property, owner, found.home)
        {
            shapes.append(shape)
        }
        return Set(shapes.flatMap { $0.bound.elementNominals.map(\.type) }).sorted().filter {
            index[$0].isEnum && !index[$0].isExternal
        }
    }
}

extension Shape {
    /// The type behind a binding.
    fileprivate var bound: Shape {
        if case .nominal(_, let arguments) = self, arguments.count == 1 { arguments[0] } else { self }
    }
}
