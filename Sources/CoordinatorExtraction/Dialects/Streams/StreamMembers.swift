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
        guard property.type?.mentions(keeping) != true else { return true }
        guard case .call(let made, _, _)? = property.initializer else { return false }
        switch made {
        case .name(let name, _): return keeping.contains(name)
        case .type(let type, _): return type.mentions(keeping)
        default: return false
        }
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

    /// The app's own names for streams.
    static func aliases(of streams: Set<String>, in index: ProgramIndex) -> Set<String> {
        let top = index.files.prefix(index.appFileCount).flatMap(\.aliases)
        let nested = index.declared.flatMap(\.aliases.values)
        return Set((top + nested).filter { $0.target.mentions(streams) }.map(\.name))
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
