/// The code that runs for an object without a call.
extension Engine {
    /// Starts the code that a new object runs without a call: the values of its properties, and functions without
    /// parameters. Private functions are left out, unless they are callbacks: only the object itself calls them.
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
                if property.getter != nil || property.isLazy, !uncallable.isUnread(property) {
                    _ = run.computed(property, of: id, ancestor)
                }
            }
        }
        // Code of helpers and factories runs for its callers.
        guard roles.acts(type) || roles.begins(type) else { return }
        // Whatever makes it, an initialiser of its own runs.
        if object.sort == .declared, roles.begins(type) || roles.isCoordinator(type) {
            for (function, home) in declarations.initializers(of: type)
            where home.type == type && (function.parameters.isEmpty || roles.isCoordinator(type)) {
                if seeds.begin(ObjectIdentifier(function), of: id) { begin(function, home, of: id) }
            }
        }
        for (function, home) in entries(of: type)
        where function.parameters.isEmpty && home.type == type
            && !(function.isPrivate && !function.isCallback) && !function.isAction && !isUnstarted(function, id)
        {
            if seeds.begin(ObjectIdentifier(function), of: id) { begin(function, home, of: id) }
        }
    }

    /// Whether a function starts coordinators, and code never starts this one, which another coordinator makes. A root may be
    /// started by code that was not read.
    func isUnstarted(_ function: Function, _ id: ObjectID) -> Bool {
        guard uncallable.isStartedElsewhere(function), atoms[id].isMade, let maker = atoms[id].maker else {
            return false
        }
        return roles.isCoordinator(maker.type) && !inheritsUnread(maker.type)
    }

    /// Whether a type inherits from a library that may start what it is handed.
    private func inheritsUnread(_ type: TypeID) -> Bool {
        let names = index.vocabulary
        return index.ancestors(of: type).contains { ancestor in
            let name = index[ancestor.type].name
            return index[ancestor.type].isExternal && !names.libraries.inert.contains(name)
                && !names.libraries.telling.contains(name) && !names.types.observables.contains(name)
        }
    }

    /// Runs a function as if it had been called from outside.
    func begin(_ function: Function, _ home: Ancestor, of id: ObjectID) {
        guard let type = atoms[id].type else { return }
        let own = TypeReference(type: type, arguments: atoms[id].arguments)
        _ = Run(self, nil, on: Behalf(actor: id)).call(
            function, receiver: id, home: home, arguments: promised(function, own, home))
    }

    /// The parameters of a function without a known call: their declared types.
    func promised(_ function: Function, _ own: TypeReference?, _ home: Ancestor?) -> [Value] {
        let run = Run(self, nil)
        return declarations.signature(of: function, own, home).parameters.map { run.value(of: $0) }
    }

    /// The functions of an object of a type, with those of its superclasses and protocols. Of functions that override
    /// one another, the nearest counts.
    func entries(of type: TypeID) -> [(function: Function, home: Ancestor)] {
        seeds.entries(of: type, find: findEntries)
    }

    private func findEntries(of type: TypeID) -> [(function: Function, home: Ancestor)] {
        guard !index[type].isProtocol, !index[type].isExternal else { return [] }
        var seen: [String: [Function]] = [:]
        var entries: [(function: Function, home: Ancestor)] = []
        for ancestor in index.ancestors(of: type) {
            let home = index[ancestor.type]
            guard !home.isExternal else { continue }
            // A coordinator has several of one signature if compilation conditions choose between them: `#if os(iOS)`.
            let inherited = seen
            for function in home.orderedFunctions
            where function.body != nil && !function.isStatic && function.kind != .initializer
                && !isDead(function, of: ancestor.type)
            {
                let nearer = (roles.isCoordinator(type) ? inherited : seen)[function.name, default: []]
                if nearer.contains(where: { declarations.spelling(of: $0) == declarations.spelling(of: function) }) {
                    continue
                }
                seen[function.name, default: []].append(function)
                entries.append((function, ancestor))
            }
        }
        return entries
    }

    /// Whether no code can call a function.
    private func isDead(_ function: Function, of type: TypeID) -> Bool {
        isUnmentioned(function, by: type) || uncallable.contains(function)
            || function.attributes.contains(Function.isElsewhere)
    }

    /// Whether a function is private, and neither its type nor its file mentions it. A selector must be in its file, too.
    private func isUnmentioned(_ function: Function, by type: TypeID) -> Bool {
        function.kind == .function && function.isPrivate
            && (!function.isCallback || function.isAction && index.survey(UsedSelectors.init).areThere)
            && !index[type].mentioned.contains(function.name)
            && !index.files[Int(function.place.file)].mentioned.contains(function.name)
    }
}

extension Function {
    /// Whether code outside the program calls the function: an override, an action.
    var isCallback: Bool {
        isOverride || attributes.contains { ["objc", "IBAction", "IBSegueAction"].contains($0) }
    }

    /// Whether a library only calls it if a selector names it: `@objc func close()`. With more parameters it may be what a
    /// library's protocol requires.
    var isAction: Bool {
        !isOverride && attributes.contains("objc")
            && !attributes.contains { ["IBAction", "IBSegueAction"].contains($0) }
            && (isPrivate || parameters.count <= 1)
    }

    /// Whether its name is a sign: `==`.
    var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false }
}
