import Coordinators
import CoordinatorModel

/// The types found so far. Each is read once, because names and casts cost far more than the rest of a walk.
@MainActor struct KnownTypes {
    /// The facts about a type, and its declarations, in the terms of the tree.
    struct Entry {
        /// The name without its module.
        var name: String
        /// The name also without the types that enclose it, which is the default identifier.
        var bareName: String
        var isNode: Bool
        var hasRoutes: Bool
        var hasDependencies: Bool
        var emits: [Emission] = []
        var intercepts: [Interceptor] = []
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private(set) var unresolved: [String] = []

    /// The declarations of the type of a coordinator or screen.
    mutating func entry(of responder: any EventResponder) -> Entry {
        let type: AnyClass = Swift.type(of: responder)
        if let known = entries[ObjectIdentifier(type)] { return known }
        var entry = Entry(
            name: TypeName.of(type), bareName: _typeName(type, qualified: false), isNode: type is any Coordinating.Type,
            hasRoutes: type is any HasRoutes.Type, hasDependencies: type is any HasDependencies.Type)
        if let declaring = Swift.type(of: responder) as? any DeclaresEvents.Type {
            let name = entry.name
            entry.emits = declaring.emits.flatMap { events(of: $0, name) }.map { Emission(event: $0) }
            for interceptor in declaring.intercepts {
                for event in intercepted(by: interceptor.events, name) {
                    entry.intercepts.append(Interceptor(event: event, consumes: interceptor.consumes))
                }
            }
        }
        entries[ObjectIdentifier(type)] = entry
        return entry
    }

    /// The events that a reference in `emits` stands for. An emission always has one event.
    private mutating func events(of reference: EventReference, _ name: String) -> [String] {
        guard reference.caseName == nil else { return intercepted(by: reference, name) }
        guard let cases = EnumCase.all(of: reference.domain) else {
            unresolved.append("\(name) emits every event of \(reference.domain.domain), whose cases can't be read")
            return []
        }
        return cases.map { "\(reference.domain.domain).\($0.name)" }
    }

    private mutating func intercepted(by reference: EventReference, _ name: String) -> [String] {
        guard let caseName = reference.caseName else { return ["\(reference.domain.domain).*"] }
        if let cases = EnumCase.all(of: reference.domain), !cases.contains(where: { $0.name == caseName }) {
            unresolved.append("\(name) declares \(reference.domain.domain).\(caseName), which isn't a case")
            return []
        }
        return ["\(reference.domain.domain).\(caseName)"]
    }
}

extension EventDeclaration {
    /// Every event of a domain with its payload; empty if the enum can't be read.
    @MainActor static func all(of domain: any CoordinatorEvent.Type) -> [EventDeclaration] {
        (EnumCase.all(of: domain) ?? []).map {
            EventDeclaration(name: "\(domain.domain).\($0.name)", payload: $0.payload)
        }
    }
}
