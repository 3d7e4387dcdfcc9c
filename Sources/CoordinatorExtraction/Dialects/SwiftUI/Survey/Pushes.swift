/// The values that are pushed onto the untyped paths of stacks, and the states that decide what is shown.
extension Run {
    /// `path.append(value)`: the value's type needs a destination.
    func notePush(_ call: MeaningfulCall, onto paths: Set<String>) {
        guard trial == nil, let base = call.base, case .name(let name, _)? = base.lastMember, paths.contains(name),
            call.arguments.count == 1, call.arguments[0].label == nil, let owner = owner(ofPath: base, in: call.frame)
        else { return }
        let value = evaluate(call.arguments[0].value, in: call.frame)
        for atom in value.atoms {
            let pushed: TypeID
            switch atoms.meaning(atom) {
            case .enumCase(_, let type, let name):
                pushed = type
                let route = EventName(domain: type, member: name)
                see { facts in facts.views.contents.pushed[owner, default: []].insert(route) }
            case .object(_, let type): pushed = type
            default: continue
            }
            guard !index[pushed].isExternal, !index[pushed].isProtocol else { continue }
            see { facts in
                let known = facts.views.pushed[owner]?[pushed]
                facts.views.pushed[owner, default: [:]][pushed] = known.map { min($0, call.place) } ?? call.place
            }
        }
    }

    /// The type that has the path.
    private func owner(ofPath base: Expression, in frame: Frame) -> TypeID? {
        guard case .member(let holder?, _, _) = base else { return frame.own?.type }
        return objects(in: evaluate(holder, in: frame)).compactMap { type(of: $0) }.first ?? frame.own?.type
    }
}

extension Expression {
    /// Its last name, as an expression.
    fileprivate var lastMember: Expression? {
        switch self {
        case .name: self
        case .member(_, let name, let place): .name(name, place)
        default: nil
        }
    }
}

extension ProgramIndex {
    /// The names of the properties with a path for any values.
    var untypedPaths: Set<String> {
        var names: Set<String> = []
        for type in types where !type.isModel {
            for property in type.properties.values where property.isStored && property.isUntypedPath {
                names.insert(property.name)
            }
        }
        return names
    }
}
