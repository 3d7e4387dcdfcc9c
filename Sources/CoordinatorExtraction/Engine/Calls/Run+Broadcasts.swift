/// Methods of coordinators that tell all objects of a list of theirs the same: services, children. They pass nothing up.
extension Run {
    /// Whether all code behind a method only passes its arguments on to each object of a list, by the method of its name:
    /// `for service in services { service.process(event) }`.
    func isBroadcast(_ method: Function, _ home: TypeID) -> Bool {
        guard !method.parameters.isEmpty else { return false }
        let labels = method.parameters.map(\.label)
        let types = index.ancestors(of: home).map(\.type) + (index[home].isProtocol ? index.conformers(of: home) : [])
        let bodies = types.flatMap { index[$0].functions[method.name] ?? [] }.filter {
            $0.body != nil && !$0.isStatic && $0.parameters.map(\.label) == labels
        }
        return !bodies.isEmpty && bodies.allSatisfy(\.onlyTellsEach)
    }
}

extension Function {
    fileprivate var onlyTellsEach: Bool {
        guard let body, body.count == 1 else { return false }
        switch body[0] {
        case .loop(.name(let one)?, let list?, _, let inner):
            return list.ownProperty != nil && inner.tells([one], as: self)
        case .expression(.call(.member(let list?, "forEach", _), let arguments, _)):
            guard list.ownProperty != nil, case .closure(let closure)? = arguments.first?.value else { return false }
            return closure.body.tells([closure.parameters?.first?.name ?? "$0"], as: self)
        default: return false
        }
    }
}

extension [Statement] {
    /// Whether they only call a function's namesake of an object with these names, perhaps cast, with what the function received.
    fileprivate func tells(_ names: Set<String>, as function: Function) -> Bool {
        guard count == 1 else { return false }
        switch self[0] {
        case .expression(.call(.member(let base?, function.name, _), let arguments, _)):
            return base.isOne(of: names)
                && arguments.map(\.value.ownProperty) == function.parameters.map { Optional($0.name) }
        case .if(let conditions, let then, let otherwise):
            guard otherwise.isEmpty, conditions.count == 1,
                case .binding(.name(let inner), _, let value) = conditions[0],
                value.isOne(of: names)
            else { return false }
            return then.tells(names.union([inner]), as: function)
        default: return false
        }
    }
}

extension Expression {
    /// Whether it is an object with one of these names, perhaps cast.
    fileprivate func isOne(of names: Set<String>) -> Bool {
        switch self {
        case .name(let name, _): names.contains(name)
        case .cast(let inner, _, _, _): inner.isOne(of: names)
        default: false
        }
    }
}
