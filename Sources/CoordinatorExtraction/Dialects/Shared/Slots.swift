/// An output or a delegate: the property through which a type reports that something happened.
struct Slot: Hashable {
    enum Sort: Hashable { case output, delegate }

    var sort: Sort
    /// The type whose objects have it.
    var holder: TypeID
    /// The property's name.
    var name: String
    /// The type that declares the property: the protocol if there is one. Only for an output.
    var owner: TypeID
    /// The types of the delegate: several for a composition.
    var delegates: [TypeID] = []

    var key: Facts.SlotName { Facts.SlotName(holder: holder, name: name) }
}

/// The properties that are outputs and delegates, as the dialects decide.
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

    /// The output or delegate that a property is, for objects of a type.
    func slot(_ property: Property, of holder: TypeID) -> Slot? {
        // The events of a library's objects are defined by its dialect.
        guard !property.isStatic, property.isStored || property.getter == nil, !index[holder].isModel,
            !index.isModel(property.place.file)
        else { return nil }
        let key = Key(property: ObjectIdentifier(property), holder: holder)
        if let known = known[key] { return known }
        let found = rules.firstAnswer { $0.slot(property, of: holder, in: self) }
        known[key] = .some(found)
        return found
    }

    /// The declared shape of a property, for an object of a type.
    func shape(of property: Property, of holder: TypeID) -> Shape? {
        guard let type = property.type, let found = declarations.property(property.name, of: holder) else { return nil }
        var scope = Scope(type: found.home.type, file: property.place.file, bindings: found.home.bindings)
        scope.own = .nominal(holder, [])
        return index.shape(of: type, in: scope)
    }
}
