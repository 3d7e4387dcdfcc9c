/// An output or a delegate: the property through which a type tells others that something happened.
struct Slot: Hashable {
    enum Sort: Hashable { case output, delegate }

    var sort: Sort
    /// The type whose object has it.
    var holder: TypeID
    /// The property's name.
    var name: String
    /// The type that declares the property: the protocol where there is one. For an output only.
    var owner: TypeID
    /// The types of the delegate: several for a composition.
    var delegates: [TypeID] = []

    var key: Facts.SlotName { Facts.SlotName(holder: holder, name: name) }
}

/// Which properties are outputs and delegates.
///
/// An output (seed 003) is stored and holds a function that returns nothing. A delegate (seed 004) is of a protocol
/// or coordinator that the program declares, and is held weakly or called by one of the delegates' usual names.
final class Slots {
    private let index: ProgramIndex
    private let roles: Roles
    private let declarations: Members
    private let dialects: Set<Dialect>
    private var known: [Key: Slot?] = [:]

    private struct Key: Hashable {
        var property: ObjectIdentifier
        var holder: TypeID
    }

    init(_ declarations: Members, _ roles: Roles, _ dialects: Set<Dialect>) {
        index = declarations.index
        self.declarations = declarations
        self.roles = roles
        self.dialects = dialects
    }

    /// Whether a property is an output or a delegate, and of whom.
    func slot(_ property: Property, of holder: TypeID) -> Slot? {
        guard !property.isStatic, property.isStored || property.getter == nil else { return nil }
        let key = Key(property: ObjectIdentifier(property), holder: holder)
        if let known = known[key] { return known }
        let found = find(property, of: holder).flatMap { slot in
            dialects.contains(slot.sort == .output ? .flowOutputs : .delegates) ? slot : nil
        }
        known[key] = .some(found)
        return found
    }

    private func find(_ property: Property, of holder: TypeID) -> Slot? {
        guard let found = declarations.property(property.name, of: holder) else { return nil }
        var scope = Scope(type: found.home.type, file: property.place.file, bindings: found.home.bindings)
        scope.own = .nominal(holder, [])
        guard let type = property.type else {
            // `var onFinish = {}`, `let onTap: … = { … }` without a type.
            guard case .closure(let closure)? = property.initializer, closure.parameters?.isEmpty ?? true,
                closure.body.isEmpty
            else { return nil }
            return output(property, of: holder, declaredBy: found.home.type)
        }
        let shape = index.shape(of: type, in: scope)
        if shape.isVoidFunction { return output(property, of: holder, declaredBy: found.home.type) }
        let types = shape.nominals.map(\.type)
        guard types.contains(where: { isDelegate(property, $0, of: holder) }) else { return nil }
        let declared = types.filter { !index[$0].isExternal }
        return Slot(
            sort: .delegate, holder: holder, name: property.name, owner: found.home.type, delegates: declared)
    }

    private func output(_ property: Property, of holder: TypeID, declaredBy declarer: TypeID) -> Slot {
        Slot(sort: .output, holder: holder, name: property.name, owner: owner(property.name, of: holder) ?? declarer)
    }

    /// The protocol that declares a member which a type has, if there is one (`DESIGN.md`, "The serialized form").
    private func owner(_ name: String, of holder: TypeID) -> TypeID? {
        index.ancestors(of: holder).first {
            index[$0.type].isProtocol && index[$0.type].declaration?.properties.contains { $0.name == name } == true
        }?.type
    }

    private func isDelegate(_ property: Property, _ type: TypeID, of holder: TypeID) -> Bool {
        guard !index[type].isExternal, type != holder else { return false }
        let isWeak = property.ownership != .strong
        let name = property.name.lowercased()
        if roles.isCoordinator(type) || roles.isCoordinatorProtocol(type) {
            // Who makes a coordinator and keeps it does not speak to it.
            if !isWeak, !roles.isCoordinator(holder), constructs(holder, type) { return false }
            // A coordinator's own children are no delegates; a parent is.
            if roles.isCoordinator(holder) {
                return isWeak || name.hasPrefix("parent") || name.hasSuffix("delegate") || isNamedDelegate(type)
                    || isToldOnly(type, by: holder)
            }
            return roles.acts(holder) || roles.mayHelp(holder)
        }
        guard index[type].isProtocol else { return false }
        let isCalledSo = DelegateNames.isDelegate(property.name) || isNamedDelegate(type)
        // Views are told what to show: that is no event. What a coordinator tells a delegate is one, whoever that is.
        let conformers = index.conformers(of: type)
        // What a value inside a screen holds (`struct Dependencies`), the screen does.
        let speaker = index[holder].isClass ? holder : index[holder].enclosing ?? holder
        if !roles.isScreen(speaker), !roles.isView(speaker), !conformers.isEmpty,
            !(isCalledSo && roles.isCoordinator(speaker)),
            conformers.allSatisfy({ roles.isScreen($0) && !roles.isCoordinator($0) || roles.isView($0) })
        {
            return false
        }
        // What a type of the system conforms to stands for the system: `extension UIApplication: URLOpening`.
        if index.hasExternalConformers(type) { return false }
        // Whoever holds a service weakly tells it what to do, and not what happened.
        let isBetween = roles.isSpokesman(holder)
        let isService =
            !conformers.isEmpty && !conformers.contains { roles.acts($0) || isBetween && roles.isSpokesman($0) }
        if isService, !isCalledSo, !roles.screens.contains(holder), !roles.isView(holder) { return false }
        if isWeak || isCalledSo { return true }
        // `var parent: ParentFlow?`: whom a child speaks to.
        if name.hasPrefix("parent"), conformers.contains(where: roles.isCoordinator) { return true }
        // Whom a coordinator speaks to under any name: somebody that only coordinators are, and no child of its own.
        if roles.isCoordinator(holder), !conformers.isEmpty, conformers.allSatisfy(roles.isCoordinator),
            !index.ancestors(of: type).contains(where: { roles.isCoordinatorProtocol($0.type) }),
            index[type].functions["start"] == nil, !conformers.contains(where: { constructs(holder, $0) })
        {
            return true
        }
        // A protocol that a coordinator conforms to is how a screen speaks to it.
        return !roles.isCoordinator(holder) && index.conformers(of: type).contains { roles.isCoordinator($0) }
    }

    /// Whether a coordinator that holds a protocol of coordinators can only tell it something: it can't be started, no
    /// coordinator in general conforms to it, and the holder makes none of those who do.
    private func isToldOnly(_ type: TypeID, by holder: TypeID) -> Bool {
        guard index[type].isProtocol, !index[type].functions.isEmpty else { return false }
        let line = index.ancestors(of: type)
        guard line.dropFirst().allSatisfy({ !roles.isCoordinatorProtocol($0.type) }),
            !line.contains(where: { index[$0.type].functions["start"] != nil })
        else { return false }
        let conformers = index.conformers(of: type)
        return !conformers.isEmpty
            && conformers.allSatisfy { $0 != holder && roles.isCoordinator($0) && !constructs(holder, $0) }
    }

    private func constructs(_ holder: TypeID, _ type: TypeID) -> Bool {
        index[holder].constructed.contains(String(index[type].lastName))
    }

    /// `ParentCoordinatorDelegate` is one, however its property is called and held.
    private func isNamedDelegate(_ type: TypeID) -> Bool {
        index[type].isProtocol && index[type].lastName.hasSuffix("Delegate")
    }
}

/// What the properties are called to whom their owner tells what happened.
enum DelegateNames {
    static func isDelegate(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["delegate", "output", "listener", "eventhandler"].contains(where: name.hasSuffix)
    }
}
