/// Finds the app's types with streams that may lead to a coordinator. Following those of all services and views would
/// take most of the time, and they don't concern a coordinator.
///
/// A type counts if it is a coordinator, if code of a type that counts mentions a stream of it, or if its own code
/// mentions a stream of such a type, to which it may send a value.
final class StreamReach {
    /// The types of streams that the models declare.
    private let family: Set<TypeID>
    private let names: Set<String>
    /// Types that only wrap a subject, so that their callers send.
    private let wrappers: Set<TypeID>
    private var concerned: Set<TypeID>?

    init(_ index: ProgramIndex, wrappers: Set<TypeID> = []) {
        self.wrappers = wrappers
        let models = index.types.filter(\.isModel)
        let base = index.topLevelType("_Stream", from: 0)
        let own = models.filter { type in base.map { index.isKind(type.id, of: $0) } == true }
        family = Set(own.map(\.id))
        let written = Set(own.map(\.name))
        let aliases = index.files.dropFirst(index.appFileCount).flatMap(\.aliases)
        names = written.union(aliases.filter { $0.target.mentions(written) }.map(\.name))
    }

    func isStream(_ type: TypeID) -> Bool { family.contains(type) }

    /// Whether a type of the models is a stream that the code of a type cannot lead to a coordinator.
    func leavesOut(_ stream: TypeID, in type: TypeID, _ roles: Roles) -> Bool {
        guard family.contains(stream), !roles.index[type].isModel else { return false }
        return !contains(type, roles)
    }

    /// Whether a type's streams may lead to a coordinator.
    func contains(_ type: TypeID, _ roles: Roles) -> Bool {
        if let concerned { return concerned.contains(type) }
        let found = find(roles)
        concerned = found
        return found.contains(type)
    }

    private func find(_ roles: Roles) -> Set<TypeID> {
        let index = roles.index
        let own = names.union(StreamMembers.aliases(of: names, in: index))
        var holders = own
        for type in index.declared where type.declaration?.kind == .struct && !roles.acts(type.id) {
            if !StreamMembers.names(of: type.id, among: own, index).isEmpty { holders.insert(String(type.lastName)) }
        }
        var members: [TypeID: Set<String>] = [:]
        for type in index.declared where !isService(type, roles) || conformsToModel(type, index) {
            let found = StreamMembers.names(of: type.id, among: holders, index)
            if !found.isEmpty { members[type.id] = found }
        }
        var found: Set<TypeID> = []
        var mentioned: Set<String> = []
        func take(_ type: TypeID) {
            guard found.insert(type).inserted else { return }
            for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
                mentioned.formUnion(index[ancestor.type].mentioned)
            }
        }
        for type in index.declared where roles.isCoordinator(type.id) || conformsToModel(type, index) { take(type.id) }
        var isNew = true
        while isNew {
            isNew = false
            for (type, own) in members where !found.contains(type) && !own.isDisjoint(with: mentioned) {
                take(type)
                isNew = true
            }
        }
        let known = found.reduce(into: Set<String>()) { $0.formUnion(members[$1] ?? []) }
        for type in index.declared where !isService(type, roles) && !type.mentioned.isDisjoint(with: known) {
            found.insert(type.id)
        }
        // Inherited streams are a type's own.
        let heirs = index.declared.filter { type in
            index.ancestors(of: type.id).contains { found.contains($0.type) && !index[$0.type].isProtocol }
        }
        return found.union(heirs.map(\.id))
    }

    /// Events of a service are not in the tree.
    private func isService(_ type: NominalType, _ roles: Roles) -> Bool {
        type.isClass && !wrappers.contains(type.id) && !roles.acts(type.id) && !roles.isSpokesman(type.id)
            && !roles.begins(type.id) && !answersControls(type, roles.index)
    }

    /// Whether it is a part of a screen in its own class: UIKit calls it for the contents of a table, and for taps.
    private func answersControls(_ type: NominalType, _ index: ProgramIndex) -> Bool {
        index.ancestors(of: type.id).contains { ancestor in
            let name = index[ancestor.type].name
            return index[ancestor.type].isUnknown && name.hasPrefix("UI")
                && (name.hasSuffix("ViewDelegate") || name.hasSuffix("ViewDataSource"))
        }
    }

    /// Whether a library that has a model listens to it.
    private func conformsToModel(_ type: NominalType, _ index: ProgramIndex) -> Bool {
        index.ancestors(of: type.id).contains { index[$0.type].isModel && index[$0.type].isProtocol }
    }
}

/// The members of types that are streams.
enum StreamMembers {
    private static let published = "Published"

    /// The names of a type's members that are streams, in the form in which other code mentions them.
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

    /// Whether a property's values are events: the state over which a type is generic is not an event.
    static func isPublished(_ property: Property, by type: NominalType) -> Bool {
        guard property.attributes.contains(published) else { return false }
        guard case .named(let name, _)? = property.type else { return true }
        return !type.generics.contains { $0.name == name }
    }

    private static func isStream(_ property: Property, _ streams: Set<String>, _ index: ProgramIndex) -> Bool {
        if let type = property.type { return type.mentions(streams) }
        if let made = property.initializer?.constructed { return made.mentions(streams) }
        switch property.initializer {
        case .call(.type(let type, _), _, _)?: return type.mentions(streams)
        // Made from another stream.
        case .call(.member(_?, _, _), _, _)?, .call(.closure, _, _)?: return true
        // A library's value for a control.
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
    fileprivate func mentions(_ names: Set<String>) -> Bool {
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
