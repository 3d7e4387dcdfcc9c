/// Types whose objects do not differ for navigation: numbers and texts, formatters, records of data.
///
/// Such a type has no code with effects, no delegate, and no property with a coordinator, a screen or a helper of
/// either. All its objects are treated as one.
final class PlainTypes {
    private let declarations: Members
    let roles: Roles
    private let slots: Slots
    private var known: [TypeID: Bool] = [:]
    private var knownLeaders: [TypeID: Bool] = [:]
    private var knownMakers: [TypeID: Bool] = [:]
    private var knownServices: [ObjectIdentifier: Bool] = [:]
    /// Types that only wrap a value through which events go.
    private let wrappers: Set<TypeID>
    /// The names of types that are coordinators, screens or helpers.
    private let leading: Set<String>
    /// The names of types that are coordinators, screens or views.
    private let acting: Set<String>

    init(_ declarations: Members, _ roles: Roles, _ slots: Slots, wrappers: Set<TypeID>) {
        self.wrappers = wrappers
        self.declarations = declarations
        self.roles = roles
        self.slots = slots
        acting = Set(
            declarations.index.declared.filter { roles.acts($0.id) || roles.isMaker($0.id) }.map { String($0.lastName) }
        )
        leading = Set(
            declarations.index.declared.filter {
                roles.isCoordinator($0.id) || roles.screens.contains($0.id) || roles.isSpokesman($0.id)
            }.map { String($0.lastName) })
    }

    private var index: ProgramIndex { declarations.index }

    func contains(_ type: TypeID) -> Bool {
        if let known = known[type] { return known }
        // A type that contains itself is plain if its other properties are.
        known[type] = true
        let isPlain = find(type)
        known[type] = isPlain
        return isPlain
    }

    private func find(_ type: TypeID) -> Bool {
        let nominal = index[type]
        if roles.acts(type) || roles.isScreen(type) || roles.isView(type) || roles.begins(type)
            || roles.isSpokesman(type) || roles.isMaker(type) || wrappers.contains(type)
        {
            return false
        }
        if nominal.isUnknown {
            return !index.vocabulary.libraries.isCoordinator(nominal.name) && nominal.generics.isEmpty
        }
        if nominal.isProtocol { return !index.conformers(of: type).contains { !contains($0) } }
        if !nominal.generics.isEmpty { return false }
        let own = TypeReference(type: type, arguments: [])
        for ancestor in index.ancestors(of: type) where !index[ancestor.type].isUnknown {
            for property in index[ancestor.type].properties.values where property.isStored {
                if slots.slot(property, of: type) != nil { return false }
                guard let shape = declarations.shape(of: property, own, ancestor) else { continue }
                if !isPlain(shape) { return false }
            }
        }
        return !nominal.orderedCases.contains { one in
            one.payload.contains { element in
                !isPlain(index.shape(of: element.type, in: Scope(type: type, file: one.place.file)))
            }
        }
    }

    /// Whether an object of a type is more than its contents: a coordinator, a screen, a helper, or a type that makes
    /// one of these.
    func leads(_ type: TypeID) -> Bool {
        if let known = knownLeaders[type] { return known }
        let found =
            roles.acts(type) || roles.begins(type) || roles.isMaker(type) && constructsLeaders(type)
            || index.vocabulary.libraries.isCoordinator(index[type].name) || roles.isSpokesman(type) && speaks(type)
        knownLeaders[type] = found
        return found
    }

    /// Whether a type has a property through which events go, or knows a coordinator.
    private func speaks(_ type: TypeID) -> Bool {
        let own = TypeReference(type: type, arguments: [])
        return index.ancestors(of: type).contains { ancestor in
            guard !index[ancestor.type].isExternal else { return false }
            return index[ancestor.type].properties.values.contains { property in
                guard property.isStored else { return false }
                if slots.slot(property, of: type) != nil { return true }
                return declarations.shape(of: property, own, ancestor)?.nominals.contains { held, _ in
                    roles.isCoordinator(held) || roles.isCoordinatorProtocol(held)
                        || index.vocabulary.libraries.isCoordinator(index[held].name)
                } == true
            }
        }
    }

    /// Whether the contents of an object show for which object it was made.
    func isHolder(_ type: TypeID) -> Bool { !contains(type) && !leads(type) }

    /// Whether code of a type makes screens, coordinators or their helpers, for its callers.
    func makes(_ type: TypeID) -> Bool {
        if let known = knownMakers[type] { return known }
        let found = roles.isMaker(type) || constructsLeaders(type)
        knownMakers[type] = found
        return found
    }

    /// Whether a type belongs to no screen or coordinator, and does not make any.
    func isService(_ type: TypeID) -> Bool {
        !roles.acts(type) && !roles.begins(type) && !roles.isSpokesman(type) && !roles.isMaker(type)
    }

    /// Whether code of a service makes nothing that belongs to a screen or coordinator.
    func keepsToItself(_ code: Code, of type: TypeID) -> Bool {
        guard isService(type) else { return false }
        switch code {
        case .function(let function) where function.kind == .function:
            return keepsToItself(function.body ?? [], ObjectIdentifier(function))
        case .closure(let closure) where !closure.isFactory || closure.closure.body.returnNothing:
            return keepsToItself(closure.closure.body, ObjectIdentifier(closure.closure))
        default: return false
        }
    }

    private func keepsToItself(_ body: [Statement], _ code: ObjectIdentifier) -> Bool {
        if let known = knownServices[code] { return known }
        var makes = false
        body.visit { expression in
            if let name = expression.constructedName, acting.contains(name) { makes = true }
        }
        knownServices[code] = !makes
        return !makes
    }

    private func constructsLeaders(_ type: TypeID) -> Bool {
        !index[type].constructed.isDisjoint(with: leading)
            || index[type].properties.values.contains { isShown($0.type) }
    }

    /// Whether a property holds a view controller or a window of the system, on which its owner shows screens.
    private func isShown(_ type: TypeName?) -> Bool {
        switch type {
        case .optional(let inner)?: isShown(inner)
        case .named(let name, _)?:
            index.vocabulary.libraries.controllers.contains(name) || index.vocabulary.shows.windows.contains(name)
        default: false
        }
    }

    /// Whether a value of a shape may lead somewhere.
    func mayLead(_ shape: Shape) -> Bool {
        switch shape {
        case .nominal(let type, let arguments):
            leads(type) || index[type].isProtocol && index.conformers(of: type).contains(where: leads)
                || arguments.contains(where: mayLead)
        case .composition(let parts): parts.contains(where: mayLead)
        case .collection(let element): mayLead(element)
        case .tuple(let elements): elements.contains { mayLead($0.shape) }
        case .function, .metatype, .parameter, .unknown: true
        }
    }

    /// Whether a value of a shape never affects navigation.
    func isPlain(_ shape: Shape) -> Bool {
        switch shape {
        case .nominal(let type, let arguments): contains(type) && arguments.allSatisfy(isPlain)
        case .composition(let parts): parts.allSatisfy(isPlain)
        case .collection(let element): isPlain(element)
        case .tuple(let elements): elements.allSatisfy { isPlain($0.shape) }
        case .function, .metatype, .parameter, .unknown: false
        }
    }
}

extension [Statement] {
    /// Whether code has no value: it is more than an expression, and returns nothing.
    fileprivate var returnNothing: Bool {
        count != 1 && !contains { if case .return(_?, _) = $0 { true } else { false } }
    }
}
