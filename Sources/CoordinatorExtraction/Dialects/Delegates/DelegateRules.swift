/// A delegate (seed 004) is of a protocol or coordinator that the program declares, and is held weakly or has one of
/// the usual names of delegates.
struct DelegateRules: DialectRules {
    static let word = "delegate"
    /// `ParentCoordinatorDelegate` is one, whatever its property is called and however it is held.
    private static let protocols: Names = ["*Delegate"]

    func slot(_ property: Property, of holder: TypeID, in slots: Slots) -> Slot? {
        guard let shape = slots.shape(of: property, of: holder), !shape.isVoidFunction,
            let declarer = slots.declarations.property(property.name, of: holder)?.home.type
        else { return nil }
        let types = shape.nominals.map(\.type)
        guard types.contains(where: { isDelegate(property, $0, of: holder, in: slots) }) else { return nil }
        let declared = types.filter { !slots.index[$0].isExternal }
        return Slot(sort: .delegate, holder: holder, name: property.name, owner: declarer, delegates: declared)
    }

    private func isDelegate(_ property: Property, _ type: TypeID, of holder: TypeID, in slots: Slots) -> Bool {
        let (index, roles) = (slots.index, slots.roles)
        let parents = index.vocabulary.members.parents
        guard !index[type].isExternal, type != holder else { return false }
        let isWeak = property.ownership != .strong
        let name = property.name.lowercased()
        if !isWeak, !parents.contains(name), !name.hasSuffix(Self.word), isEntry(holder, in: slots) { return false }
        if roles.isCoordinator(type) || roles.isCoordinatorProtocol(type) {
            // An object that makes a coordinator and keeps it does not report to it; the buttons of its own view do.
            if !isWeak, !roles.isCoordinator(holder), constructs(holder, type, index), !roles.isDrawnView(holder) {
                return false
            }
            // A coordinator's own children are not delegates; a parent is one.
            if roles.isCoordinator(holder) {
                return isWeak && !index.startsOwn(property.name, of: holder) || parents.contains(name)
                    || name.hasSuffix(Self.word) || isNamedDelegate(type, index)
                    || isUpward(type, from: holder, in: slots)
            }
            return roles.acts(holder) || roles.mayHelp(holder)
        }
        guard index[type].isProtocol else { return false }
        let isCalledSo = index.vocabulary.members.delegates.contains(name) || isNamedDelegate(type, index)
        // A command to a view is not an event. A coordinator's call of any delegate is one.
        let conformers = index.conformers(of: type)
        // A delegate in a value inside a screen (`struct Dependencies`) is the screen's.
        let speaker = index[holder].isClass ? holder : index[holder].enclosing ?? holder
        if !roles.isScreen(speaker), !roles.isView(speaker), !conformers.isEmpty,
            !(isCalledSo && roles.isCoordinator(speaker)),
            conformers.allSatisfy({ roles.isScreen($0) && !roles.isCoordinator($0) || roles.isView($0) }),
            !isCalledSo || conformers.contains(where: { knows($0, speaker, in: slots) })
        {
            return false
        }
        // A protocol to which a type of the system conforms represents the system: `extension UIApplication:
        // URLOpening`.
        if index.hasExternalConformers(type) { return false }
        // An object that holds a service weakly sends it commands, not events.
        let isBetween = roles.isSpokesman(holder)
        let isService =
            !conformers.isEmpty && !conformers.contains { roles.acts($0) || isBetween && roles.isSpokesman($0) }
        if isService, !isCalledSo, !roles.screens.contains(holder), !roles.isView(holder) { return false }
        if isWeak || isCalledSo { return true }
        // `var parent: ParentFlow?`: a child's reference to its parent.
        if parents.contains(name), conformers.contains(where: roles.isCoordinator) { return true }
        if roles.isCoordinator(holder), isUpward(type, from: holder, in: slots) { return true }
        // A protocol to which a coordinator conforms is how a screen reports to it.
        return !roles.isCoordinator(holder) && index.conformers(of: type).contains { roles.isCoordinator($0) }
    }

    /// Whether a type is a value that coordinators only have in collections: `var children: [Entry]`. A coordinator in it
    /// is one of their children.
    private func isEntry(_ type: TypeID, in slots: Slots) -> Bool {
        let (index, roles) = (slots.index, slots.roles)
        guard index[type].declaration?.kind == .struct, !roles.acts(type) else { return false }
        var isListed = false
        for owner in index.declared where owner.id != type {
            for property in owner.orderedProperties where property.isStored || owner.isProtocol {
                guard let written = property.type,
                    let shape = slots.shape(of: property, of: owner.id),
                    shape.elementNominals.contains(where: { $0.type == type })
                else { continue }
                let owners = owner.isProtocol ? index.conformers(of: owner.id) : [owner.id]
                guard written.unwrapped.isCollection, owners.allSatisfy(roles.isCoordinator) else { return false }
                isListed = true
            }
        }
        return isListed
    }

    /// Whether a protocol leads upwards from a coordinator, under any name: only coordinators conform to it, it does
    /// not start them, it is not that of all coordinators, and none of them is a child that the holder makes.
    private func isUpward(_ type: TypeID, from holder: TypeID, in slots: Slots) -> Bool {
        let (index, roles) = (slots.index, slots.roles)
        guard index[type].isProtocol, !index[type].functions.isEmpty else { return false }
        let conformers = index.conformers(of: type)
        let starts = index.vocabulary.functions.starts
        let isGeneral = index.ancestors(of: type).dropFirst().contains { roles.isCoordinatorProtocol($0.type) }
        return !conformers.isEmpty && !isGeneral
            && !index.ancestors(of: type).contains { line in
                starts.contains { index[line.type].functions[$0] != nil }
            }
            && conformers.allSatisfy { $0 != holder && roles.isCoordinator($0) && !constructs(holder, $0, index) }
    }

    /// Whether a screen makes or holds a helper of a type, or is generic over it: then it is the helper's view.
    private func knows(_ screen: TypeID, _ helper: TypeID, in slots: Slots) -> Bool {
        let index = slots.index
        return index.ancestors(of: screen).contains { ancestor in
            constructs(ancestor.type, helper, index)
                || ancestor.bindings.values.contains { $0.nominals.contains { index.isKind(helper, of: $0.type) } }
                || index[ancestor.type].orderedProperties.contains { property in
                    slots.shape(of: property, of: screen)?.nominals.contains { held in
                        !index[held.type].isExternal && index.isKind(helper, of: held.type)
                    } ?? false
                }
        }
    }

    private func constructs(_ holder: TypeID, _ type: TypeID, _ index: ProgramIndex) -> Bool {
        index[holder].constructed.contains(String(index[type].lastName))
    }

    private func isNamedDelegate(_ type: TypeID, _ index: ProgramIndex) -> Bool {
        index[type].isProtocol && Self.protocols.contains(index[type].lastName)
    }
}
