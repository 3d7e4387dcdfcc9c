/// Finds the app's types with streams that may lead to a coordinator. Following those of all services and views would
/// take most of the time, and they don't concern a coordinator.
///
/// A type counts if it is a coordinator, if code of a type that counts mentions a stream of it, or if its own code
/// mentions a stream of such a type: then it may send something there. So does a type with a stream that others could read,
/// and none does.
final class StreamReach {
    /// The types of streams that the models declare.
    private let family: Set<TypeID>
    private let names: Set<String>
    /// Types that only wrap a subject, so that their callers send.
    private let wrappers: Set<TypeID>
    private let readers: StreamReaders
    private var concerned: Set<TypeID>?

    init(_ index: ProgramIndex, wrappers: Set<TypeID>, readers: StreamReaders) {
        self.wrappers = wrappers
        self.readers = readers
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
        let own = StreamMembers.withAliases(of: names, in: index)
        var holders = own
        for type in index.declared where type.declaration?.kind == .struct && !roles.acts(type.id) {
            if !StreamMembers.names(of: type.id, among: own, index).isEmpty { holders.insert(String(type.lastName)) }
        }
        holders = StreamMembers.withAliases(of: holders, in: index)
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
        for type in index.declared
        where roles.isCoordinator(type.id) || conformsToModel(type, index) || inheritsStream(type, index)
            || !isService(type, roles) && type.subscribesGivenClosures(index.vocabulary.subscriptions.listening)
        {
            take(type.id)
        }
        let shown = index.declared.filter { roles.acts($0.id) }.reduce(into: Set<String>()) {
            $0.formUnion($1.mentioned)
        }
        let items = index.declared.filter { members[$0.id] == nil && isService($0, roles) }
            .map { (type: $0, own: StreamMembers.names(of: $0.id, among: own, index)) }
            .filter { !$0.own.isDisjoint(with: shown) }
        var isNew = true
        while isNew {
            isNew = false
            for (type, own) in members where !found.contains(type) && !own.isDisjoint(with: mentioned) {
                take(type)
                isNew = true
            }
            // An item with a stream for what happens in its row: who lists it subscribes, and a view sends.
            for (type, own) in items where members[type.id] == nil && makes(type, found, index, mentioning: own) {
                members[type.id] = own
                isNew = true
            }
        }
        for (type, own) in members where own.contains(where: { offers($0, index[type], index) }) { found.insert(type) }
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

    /// Whether a type that counts makes an object of a type, and mentions a stream of it.
    private func makes(
        _ type: NominalType, _ counting: Set<TypeID>, _ index: ProgramIndex, mentioning own: Set<String>
    ) -> Bool {
        counting.contains { maker in
            index[maker].constructed.contains(String(type.lastName)) && !index[maker].mentioned.isDisjoint(with: own)
        }
    }

    /// Whether others could read a stream of a type, and no code does.
    private func offers(_ name: String, _ type: NominalType, _ index: ProgramIndex) -> Bool {
        !type.isProtocol && !type.isEnum && readers.isUnread(name) && !index.isModels(name, in: type.id)
            && type.properties[name].map(StreamMembers.isOffered) == true
    }

    /// The names of all streams that others could read.
    func offered(_ index: ProgramIndex) -> Set<String> {
        var found: Set<String> = []
        for type in index.declared where !type.isProtocol && !type.isEnum {
            for property in type.properties.values
            where StreamMembers.isOffered(property) && StreamMembers.isStream(property, names, index) {
                found.insert(property.name)
            }
        }
        return found
    }

    /// A service's events are not in the tree.
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

    /// Whether its code mentions a stream that it can only have from a class that is not read.
    private func inheritsStream(_ type: NominalType, _ index: ProgramIndex) -> Bool {
        let names = index.vocabulary.members.inheritedStreams
        return index.inheritsFromLibrary(type.id) && type.mentioned.contains(where: names.contains)
            && !index.ancestors(of: type.id).contains { index[$0.type].properties.keys.contains(where: names.contains) }
    }

    /// Whether a library that has a model listens to it.
    private func conformsToModel(_ type: NominalType, _ index: ProgramIndex) -> Bool {
        index.ancestors(of: type.id).contains { index[$0.type].isModel && index[$0.type].isProtocol }
    }
}
