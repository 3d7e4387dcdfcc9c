/// The names of streams: those of the properties through which other code reads them.
struct StreamNames {
    /// A property that holds a stream, or a tuple with a stream.
    private struct Holder {
        var key: Heap.Key
        /// The name of the only part of the tuple that is the stream.
        var label: String?
    }

    private struct Held {
        var key: Heap.Key
        var type: TypeID
        var property: Property
        var label: String?
    }

    private let engine: Engine
    private var holders: [ObjectID: [Holder]] = [:]

    init(_ engine: Engine) {
        self.engine = engine
        for key in engine.heap.keys {
            guard let cell = engine.heap.known(key.object, key.property), let type = engine.atoms[key.object].type,
                !engine.index[type].isModel
            else { continue }
            for stream in engine.atoms.objects(in: cell.value) where isStream(stream) {
                holders[stream, default: []].append(Holder(key: key))
            }
            for (stream, labels) in parts(of: cell.value) where isStream(stream) {
                holders[stream, default: []].append(Holder(key: key, label: labels.count == 1 ? labels[0] : nil))
            }
        }
    }

    /// The objects in a tuple, with the names of their parts. `pipe()` returns the same stream as both parts.
    private func parts(of value: Value) -> [(object: ObjectID, labels: [String?])] {
        var found: [(object: ObjectID, labels: [String?])] = []
        for case .tuple(let id, let labels) in value.atoms.map(engine.atoms.meaning) {
            for (position, label) in labels.enumerated() {
                guard let part = engine.heap.known(id, String(position)) else { continue }
                for object in engine.atoms.objects(in: part.value) {
                    if let known = found.firstIndex(where: { $0.object == object }) {
                        found[known].labels.append(label)
                    } else {
                        found.append((object, [label]))
                    }
                }
            }
        }
        return found
    }

    private func isStream(_ object: ObjectID) -> Bool {
        engine.atoms[object].type.map { engine.index[$0].isModel } == true
    }

    /// The properties that hold a stream, in the order of their declaration.
    private func properties(of stream: ObjectID) -> [Held] {
        let found = (holders[stream] ?? []).compactMap { holder -> Held? in
            let key = holder.key
            guard let type = engine.atoms[key.object].type,
                let property = engine.declarations.property(key.property, of: type)?.property
            else { return nil }
            return Held(key: key, type: type, property: property, label: holder.label)
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
        if let label = own.label {
            return EventName(domain: required(own.property.name, by: own.type) ?? own.type, member: label)
        }
        var name = own.property.name
        if !own.property.isReadable, let open = aliases(of: name, in: own.type).first { name = open.name }
        return EventName(domain: required(name, by: own.type) ?? own.type, member: name)
    }

    /// A property through which others could read a stream.
    struct Offer {
        var holder: ObjectID
        var type: TypeID
        var name: String

        static func key(_ type: some StringProtocol, _ name: String) -> String { "\(type).\(name)" }
    }

    /// The properties through which others could read a stream that is no state; `nil` if a library may read it.
    func offered(_ stream: ObjectID) -> [Offer]? {
        var found: [Offer] = []
        for held in properties(of: stream) {
            let (type, property) = (held.type, held.property)
            if let label = held.label, StreamMembers.isOffered(property) {
                guard !isState(label, of: property) else { return nil }
                found.append(Offer(holder: held.key.object, type: type, name: label))
                continue
            }
            let all = aliases(of: property.name, in: type) + [property]
            guard !all.contains(where: { StreamMembers.isState($0) || isLibrarys($0.name, in: type) }) else {
                return nil
            }
            found += all.filter(StreamMembers.isOffered).map {
                Offer(holder: held.key.object, type: type, name: $0.name)
            }
        }
        return found
    }

    /// Whether a part of a tuple keeps its last value.
    private func isState(_ label: String, of property: Property) -> Bool {
        guard let type = property.type else { return true }
        return StreamMembers.parts(of: type, in: engine.index).contains { part in
            part.label == label && StreamMembers.isState(part.type)
        }
    }

    /// Whether a library's protocol that was not read seems to require one of the properties that hold a stream, and none
    /// is what a library with a model reads.
    func isOfUnreadProtocol(_ stream: ObjectID) -> Bool {
        let all = properties(of: stream).map { (name: $0.property.name, type: $0.type) }
        let rules = engine.dialects.rules.filter { !($0 is StreamRules) }
        return all.contains { StreamMembers.isOfUnreadProtocol($0.name, of: $0.type, in: engine.index) }
            && !all.contains { one in
                engine.index.isModels(one.name, in: one.type)
                    || rules.contains { $0.reads(one.name, of: one.type, in: engine.index) }
            }
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
