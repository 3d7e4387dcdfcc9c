/// The state that decides what is shown, and the coordinators whose state it is.
extension Run {
    /// The coordinators whose state decides, and the property: those before the binding's last name, or else those
    /// that the view around the call holds.
    func owners(of presenting: Presenting, in frame: Frame) -> (types: [TypeID], state: (TypeReference, String)?) {
        if case .member(let base?, let name, _)? = presenting.binding {
            let found = objects(in: evaluate(base, in: frame)).compactMap(own).filter { roles.isCoordinator($0.type) }
            if let first = found.first { return (Set(found.map(\.type)).sorted(), (first, name)) }
        }
        guard let receiver = frame.receiver, let own = frame.own?.type, !frame.isStatic else { return ([], nil) }
        if roles.isCoordinator(own) { return ([own], nil) }
        guard roles.isDrawnView(own) || roles.begins(own), presenting.binding == nil else { return ([], nil) }
        return (Set(coordinators(heldBy: receiver)).sorted(), nil)
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
    /// What is behind a binding.
    fileprivate var bound: Shape {
        if case .nominal(_, let arguments) = self, arguments.count == 1 { arguments[0] } else { self }
    }
}
