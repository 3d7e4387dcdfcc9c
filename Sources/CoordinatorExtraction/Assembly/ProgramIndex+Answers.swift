extension ProgramIndex {
    /// Whether types that conform to a protocol need not handle an event: it is `@objc optional`, or the protocol's own
    /// default does nothing.
    func isOptional(_ event: EventName) -> Bool {
        guard self[event.domain].isProtocol else { return false }
        return functions(for: event, in: event.domain).contains(where: \.isOptional)
            || hasEmptyDefault(event, of: event.domain)
    }

    /// Whether a delegate of a type has code for an event: an object that is cast to another type receives nothing, and
    /// an optional method without an implementation, or an empty default, does nothing, also if a superclass repeats it.
    func handles(_ event: EventName, _ type: TypeID) -> Bool {
        let domain = self[event.domain]
        guard isKind(type, of: event.domain) || !domain.isProtocol && !domain.isClass else { return false }
        if hasEmptyDefault(event, of: event.domain), inheritsNothing(event, type) { return false }
        return ancestors(of: type).contains { ancestor in
            let home = self[ancestor.type]
            let answers = functions(for: event, in: ancestor.type).contains { $0.body != nil }
            return answers && !hasEmptyDefault(event, of: ancestor.type)
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
    private func hasEmptyDefault(_ event: EventName, of type: TypeID) -> Bool {
        guard self[type].isProtocol else { return false }
        let functions = functions(for: event, in: type)
        return functions.contains { $0.body == nil } && functions.contains { $0.body?.isEmpty == true }
    }

    /// Whether a type has its method of an event from a superclass, where it does nothing.
    private func inheritsNothing(_ event: EventName, _ type: TypeID) -> Bool {
        let nearest = ancestors(of: type).first { ancestor in
            !self[ancestor.type].isProtocol && functions(for: event, in: ancestor.type).contains { $0.body != nil }
        }
        guard let home = nearest?.type, home != type else { return false }
        return functions(for: event, in: home).allSatisfy { $0.body?.isEmpty != false }
    }

    /// Whether a type's method of an event is empty.
    func doesNothing(_ type: TypeID, at event: EventName) -> Bool {
        let bodies = ancestors(of: type).lazy.map { self.functions(for: event, in: $0.type).compactMap(\.body) }
        return bodies.first { !$0.isEmpty }?.allSatisfy(\.isEmpty) ?? false
    }

    /// Where a type's method of an event is.
    func handler(of event: EventName, in type: TypeID) -> Place? {
        ancestors(of: type).lazy.filter { !self[$0.type].isProtocol }
            .compactMap { self.functions(for: event, in: $0.type).first { $0.body != nil }?.place }.first
    }

    /// Whether a type's own method for an event has an empty body, as have all its others for the same protocol. If no
    /// protocol requires the method, its own empty body is enough.
    func ignores(_ type: TypeID, _ event: EventName) -> Bool {
        let own = functions(for: event, in: type)
        if !isAskedFor(event), !own.isEmpty {
            return own.allSatisfy { $0.body?.isEmpty == true && $0.kind == .function }
        }
        // A type that handles other calls of the same protocol had to implement this one, too.
        let asked = Set((self[event.domain].declaration?.functions ?? []).map { self.event($0, of: event.domain) })
        guard asked.contains(event) else { return false }
        return asked.allSatisfy { other in
            let bodies = ancestors(of: type).lazy.filter { !self[$0.type].isProtocol }
                .map { self.functions(for: other, in: $0.type).compactMap(\.body) }.first { !$0.isEmpty }
            return bodies?.allSatisfy(\.isEmpty) ?? (other != event)
        }
    }

    /// Whether a type had to have a method for an event: a protocol requires it and has no default for it.
    private func isAskedFor(_ event: EventName) -> Bool {
        guard self[event.domain].isProtocol else { return false }
        return !functions(for: event, in: event.domain).contains { $0.body?.isEmpty == false }
    }
}
