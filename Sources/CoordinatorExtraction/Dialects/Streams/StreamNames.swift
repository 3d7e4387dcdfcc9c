/// The names of streams: those of the properties through which other code reads them.
struct StreamNames {
    private let engine: Engine
    /// The properties that hold a stream.
    private var holders: [ObjectID: [Heap.Key]] = [:]

    init(_ engine: Engine) {
        self.engine = engine
        for key in engine.heap.keys {
            guard let cell = engine.heap.known(key.object, key.property), let type = engine.atoms[key.object].type,
                !engine.index[type].isModel
            else { continue }
            for stream in objects(in: cell.value) where isStream(stream) {
                holders[stream, default: []].append(key)
            }
        }
    }

    /// The objects in a value, and those in a tuple, as `pipe()` returns it.
    private func objects(in value: Value) -> [ObjectID] {
        var found = engine.atoms.objects(in: value)
        for case .tuple(let id, let labels) in value.atoms.map(engine.atoms.meaning) {
            for position in labels.indices {
                found += engine.heap.known(id, String(position)).map { engine.atoms.objects(in: $0.value) } ?? []
            }
        }
        return found
    }

    private func isStream(_ object: ObjectID) -> Bool {
        engine.atoms[object].type.map { engine.index[$0].isModel } == true
    }

    /// The properties that hold a stream, in the order of their declaration.
    private func properties(of stream: ObjectID) -> [(key: Heap.Key, type: TypeID, property: Property)] {
        let found = (holders[stream] ?? []).compactMap { key -> (key: Heap.Key, type: TypeID, property: Property)? in
            guard let type = engine.atoms[key.object].type,
                let property = engine.declarations.property(key.property, of: type)?.property
            else { return nil }
            return (key, type, property)
        }
        return found.sorted { ($0.property.place, $0.key.object.index) < ($1.property.place, $1.key.object.index) }
    }

    /// The objects that have a stream in the property that is declared first.
    func holders(of stream: ObjectID) -> [ObjectID] {
        if let owner = engine.atoms[stream].owner { return [owner] }
        let all = properties(of: stream)
        return all.filter { $0.property === all[0].property }.map(\.key.object)
    }

    /// The values of a stream are named after the property through which other code reads it: for a private subject,
    /// the property that exposes it; if a protocol requires that property, the protocol's.
    func channel(of stream: ObjectID) -> EventName? {
        let all = properties(of: stream)
        if let control = engine.facts.streams.controls[stream] { return control }
        if let published = published(stream) { return published }
        let open = all.filter(\.property.isReadable)
        // A view that is handed a model's stream only uses it.
        let maker = engine.atoms[stream].owner
        let read = open.filter { !StreamMembers.isInput($0.property) }
        guard let own = read.first(where: { $0.key.object == maker }) ?? read.first ?? open.first ?? all.first else {
            return engine.facts.streams.outputs[stream].map { output in
                EventName(domain: required(output.member, by: output.domain) ?? output.domain, member: output.member)
            }
        }
        var name = own.property.name
        if !own.property.isReadable, let open = aliases(of: name, in: own.type).first { name = open.name }
        return EventName(domain: required(name, by: own.type) ?? own.type, member: name)
    }

    /// The properties through which others could read a stream that is no state; `nil` if a library may read it.
    func offered(_ stream: ObjectID) -> [(type: TypeID, name: String)]? {
        var found: [(type: TypeID, name: String)] = []
        for (_, type, property) in properties(of: stream) {
            let all = aliases(of: property.name, in: type) + [property]
            guard !all.contains(where: { StreamMembers.isState($0) || isLibrarys($0.name, in: type) }) else {
                return nil
            }
            found += all.filter(StreamMembers.isOffered).map { (type, $0.name) }
        }
        return found
    }

    /// A `@Published` property is its own stream.
    private func published(_ stream: ObjectID) -> EventName? {
        let object = engine.atoms[stream]
        guard let site = object.site, object.inside == nil, let owner = object.owner,
            let type = engine.atoms[owner].type,
            let property = engine.index.ancestors(of: type).firstAnswer({ ancestor in
                self.engine.index[ancestor.type].orderedProperties.first { $0.place == site }
            })
        else { return nil }
        return EventName(domain: required(property.name, by: type) ?? type, member: property.name)
    }

    private func isLibrarys(_ name: String, in type: TypeID) -> Bool {
        engine.index.isModels(name, in: type)
            || engine.dialects.rules.contains { $0.reads(name, of: type, in: engine.index) }
    }

    /// The properties by which another one is handed on: they are declared with it, or their getters mention it.
    private func aliases(of name: String, in type: TypeID) -> [Property] {
        homes(of: type).flatMap { home in
            home.orderedProperties.filter { property in
                guard property.isReadable, property.name != name else { return false }
                var isMentioned = false
                let look: (Expression) -> Void = { expression in
                    switch expression {
                    case .name(name, _), .member(.name("self", _)?, name, _): isMentioned = true
                    default: break
                    }
                }
                property.getter?.visit(look)
                property.initializer?.visit(look)
                return isMentioned
            }
        }
    }

    /// What the app says of a type and of those that it inherits from.
    private func homes(of type: TypeID) -> [NominalType] {
        engine.index.ancestors(of: type).map { engine.index[$0.type] }.filter { !$0.isExternal }
    }

    /// The protocol that requires a member of a type.
    private func required(_ name: String, by type: TypeID) -> TypeID? {
        engine.index.ancestors(of: type).first {
            engine.index[$0.type].isProtocol && !engine.index[$0.type].isExternal
                && engine.index[$0.type].declaration?.properties.contains { $0.name == name } == true
        }?.type
    }
}
