/// Whether a type's own code may pass `self` to code that keeps it alive.
final class SelfKeepers {
    private let engine: Engine
    /// The app's functions by their names.
    private lazy var functions: [String: [(home: TypeID, function: Function)]] = index.declared.reduce(into: [:]) {
        for (name, overloads) in $1.functions { for one in overloads { $0[name, default: []].append(($1.id, one)) } }
    }
    /// The names of all stored properties of the app.
    private lazy var properties = Set(index.declared.flatMap { $0.properties.keys })
    /// Whether a function may keep an argument, for the functions examined so far.
    private var known: [Parameter: Bool] = [:]

    /// A parameter of all functions of a name, or of those that an object of a type may have, if it is known.
    private struct Parameter: Hashable {
        var function: String
        var label: String?
        var owner: TypeID?
    }

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine) { self.engine = engine }

    /// Whether a type's own code passes `self` to code that may keep it. Code that runs too late does not count.
    func mayKeepItself(_ type: TypeID, but late: Set<ObjectIdentifier>) -> Bool {
        index.ancestors(of: type).contains { ancestor in
            guard !index[ancestor.type].isExternal else { return false }
            let nominal = index[ancestor.type]
            return nominal.orderedFunctions.contains {
                !late.contains(ObjectIdentifier($0))
                    && mayKeep("self", in: $0.body ?? [], of: nominal.id, parameters: $0.parameters)
            }
                || nominal.orderedProperties.contains { property in
                    let initial = property.initializer.map { [Statement.expression($0)] } ?? []
                    return [property.getter ?? [], property.setter, initial].contains {
                        mayKeep("self", in: $0, of: nominal.id)
                    }
                }
        }
    }

    /// Whether a library's property does not keep its object alive.
    func isWeakInLibraries(_ property: String) -> Bool { index.vocabulary.lives.isWeak(property) }

    /// Whether code uses a name except for its members, or where it may be kept. `home` is the type that contains the
    /// code, `parameters` are those of its function; `mayReturn` allows the code to return the value.
    func mayKeep(
        _ name: String, in body: [Statement], of home: TypeID?, parameters: [Function.Parameter] = [],
        mayReturn: Bool = false
    ) -> Bool {
        var (all, known) = (0, 0)
        body.visit { expression in
            switch expression {
            case .name(name, _): all += 1
            case .member(.name(name, _)?, _, _): known += 1
            case .call(let callee, let arguments, _):
                known += arguments.count { argument in
                    guard case .name(name, _) = argument.value else { return false }
                    return isHarmless(callee, argument.label, in: home)
                }
            case .assignment(let target, .name(name, _), _):
                if isWeak(target, in: body, of: home, parameters) { known += 1 }
            case .binary("===", let left, let right, _), .binary("!==", let left, let right, _):
                known += [left, right].count { $0.isItself(name) }
            default: break
            }
        }
        // `guard let self`: a closure that holds it weakly uses it while the closure runs.
        body.visitBindings { variable, _, value in
            if variable == name, value?.isItself(name) == true { known += 1 }
        }
        if mayReturn { body.visitResults { if $0?.isItself(name) == true { known += 1 } } }
        return all != known
    }

    /// Whether a call may keep the argument with a label.
    func mayKeep(argumentOf callee: Expression, _ label: String?, in home: TypeID?) -> Bool {
        !isHarmless(callee, label, in: home)
    }

    /// Whether a call does not keep its argument alive, or makes an object whose properties are known.
    private func isHarmless(_ callee: Expression, _ label: String?, in home: TypeID?) -> Bool {
        if let label, isWeakInLibraries(label) { return true }
        guard let name = callee.calledName, callee.isCallable else { return false }
        if name.isCapitalized { return index.topLevel.types[name] != nil }
        if index.vocabulary.lives.weakCalls.contains(name) { return true }
        // Collections have functions of these names, whatever the app declares.
        if case .member(let base?, _, _) = callee, !base.isSelf, FoundChanges.adding.contains(name) { return false }
        let owner = callee.lastStep?.isOwn == true ? home : nil
        return !mayKeep(Parameter(function: name, label: label, owner: owner))
    }

    /// Whether a function of this name may keep its argument: `parent?.didFinish(self)` only removes the object that is
    /// identical to it. For a library's function this is unknown.
    private func mayKeep(_ parameter: Parameter) -> Bool {
        if let known = known[parameter] { return known }
        // Functions that call each other do not keep anything for that reason alone.
        known[parameter] = false
        let named = named(parameter)
        // What happens to one element of a collection is unknown.
        let answer = named.isEmpty || named.contains { $0.isMany || mayKeep($0.name, in: $0.body, of: $0.home) }
        known[parameter] = answer
        return answer
    }

    /// The names of the functions that are called on an argument.
    func called(ofArgumentOf callee: Expression, _ label: String?) -> Set<String> {
        var names: Set<String> = []
        guard let function = callee.calledName else { return names }
        for one in named(Parameter(function: function, label: label, owner: nil)) {
            one.body.visit { expression in
                if case .call(.member(.name(one.name, _)?, let member, _), _, _) = expression { names.insert(member) }
            }
        }
        return names
    }

    /// The functions of a name, with their parameter of a label.
    private func named(_ parameter: Parameter) -> [(home: TypeID, name: String, isMany: Bool, body: [Statement])] {
        let all = functions[parameter.function] ?? []
        let own = parameter.owner.map { owner in all.filter { index.isRelated($0.home, owner) } } ?? []
        return (own.isEmpty ? all : own).compactMap { home, function in
            guard let one = function.parameters.first(where: { $0.label == parameter.label }) else { return nil }
            return (home, one.name, one.isVariadic || one.type.unwrapped.isCollection, function.body ?? [])
        }
    }

    /// Whether a property does not keep the assigned object alive. If its owner is unknown, this must be true of every
    /// property with this name in the app.
    private func isWeak(
        _ target: Expression, in body: [Statement], of home: TypeID?, _ parameters: [Function.Parameter]
    ) -> Bool {
        guard let name = target.lastStep?.name else { return false }
        if case .member(let base?, _, _) = target, let owner = base.lastStep {
            if let type = type(of: base, owner, in: body, of: home, parameters) {
                let property = index.ancestors(of: type).lazy.compactMap { self.index[$0.type].properties[name] }.first
                return property.map(Self.isWeak) ?? isWeakInLibraries(name)
            }
            // `presentationController?.delegate`
            if !owner.isOwn, !properties.contains(owner.name) { return isWeakInLibraries(name) }
        }
        let declared = index.declared.compactMap { $0.properties[name] }
        return declared.isEmpty ? isWeakInLibraries(name) : declared.allSatisfy(Self.isWeak)
    }

    private static func isWeak(_ property: Property) -> Bool {
        property.ownership != .strong || property.getter != nil || !property.isStored
    }

    /// The class of a variable, or of a property of `self`.
    private func type(
        of base: Expression, _ step: (name: String, isOwn: Bool), in body: [Statement], of home: TypeID?,
        _ parameters: [Function.Parameter]
    ) -> TypeID? {
        guard step.isOwn, step.name != "self", let home else { return nil }
        if case .name = base, body.declares(step.name) {
            var written: [TypeName?] = []
            body.visitBindings { name, type, value in
                if name == step.name { written.append(type ?? value?.constructed) }
            }
            return written.count == 1 ? written[0].flatMap { classOf($0, in: home) } : nil
        }
        if case .name = base, let one = parameters.first(where: { $0.name == step.name }) {
            return classOf(one.type, in: home)
        }
        return index.typeOfProperty(step.name, in: home)
    }

    private func classOf(_ written: TypeName, in home: TypeID) -> TypeID? {
        guard let file = index[home].declaration?.place.file else { return nil }
        let shape = index.shape(of: written.unwrapped, in: Scope(type: home, file: file))
        return shape.nominals.first.flatMap { index[$0.type].isProtocol ? nil : $0.type }
    }
}

extension Expression {
    /// Whether it names a function: `remove`, `parent.remove`; an implicit member does not.
    fileprivate var isCallable: Bool {
        switch self {
        case .name, .member(_?, _, _): true
        default: false
        }
    }

    /// Whether it is a name, possibly cast to another type.
    fileprivate func isItself(_ name: String) -> Bool {
        switch self {
        case .name(name, _): true
        case .cast(let inner, _, _, _): inner.isItself(name)
        case .tuple(let parts, _): parts.count == 1 && parts[0].value.isItself(name)
        default: false
        }
    }
}
