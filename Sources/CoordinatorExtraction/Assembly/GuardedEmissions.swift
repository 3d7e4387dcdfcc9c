/// The properties that must hold something for an event to be emitted: `guard let flow else { return }` before it.
final class GuardedEmissions {
    /// The properties before each call in the code of a type.
    private var known: [TypeID: [Place: Set<String>]] = [:]

    /// Whether an object's code never reaches an emission: it stands behind a property that code fills for other objects
    /// of the type, and not for this one. What goes through that very property is judged like any other event.
    func isUnreached(_ emission: Facts.Emission, through channel: Facts.ObjectSlot, in engine: Engine) -> Bool {
        guard engine.atoms[channel.object].sort == .made, let type = engine.atoms[channel.object].type,
            type == emission.emitter, engine.index[type].isClass
        else { return false }
        return properties(before: emission, engine.index).contains { isLeftEmpty($0, of: channel, type, engine) }
    }

    private func isLeftEmpty(
        _ property: String, of channel: Facts.ObjectSlot, _ type: TypeID, _ engine: Engine
    ) -> Bool {
        guard property != channel.name,
            let found = engine.declarations.property(property, of: type)?.property, found.isStored, !found.isStatic,
            found.initializer == nil,
            !engine.facts.openChannels.contains(Facts.ObjectSlot(object: channel.object, name: property))
        else { return false }
        let others = engine.heap.anyCell(type, property).value
        return !others.isUnknown && Run(engine, nil).stored(property, of: channel.object).isNever
    }

    private func properties(before emission: Facts.Emission, _ index: ProgramIndex) -> Set<String> {
        if let known = known[emission.emitter] { return known[emission.place] ?? [] }
        var places: [Place: Set<String>] = [:]
        for ancestor in index.ancestors(of: emission.emitter) where !index[ancestor.type].isExternal {
            for function in index[ancestor.type].orderedFunctions {
                var seen: Set<ObjectIdentifier> = []
                Self.walk(function.body ?? [], behind: [], &places, &seen)
            }
        }
        known[emission.emitter] = places
        return places[emission.place] ?? []
    }

    /// Walks from the inside out, so that each closure is walked once, behind all conditions around it.
    private static func walk(
        _ statements: [Statement], behind properties: Set<String>, _ places: inout [Place: Set<String>],
        _ seen: inout Set<ObjectIdentifier>
    ) {
        var properties = properties
        for statement in statements {
            var inner = properties
            if case .if(let conditions, _, _) = statement { inner.formUnion(filled(by: conditions)) }
            // The first list of an `if` is behind its conditions.
            for (position, list) in statement.lists.enumerated() {
                walk(list, behind: position == 0 ? inner : properties, &places, &seen)
            }
            var closures: [Closure] = []
            [statement].visit { expression in
                if case .call(_, _, let place) = expression { places[place, default: []].formUnion(properties) }
                if case .closure(let closure) = expression { closures.append(closure) }
            }
            for closure in closures where seen.insert(ObjectIdentifier(closure)).inserted {
                walk(closure.body, behind: properties, &places, &seen)
            }
            if case .guard(let conditions, _) = statement { properties.formUnion(filled(by: conditions)) }
        }
    }

    /// The properties of `self` that hold something where all these conditions are true.
    private static func filled(by conditions: [Condition]) -> [String] {
        conditions.compactMap { condition in
            switch condition {
            case .binding(_, _, let value): value.ownProperty
            case .expression(.binary("!=", let value, .nil, _)): value.ownProperty
            default: nil
            }
        }
    }
}
