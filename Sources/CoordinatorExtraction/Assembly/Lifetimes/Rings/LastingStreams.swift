/// The streams that go on as long as their subscribers live, because no code ends them.
///
/// A subject ends if code completes it, by its name, or forwards another stream to it. Operators are read as they are
/// written: `first()` ends, `map` does not.
final class LastingStreams {
    private let engine: Engine
    private let paths: PathTypes
    private let words: SubscriptionNames
    /// The subjects that some code ends, by their names: whose they are, and the code.
    private let ended: [String: [(owner: Expression?, part: CodePart)]]

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ paths: PathTypes) {
        (self.engine, self.paths, words) = (engine, paths, engine.index.vocabulary.subscriptions)
        let words = words
        var ended: [String: [(owner: Expression?, part: CodePart)]] = [:]
        engine.index.visitCode { part in
            part.body.visit { expression in
                guard case .call(.member(let base?, let name, _), let arguments, _) = expression else { return }
                let isEnd =
                    words.ending.contains(name) || arguments.contains { words.ending.contains($0.label ?? "") }
                var subjects = isEnd ? [base] : []
                if words.listening.contains(name) { subjects += arguments.map(\.value) }
                for subject in subjects {
                    switch subject {
                    case .name(let name, _): ended[name, default: []].append((nil, part))
                    case .member(let owner?, let name, _): ended[name, default: []].append((owner, part))
                    default: break
                    }
                }
            }
        }
        self.ended = ended
    }

    /// Whether the stream of an expression in some code goes on. If `isHeld`, the object whose code it is lives as long as the
    /// subscriber; if `mayFail`, the subscriber may see the stream fail.
    func goesOn(_ stream: Expression, in part: CodePart, isHeld: Bool = true, mayFail: Bool, depth: Int = 0) -> Bool {
        guard depth < 12 else { return false }
        func goesOn(_ inner: Expression) -> Bool {
            self.goesOn(inner, in: part, isHeld: isHeld, mayFail: mayFail, depth: depth + 1)
        }
        switch stream {
        case .call(.member(let base?, let name, _), let arguments, _):
            if words.joining.contains(name) {
                let streams = arguments.filter { !$0.value.isClosure }.map(\.value)
                let isStatic = base.calledName?.isCapitalized == true
                return !streams.isEmpty && streams.allSatisfy(goesOn) && (isStatic || goesOn(base))
            }
            guard words.passing.contains(name) || !mayFail && words.failing.contains(name) else { return false }
            return goesOn(base)
        case .name(let name, _):
            if let value = local(name, in: part) { return goesOn(value) }
            guard let home = part.home, isMember(name, in: part) else { return false }
            return isLasting(name, of: home, isHeld: isHeld, mayFail: mayFail, depth: depth)
        case .member(let base?, let name, _):
            let types = paths.types(of: base, in: part)
            let holds = isHeld && isHeldBySelf(base, in: part)
            return !types.isEmpty
                && types.allSatisfy { isLasting(name, of: $0, isHeld: holds, mayFail: mayFail, depth: depth) }
        default: return false
        }
    }

    /// Whether a property of a type is a stream that goes on.
    private func isLasting(_ name: String, of type: TypeID, isHeld: Bool, mayFail: Bool, depth: Int) -> Bool {
        if name.hasPrefix("$") {
            let found = engine.declarations.property(String(name.dropFirst()), of: type)
            return found?.property.attributes.contains(where: words.published.contains) == true
        }
        guard let (property, home) = engine.declarations.property(name, of: type) else { return false }
        if property.isWritten(with: words.lasting) {
            return (isHeld && property.ownership == .strong || property.isWritten(with: words.kept))
                && (property.isWritten(with: words.endless) || !mayEnd(name, of: type))
        }
        if let value = property.onlyValue {
            let part = CodePart(home: home.type, property: property, body: property.getter ?? [])
            return goesOn(value, in: part, isHeld: isHeld, mayFail: mayFail, depth: depth + 1)
        }
        let conformers = index[home.type].isProtocol ? index.conformers(of: home.type) : []
        return !conformers.isEmpty
            && conformers.allSatisfy { conformer in
                guard let own = engine.declarations.property(name, of: conformer), !index[own.home.type].isProtocol
                else { return false }
                return isLasting(name, of: conformer, isHeld: isHeld, mayFail: mayFail, depth: depth + 1)
            }
    }

    /// Whether some code may end a subject of a type.
    private func mayEnd(_ name: String, of type: TypeID) -> Bool {
        (ended[name] ?? []).contains { owner, part in
            let owners = owner.map { paths.types(of: $0, in: part) } ?? part.home.map { [$0] } ?? []
            return owners.isEmpty || owners.contains { index.isRelated($0, type) }
        }
    }

    /// Whether strong references lead from `self` to an object.
    private func isHeldBySelf(_ path: Expression, in part: CodePart, depth: Int = 0) -> Bool {
        guard depth < 12 else { return false }
        switch path {
        case .name("self", _): return true
        case .name(let name, _):
            if let value = local(name, in: part) { return isHeldBySelf(value, in: part, depth: depth + 1) }
            return isMember(name, in: part) && holds(name, part.home)
        case .cast(let inner, _, _, _): return isHeldBySelf(inner, in: part, depth: depth + 1)
        case .member(let base?, let name, _):
            return isHeldBySelf(base, in: part, depth: depth + 1)
                && paths.types(of: base, in: part).allSatisfy { holds(name, $0) }
        default: return false
        }
    }

    private func holds(_ name: String, _ type: TypeID?) -> Bool {
        guard let type, let property = engine.declarations.property(name, of: type)?.property else { return false }
        return property.isStored && property.ownership == .strong && !property.isStatic
    }

    /// The values that some code gives to variables of a name. `guard let model = model as? ListModel` only unwraps one.
    private func values(of name: String, in part: CodePart) -> [Expression?] {
        var values: [Expression?] = []
        part.body.visitBindings { variable, _, value in
            if variable == name, value?.withoutCast.ownName != name { values.append(value) }
        }
        return values
    }

    /// The only value of a variable in some code.
    private func local(_ name: String, in part: CodePart) -> Expression? {
        let values = values(of: name, in: part)
        return values.count == 1 ? values[0] : nil
    }

    /// Whether a name means a property of `self`.
    private func isMember(_ name: String, in part: CodePart) -> Bool {
        var isUnwrapped = false
        part.body.visitBindings { if $0 == name, $2?.withoutCast.ownName == name { isUnwrapped = true } }
        let isParameter = part.function?.parameters.contains { $0.name == name } == true
        return isUnwrapped ? values(of: name, in: part).isEmpty && !isParameter : !part.declares(name)
    }
}

extension Expression {
    /// The value that a cast is of.
    fileprivate var withoutCast: Expression { if case .cast(let inner, _, _, _) = self { inner } else { self } }
}

extension CodePart {
    /// Whether a name is a variable or a parameter in the code.
    func declares(_ name: String) -> Bool {
        var names = body.declaredNames.union(function?.parameters.map(\.name) ?? [])
        body.visit { if case .closure(let closure) = $0 { names.formUnion(closure.parameters?.map(\.name) ?? []) } }
        return names.contains(name)
    }
}

extension Property {
    /// Whether its type, or the type that its declaration makes, is written with one of some names.
    func isWritten(with names: Set<String>) -> Bool {
        if let type { return type.mentions(names) }
        switch initializer {
        case .call(.name(let name, _), _, _)?: return names.contains(name)
        case .call(.type(let type, _), _, _)?: return type.mentions(names)
        default: return false
        }
    }

    /// Its value, if the declaration has a single expression for it.
    fileprivate var onlyValue: Expression? {
        guard let getter else { return initializer }
        guard getter.count == 1 else { return nil }
        switch getter[0] {
        case .expression(let value), .return(let value?, _): return value
        default: return nil
        }
    }
}
