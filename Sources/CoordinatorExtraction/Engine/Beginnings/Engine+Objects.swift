/// What an object does by itself.
extension Engine {
    /// Begins what an object that was just met does without being asked: what its properties are declared with, and the
    /// functions that need nothing.
    func begin(_ id: ObjectID) {
        let object = atoms[id]
        guard let type = object.type, !index[type].isProtocol, !index[type].isExternal, !roles.isIdle(type) else {
            return
        }
        let run = Run(self, nil, on: Behalf(actor: id))
        if object.sort == .declared { run.initialize(id) }
        for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
            for property in index[ancestor.type].orderedProperties where !property.isStatic {
                if !property.setter.isEmpty { run.observe(property, of: id, ancestor) }
                if property.getter != nil || property.isLazy { _ = run.computed(property, of: id, ancestor) }
            }
        }
        // What helpers and factories do is done for those who call them.
        guard roles.acts(type) || roles.begins(type) else { return }
        if object.sort == .declared, roles.begins(type) {
            for (function, home) in declarations.initializers(of: type)
            where function.parameters.isEmpty && function.body != nil && home.type == type {
                if seeds.begin(ObjectIdentifier(function), of: id) { begin(function, home, of: id) }
            }
        }
        for (function, home) in entries(of: type) where function.parameters.isEmpty && home.type == type {
            if seeds.begin(ObjectIdentifier(function), of: id) { begin(function, home, of: id) }
        }
    }

    /// Runs a function as though somebody had called it.
    func begin(_ function: Function, _ home: Ancestor, of id: ObjectID) {
        guard let type = atoms[id].type else { return }
        let own = TypeReference(type: type, arguments: atoms[id].arguments)
        _ = Run(self, nil, on: Behalf(actor: id)).call(
            function, receiver: id, home: home, arguments: promised(function, own, home))
    }

    /// What a function's parameters are where nobody is seen to call it: what they are declared to be.
    func promised(_ function: Function, _ own: TypeReference?, _ home: Ancestor?) -> [Value] {
        let run = Run(self, nil)
        return declarations.signature(of: function, own, home).parameters.map { run.value(of: $0) }
    }

    /// The functions that an object of a type has, its superclasses' and its protocols' among them: of those that
    /// override one another the nearest.
    func entries(of type: TypeID) -> [(function: Function, home: Ancestor)] {
        guard !index[type].isProtocol, !index[type].isExternal else { return [] }
        var seen: [String: [Function]] = [:]
        var entries: [(function: Function, home: Ancestor)] = []
        for ancestor in index.ancestors(of: type) {
            let home = index[ancestor.type]
            guard !home.isExternal else { continue }
            for function in home.orderedFunctions
            where function.body != nil && !function.isStatic && function.kind != .initializer {
                let nearer = seen[function.name, default: []]
                if nearer.contains(where: { declarations.spelling(of: $0) == declarations.spelling(of: function) }) {
                    continue
                }
                seen[function.name, default: []].append(function)
                entries.append((function, ancestor))
            }
        }
        return entries
    }
}
