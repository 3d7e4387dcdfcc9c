extension ProgramIndex {
    /// Whether types that conform to a protocol need not handle an event: it is `@objc optional`, or the protocol's own
    /// default does nothing.
    func isOptional(_ event: EventName) -> Bool {
        guard self[event.domain].isProtocol else { return false }
        return self[event.domain].functions[event.member]?.contains(where: \.isOptional) == true
            || hasEmptyDefault(event.member, of: event.domain)
    }

    /// Whether a delegate of a type has code for an event: an object that is cast to another type receives nothing, and
    /// an optional method without an implementation, or an empty default, does nothing.
    func handles(_ event: EventName, _ type: TypeID) -> Bool {
        let domain = self[event.domain]
        guard isKind(type, of: event.domain) || !domain.isProtocol && !domain.isClass else { return false }
        return ancestors(of: type).contains { ancestor in
            let home = self[ancestor.type]
            let answers = home.functions[event.member]?.contains { $0.body != nil } == true
            return answers && !hasEmptyDefault(event.member, of: ancestor.type)
                || home.properties[event.member] != nil
        }
    }

    /// Whether Objective-C may intercept an event: the app contains some, and the event is exposed to it.
    func isExposed(_ event: EventName) -> Bool {
        guard hasObjectiveC, let declaration = self[event.domain].declaration else { return false }
        if self[event.domain].isProtocol { return declaration.attributes.contains("objc") }
        return declaration.attributes.contains("objcMembers")
            || self[event.domain].properties[event.member]?.attributes.contains("objc") == true
    }

    /// Whether a protocol requires a function and gives it a default that does nothing.
    func hasEmptyDefault(_ name: String, of type: TypeID) -> Bool {
        guard self[type].isProtocol, let functions = self[type].functions[name] else { return false }
        return functions.contains { $0.body == nil } && functions.contains { $0.body?.isEmpty == true }
    }

    /// Where a type's method of an event is.
    func handler(of event: EventName, in type: TypeID) -> Place? {
        ancestors(of: type).lazy.map { self[$0.type] }.filter { !$0.isProtocol }
            .compactMap { $0.functions[event.member]?.first { $0.body != nil }?.place }.first
    }

    /// Whether a type's own method for an event has an empty body, as have all its others for the same protocol. If no
    /// protocol requires the method, its own empty body is enough.
    func ignores(_ type: TypeID, _ event: EventName) -> Bool {
        if !isAskedFor(event), let own = self[type].functions[event.member], !own.isEmpty {
            return own.allSatisfy { $0.body?.isEmpty == true && $0.kind == .function }
        }
        // A type that handles other calls of the same protocol had to implement this one, too.
        let asked = self[event.domain].declaration?.functions.map(\.name) ?? []
        guard asked.contains(event.member) else { return false }
        return asked.allSatisfy { name in
            let nearest = ancestors(of: type).lazy.map { self[$0.type] }.first { home in
                !home.isProtocol && home.functions[name]?.contains { $0.body != nil } == true
            }
            return nearest?.functions[name]?.compactMap(\.body).allSatisfy(\.isEmpty) ?? (name != event.member)
        }
    }

    /// Whether a type had to have a method for an event: a protocol requires it and has no default for it.
    private func isAskedFor(_ event: EventName) -> Bool {
        guard self[event.domain].isProtocol else { return false }
        return self[event.domain].functions[event.member]?.contains { $0.body?.isEmpty == false } != true
    }
}
