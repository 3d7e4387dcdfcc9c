/// Where evaluation begins.
extension Evaluator {
    /// Evaluates every function of a type, its superclasses' and its protocols' among them, with an object of the type.
    func enter(_ type: NominalType) {
        var seen: [String: [Function]] = [:]
        for ancestor in index.ancestors(of: type.id) {
            let home = index[ancestor.type]
            guard !home.isExternal else { continue }
            for property in home.orderedProperties {
                enter(Entry(type: type.id, home: ancestor, code: .property(property)))
            }
            for function in home.orderedFunctions {
                guard function.body != nil else { continue }
                if function.kind != .initializer {
                    // What stands nearer overrides what has the same signature.
                    let nearer = seen[function.name, default: []]
                    if !nearer.isEmpty, nearer.contains(where: { spelling(of: $0) == spelling(of: function) }) {
                        continue
                    }
                    seen[function.name, default: []].append(function)
                }
                if function.kind == .initializer, ancestor.type != type.id, !home.isProtocol { continue }
                enter(Entry(type: type.id, home: ancestor, code: .function(function)))
            }
        }
        catchUp()
    }

    private func enter(_ entry: Entry) {
        refuel()
        let receiver = Instance(type: entry.type)
        (actor, route, depth) = (entry.type, nil, 0)
        defer { actor = nil }
        switch entry.code {
        case .property(let property): enter(property, receiver, entry.home)
        case .function(let function):
            let arguments = function.parameters.indices.map { expected($0, of: function, receiver, entry.home) }
            _ = run(function, receiver: receiver, home: entry.home, arguments: arguments, isEntry: true)
        }
        finish(entry.place) { unfinished.append(entry) }
    }

    /// Gives what needed more than its first share all that an entry may have.
    func resume() {
        let entries = unfinished
        unfinished.removeAll()
        delayed += postponed.reversed()
        postponed.removeAll()
        for entry in entries { enter(entry) }
    }

    private func enter(_ property: Property, _ receiver: Instance, _ home: Ancestor) {
        let frame = Frame(
            receiver: receiver, isStatic: property.isStatic, home: home, file: property.place.file, parent: nil)
        if let initializer = property.initializer {
            let value = evaluate(
                initializer, in: frame, expecting: property.type.map { index.shape(of: $0, in: frame.scope) })
            if property.isStored, slot(property, of: receiver.type)?.sort == .output {
                remember(value, under: property.name, of: receiver)
                wireDefault(property, of: receiver)
            } else if property.isStored {
                store(value, to: property, of: receiver, in: frame, at: property.place)
            }
        }
        if let getter = property.getter { _ = self.value(of: getter, in: frame) }
        if !property.setter.isEmpty { _ = execute(property.setter, in: frame.nested()) }
    }

    /// Code that began somewhere has come to its end, or to the end of its share: then it may begin again when there is
    /// more, and what it lacks when there is no more is not known, which is said.
    func finish(_ place: Place, again: () -> Void) {
        guard let actor else { return }
        let beginning = CutOff(actor: actor, place: place)
        guard fuel <= 0 else { return _ = cutOff.remove(beginning) }
        if share < Self.fuelOfAnEntry { again() }
        if roles.acts(actor) { cutOff.insert(beginning) }
    }
}
