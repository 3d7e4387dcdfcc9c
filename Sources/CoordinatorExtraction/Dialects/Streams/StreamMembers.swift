/// The members of types that are streams.
enum StreamMembers {
    private static let published = "Published"

    /// The names of a type's members that are streams, as other code mentions them.
    static func names(of type: TypeID, among streams: Set<String>, _ index: ProgramIndex) -> Set<String> {
        var names: Set<String> = []
        for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
            let home = index[ancestor.type]
            for property in home.properties.values {
                if isPublished(property, by: home) {
                    names.insert("$" + property.name)
                } else if isStream(property, streams, index) {
                    names.insert(property.name)
                }
            }
            for function in home.functions.values.joined() where function.result?.mentions(streams) == true {
                names.insert(function.name)
            }
        }
        return names
    }

    /// Whether a property's values are events: the state over which a type is generic is none.
    static func isPublished(_ property: Property, by type: NominalType) -> Bool {
        guard property.attributes.contains(published) else { return false }
        guard case .named(let name, _)? = property.type else { return true }
        return !type.generics.contains { $0.name == name }
    }

    /// Whether a property is there to send values, and another one to receive them.
    static func isInput(_ property: Property) -> Bool {
        guard case .named(let name, _)? = property.type?.unwrapped else { return false }
        return name == "AnyObserver" || name == "Binder"
    }

    /// Whether others could read a property.
    static func isOffered(_ property: Property) -> Bool {
        property.isReadable && !property.isStatic && !isInput(property)
    }

    /// Whether a stream keeps its last value: that is state, and none is told of anything.
    static func isState(_ property: Property) -> Bool {
        guard property.type.map(isState) != true else { return true }
        guard case .call(let made, _, _)? = property.initializer else { return false }
        switch made {
        case .name(let name, _): return keeping.contains(name)
        case .type(let type, _): return type.mentions(keeping)
        default: return false
        }
    }

    static func isState(_ type: TypeName) -> Bool { type.mentions(keeping) }

    /// The parts of a tuple's type, or of all that the app gives this name.
    static func parts(of type: TypeName, in index: ProgramIndex) -> [TypeName.Element] {
        switch type.unwrapped {
        case .tuple(let parts): parts
        case .named(let name, _), .member(_, let name, _):
            aliases(in: index).filter { $0.name == name }.flatMap { alias in
                if case .tuple(let parts) = alias.target { parts } else { [] as [TypeName.Element] }
            }
        default: []
        }
    }

    private static func aliases(in index: ProgramIndex) -> [TypeAlias] {
        index.files.prefix(index.appFileCount).flatMap(\.aliases) + index.declared.flatMap(\.aliases.values)
    }

    private static let keeping: Set<String> = [
        "BehaviorSubject", "BehaviorRelay", "Variable", "CurrentValueSubject", "CurrentValueRelay", "MutableProperty",
    ]

    static func isStream(_ property: Property, _ streams: Set<String>, _ index: ProgramIndex) -> Bool {
        if let type = property.type { return type.mentions(streams) }
        if let made = property.initializer?.constructed { return made.mentions(streams) }
        switch property.initializer {
        case .call(.type(let type, _), _, _)?: return type.mentions(streams)
        // Made of another one.
        case .call(.member(_?, _, _), _, _)?, .call(.closure, _, _)?: return true
        // What a library has for a control.
        case .member(.member(_?, let itself, _)?, _, _)?: return index.vocabulary.members.itself.contains(itself)
        default: return false
        }
    }

    /// Whether a library's protocol that was not read seems to require a member: every type of the app that conforms to it
    /// has one. The library may subscribe to it.
    static func isOfUnreadProtocol(_ name: String, of type: TypeID, in index: ProgramIndex) -> Bool {
        index.ancestors(of: type).contains { ancestor in
            let library = index[ancestor.type]
            guard library.isUnknown, !library.name.hasPrefix("UI"), !library.name.hasPrefix("NS") else { return false }
            let conforming = index.conformers(of: ancestor.type)
            return conforming.count > 1 && conforming.allSatisfy { index[$0].properties[name]?.isStored == true }
        }
    }

    /// Names of types, and the app's own names for what is made of these, as the type of a closure that takes a stream.
    static func withAliases(of names: Set<String>, in index: ProgramIndex) -> Set<String> {
        let all = aliases(in: index)
        var found = names
        while true {
            let new = all.filter { !found.contains($0.name) && $0.target.mentions(found) }.map(\.name)
            guard !new.isEmpty else { return found }
            found.formUnion(new)
        }
    }
}

extension TypeName {
    /// Whether one of these types is part of it.
    func mentions(_ names: Set<String>) -> Bool {
        switch self {
        case .named(let name, let arguments): names.contains(name) || arguments.contains { $0.mentions(names) }
        case .member(let base, let name, let arguments):
            names.contains(name) || base.mentions(names) || arguments.contains { $0.mentions(names) }
        case .optional(let inner), .array(let inner), .metatype(let inner): inner.mentions(names)
        case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
        case .tuple(let elements): elements.contains { $0.type.mentions(names) }
        case .function(let parameters, let result):
            parameters.contains { $0.mentions(names) } || result.mentions(names)
        case .composition(let parts): parts.contains { $0.mentions(names) }
        case .selfType, .unknown: false
        }
    }
}

extension ProgramIndex {
    /// Whether a library that is modelled requires a member of a type: it reads that.
    func isModels(_ name: String, in type: TypeID) -> Bool {
        ancestors(of: type).contains { self[$0.type].isModel && self[$0.type].properties[name] != nil }
    }
}
