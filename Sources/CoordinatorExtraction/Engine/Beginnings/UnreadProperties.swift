/// The computed properties of coordinators that no code reads: nothing is made or requested by them. They are private, or only
/// cast an object: others that make one may be the coordinator's root, which code shows that was not read.
///
/// A name counts for all properties that have it, except where a property of another type is provably meant.
struct UnreadProperties {
    private let properties: [String: [(property: Property, type: TypeID)]]
    private let index: ProgramIndex

    init(_ index: ProgramIndex, _ roles: Roles) {
        self.index = index
        let inert = index.vocabulary.libraries.inert
        let telling = index.vocabulary.libraries.telling
        var properties: [String: [(property: Property, type: TypeID)]] = [:]
        for type in index.declared where roles.isCoordinator(type.id) {
            let isOwn = index.ancestors(of: type.id).allSatisfy { ancestor in
                let (home, name) = (index[ancestor.type], index[ancestor.type].name)
                return !home.isExternal || inert.contains(name) || telling.contains(name)
            }
            // A library reads what its own classes and protocols declare.
            guard isOwn else { continue }
            for property in type.orderedProperties
            where (property.onlyCasts || property.isOnlyForItself) && !property.isStatic && !property.isOverride
                && property.attributes.isEmpty
            {
                properties[property.name, default: []].append((property, type.id))
            }
        }
        self.properties = properties
    }

    /// The names of these properties, read or not.
    var names: Set<String> { Set(properties.keys) }

    /// The properties that none of these mentions may mean.
    func unread(in mentions: Mentions) -> Set<ObjectIdentifier> {
        let named = mentions.known(of: names)
        var unread: Set<ObjectIdentifier> = []
        for (name, candidates) in properties {
            for (property, type) in candidates
            where !named[name, default: []].contains(where: { mayMean($0, name, of: type) }) {
                unread.insert(ObjectIdentifier(property))
            }
        }
        return unread
    }

    /// Whether a mention may mean the property of a type: of an object of that type, or of one of which the property is
    /// declared too.
    private func mayMean(_ mention: Mentions.Mention, _ name: String, of type: TypeID) -> Bool {
        guard let receivers = mention.receivers else { return true }
        return receivers.contains { receiver in
            if index.isKind(receiver, of: type) { return true }
            guard index.isKind(type, of: receiver) else { return false }
            return index.ancestors(of: receiver).contains { index[$0.type].properties[name] != nil }
        }
    }
}

extension Property {
    /// Whether it is computed, and only its own type or file can read it.
    fileprivate var isOnlyForItself: Bool { isPrivate && !isReadable && getter != nil && setter.isEmpty }

    /// Whether its getter casts an object, and makes none.
    fileprivate var onlyCasts: Bool {
        var (casts, makes) = (false, false)
        getter?.visit { expression in
            if case .cast = expression { casts = true }
            if expression.constructedName != nil { makes = true }
        }
        return casts && !makes
    }
}
