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

/// Which properties are outputs and delegates: the dialects say it.
final class Slots {
    let index: ProgramIndex
    let roles: Roles
    let declarations: Members
    private let rules: [any DialectRules]
    private var known: [Key: Slot?] = [:]

    private struct Key: Hashable {
        var property: ObjectIdentifier
        var holder: TypeID
    }

    init(_ declarations: Members, _ roles: Roles, _ rules: [any DialectRules]) {
        index = declarations.index
        self.declarations = declarations
        self.roles = roles
        self.rules = rules
    }

    /// Whether a property is an output or a delegate, and of whom.
    func slot(_ property: Property, of holder: TypeID) -> Slot? {
        // What a library's objects tell, its dialect says.
        guard !property.isStatic, property.isStored || property.getter == nil, !index[holder].isModel else {
            return nil
        }
        let key = Key(property: ObjectIdentifier(property), holder: holder)
        if let known = known[key] { return known }
        let found = rules.firstAnswer { $0.slot(property, of: holder, in: self) }
        known[key] = .some(found)
        return found
    }

    /// What a property is declared to be, seen from an object of a type.
    func shape(of property: Property, of holder: TypeID) -> Shape? {
        guard let type = property.type, let found = declarations.property(property.name, of: holder) else { return nil }
        var scope = Scope(type: found.home.type, file: property.place.file, bindings: found.home.bindings)
        scope.own = .nominal(holder, [])
        return index.shape(of: type, in: scope)
    }
}
