/// Whether a type's own code may hand `self` to something that keeps it alive.
struct SelfKeepers {
    private let engine: Engine

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

    /// Whether code uses `self` other than for a member of it, or where it is known that nothing keeps it.
    private func mayKeepSelf(_ body: [Statement]) -> Bool {
        var (all, known) = (0, 0)
        body.visit { expression in
            switch expression {
            case .name("self", _): all += 1
            case .member(.name("self", _)?, _, _): known += 1
            case .call(let callee, let arguments, _):
                known += arguments.count { argument in
                    guard case .name("self", _) = argument.value else { return false }
                    return isHarmless(callee, argument.label)
                }
            case .assignment(let target, .name("self", _), _): if isWeak(target) { known += 1 }
            case .binary("===", let left, let right, _), .binary("!==", let left, let right, _):
                for side in [left, right] { if case .name("self", _) = side { known += 1 } }
            default: break
            }
        }
        return all != known
    }

    /// Whether a call does not keep its argument alive, or is one whose properties are known.
    private func isHarmless(_ callee: Expression, _ label: String?) -> Bool {
        if let label, isWeakInLibraries(label) { return true }
        switch callee {
        case .name(let name, _):
            return name.isCapitalized && index.topLevel.types[name] != nil
                || index.vocabulary.lives.weakCalls.contains(name)
        case .member(_?, let name, _): return index.vocabulary.lives.weakCalls.contains(name)
        default: return false
        }
    }

    /// Whether a property does not keep alive what is assigned to it, wherever the app declares one of the name.
    private func isWeak(_ target: Expression) -> Bool {
        guard let name = target.memberName?.name else { return false }
        let declared = index.declared.compactMap { $0.properties[name] }
        if declared.isEmpty { return isWeakInLibraries(name) }
        return declared.allSatisfy { $0.ownership != .strong || $0.getter != nil || !$0.isStored }
    }
}
