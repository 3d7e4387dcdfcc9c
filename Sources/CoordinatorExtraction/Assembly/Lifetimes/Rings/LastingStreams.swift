/// The streams that go on as long as their subscribers live, because no code ends them.
///
/// A subject ends if code completes it, by its name, or forwards another stream to it. Operators are read as they are
/// written: `first()` ends, `map` does not.
final class LastingStreams {
    private let engine: Engine
    private let paths: PathTypes
    private let changes: Changes
    private let words: SubscriptionNames
    /// The subjects that some code ends, by their names: whose they are, and the code.
    private let ended: [String: [(owner: Expression?, part: CodePart)]]

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ paths: PathTypes, _ changes: Changes) {
        (self.engine, self.paths, self.changes) = (engine, paths, changes)
        words = engine.index.vocabulary.subscriptions
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
    /// subscriber, or that in the variable `root` does; if `mayFail`, the subscriber may see the stream fail.
    func goesOn(
        _ stream: Expression, in part: CodePart, from root: String = "self", isHeld: Bool = true, mayFail: Bool,
        depth: Int = 0
    ) -> Bool {
        guard depth < 12 else { return false }
        func goesOn(_ inner: Expression) -> Bool {
            self.goesOn(inner, in: part, from: root, isHeld: isHeld, mayFail: mayFail, depth: depth + 1)
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
            if let value = part.local(name) { return goesOn(value) }
            guard let home = part.home, part.isMember(name) else { return false }
            return isLasting(name, of: home, isHeld: isHeld, mayFail: mayFail, depth: depth)
        case .member(let base?, let name, _):
            let types = paths.types(of: base, in: part)
            let holds = isHeld && self.isHeld(base, by: root, in: part)
            return !types.isEmpty && (holds || root == "self")
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
        if let (value, part) = initial(name, of: type) {
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

    /// Whether strong references lead from an object to another.
    private func isHeld(_ path: Expression, by root: String, in part: CodePart, depth: Int = 0) -> Bool {
        guard depth < 12 else { return false }
        switch path {
        case .name(root, _): return true
        case .name(let name, _):
            if let value = part.local(name) { return isHeld(value, by: root, in: part, depth: depth + 1) }
            return root == "self" && part.isMember(name) && holds(name, part.home)
        case .cast(let inner, _, _, _): return isHeld(inner, by: root, in: part, depth: depth + 1)
        case .member(let base?, let name, _):
            return isHeld(base, by: root, in: part, depth: depth + 1)
                && paths.types(of: base, in: part).allSatisfy { holds(name, $0) }
        default: return false
        }
    }

    private func holds(_ name: String, _ type: TypeID?) -> Bool {
        guard let type, let property = engine.declarations.property(name, of: type)?.property else { return false }
        return property.isStored && property.ownership == .strong && !property.isStatic
    }

    /// The value that an initialiser gives to a property, and its code, if no other code gives it one.
    private func initial(_ name: String, of type: TypeID) -> (value: Expression, part: CodePart)? {
        let all = changes.changes(of: name, in: type).filter { $0.sort != .reduced }
        guard all.count == 1, let change = all.first, change.isOwn, let function = change.function,
            function.kind == .initializer, let body = function.body
        else { return nil }
        let part = CodePart(home: change.home, function: function, body: body)
        var found: Expression?
        body.visit {
            if case .assignment(let target, let value, change.place) = $0, target.ownName == name { found = value }
        }
        return found.map { ($0, part) }
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
