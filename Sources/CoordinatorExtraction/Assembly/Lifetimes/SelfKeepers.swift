/// Whether a type's own code may hand `self` to something that keeps it alive.
final class SelfKeepers {
    private let engine: Engine
    /// The app's functions by their names.
    private lazy var functions: [String: [Function]] = index.declared.reduce(into: [:]) { all, type in
        for (name, overloads) in type.functions { all[name, default: []] += overloads }
    }
    /// Whether a function may keep an argument, for those that were asked about.
    private var known: [Parameter: Bool] = [:]

    /// A parameter of all functions of a name.
    private struct Parameter: Hashable {
        var function: String
        var label: String?
    }

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine) { self.engine = engine }

    func mayKeepItself(_ type: TypeID) -> Bool {
        index.ancestors(of: type).contains { ancestor in
            guard !index[ancestor.type].isExternal else { return false }
            let nominal = index[ancestor.type]
            return nominal.orderedFunctions.contains { mayKeepSelf($0.body ?? []) }
                || nominal.orderedProperties.contains { property in
                    mayKeepSelf(property.getter ?? []) || mayKeepSelf(property.setter)
                        || property.initializer.map { mayKeepSelf([.expression($0)]) } == true
                }
        }
    }

    /// Properties of libraries that do not keep alive what they refer to.
    func isWeakInLibraries(_ property: String) -> Bool {
        index.vocabulary.lives.weak.contains(property.lowercased())
    }

    private func mayKeepSelf(_ body: [Statement]) -> Bool { mayKeep("self", in: body) }

    /// Whether code uses a name other than for a member of it, or where it is known that nothing keeps it.
    private func mayKeep(_ name: String, in body: [Statement]) -> Bool {
        var (all, known) = (0, 0)
        body.visit { expression in
            switch expression {
            case .name(name, _): all += 1
            case .member(.name(name, _)?, _, _): known += 1
            case .call(let callee, let arguments, _):
                known += arguments.count { argument in
                    guard case .name(name, _) = argument.value else { return false }
                    return isHarmless(callee, argument.label)
                }
            case .assignment(let target, .name(name, _), _): if isWeak(target) { known += 1 }
            case .binary("===", let left, let right, _), .binary("!==", let left, let right, _):
                known += [left, right].count { $0.isItself(name) }
            default: break
            }
        }
        // `guard let self`: a closure that holds it weakly uses it while it runs.
        body.visitBindings { variable, _, value in
            if variable == name, value?.isItself(name) == true { known += 1 }
        }
        return all != known
    }

    /// Whether a call does not keep its argument alive, or is one whose properties are known.
    private func isHarmless(_ callee: Expression, _ label: String?) -> Bool {
        if let label, isWeakInLibraries(label) { return true }
        switch callee {
        case .name(let name, _):
            if name.isCapitalized { return index.topLevel.types[name] != nil }
            return index.vocabulary.lives.weakCalls.contains(name) || !mayKeep(Parameter(function: name, label: label))
        case .member(_?, let name, _):
            return index.vocabulary.lives.weakCalls.contains(name)
                || !mayKeep(Parameter(function: name, label: label))
        default: return false
        }
    }

    /// Whether a function of this name may keep what is handed to it: `parent?.didFinish(self)` only takes out what is
    /// identical with it. Of a library's function that is not known.
    private func mayKeep(_ parameter: Parameter) -> Bool {
        if let known = known[parameter] { return known }
        // Functions that call each other keep nothing by that alone.
        known[parameter] = false
        let named = (functions[parameter.function] ?? []).compactMap { function -> (String, [Statement])? in
            guard let one = function.parameters.first(where: { $0.label == parameter.label }) else { return nil }
            return (one.name, function.body ?? [])
        }
        let answer = named.isEmpty || named.contains { mayKeep($0.0, in: $0.1) }
        known[parameter] = answer
        return answer
    }

    /// Whether a property does not keep alive what is assigned to it, wherever the app declares one of the name.
    private func isWeak(_ target: Expression) -> Bool {
        guard let name = target.lastStep?.name else { return false }
        let declared = index.declared.compactMap { $0.properties[name] }
        if declared.isEmpty { return isWeakInLibraries(name) }
        return declared.allSatisfy { $0.ownership != .strong || $0.getter != nil || !$0.isStored }
    }
}

extension Expression {
    /// Whether it is a name, also as another type.
    fileprivate func isItself(_ name: String) -> Bool {
        switch self {
        case .name(name, _): true
        case .cast(let inner, _, _, _): inner.isItself(name)
        case .tuple(let parts, _): parts.count == 1 && parts[0].value.isItself(name)
        default: false
        }
    }
}
