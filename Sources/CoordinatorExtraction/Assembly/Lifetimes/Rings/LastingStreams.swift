/// The streams that go on as long as their subscribers live, because no code ends them.
///
/// A subject ends if code completes it, by its name, or forwards another stream to it. Operators are read as they are
/// written: `first()` ends, `map` does not.
final class LastingStreams {
    private let engine: Engine
    private let paths: PathTypes
    private let changes: Changes
    private let words: SubscriptionNames
    private let held: HeldPaths
    private let libraries: LibraryStreams
    /// The subjects that some code ends, by their names: whose they are, and the code.
    private let ended: [String: [(owner: Expression?, part: CodePart)]]

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ paths: PathTypes, _ changes: Changes) {
        (self.engine, self.paths, self.changes) = (engine, paths, changes)
        words = engine.index.vocabulary.subscriptions
        held = HeldPaths(engine, paths)
        libraries = LibraryStreams(engine, paths, held)
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

    /// How a stream is subscribed to.
    struct Subscriber {
        /// The variable with the object that lives as long as the subscription.
        var root = "self"
        /// Whether that object holds the one whose code is looked at.
        var isHeld = true
        /// Whether the subscription itself holds what is between it and the subject, so that the subject may be gone.
        var isKept = false
        /// Whether the subscriber may see the stream fail.
        var mayFail: Bool
        var depth = 0

        var deeper: Subscriber {
            var copy = self
            copy.depth += 1
            return copy
        }
    }

    /// Whether the stream of an expression in some code goes on.
    func goesOn(_ stream: Expression, in part: CodePart, for subscriber: Subscriber) -> Bool {
        guard subscriber.depth < 12 else { return false }
        func goesOn(_ inner: Expression, isKept: Bool = false) -> Bool {
            var next = subscriber.deeper
            if isKept && next.root == "self" { next.isKept = true }
            return self.goesOn(inner, in: part, for: next)
        }
        if subscriber.isHeld && libraries.goesOn(stream, in: part, from: subscriber.root) { return true }
        switch stream {
        case .call(.member(let base?, let name, _), let arguments, _):
            if words.joining.contains(name) {
                let streams = arguments.filter { !$0.value.isClosure }.map(\.value)
                let isStatic = base.calledName?.isCapitalized == true
                return !streams.isEmpty && streams.allSatisfy { goesOn($0) } && (isStatic || goesOn(base))
            }
            guard words.passing.contains(name) || !subscriber.mayFail && words.failing.contains(name) else {
                return false
            }
            return goesOn(base, isKept: !words.same.contains(name))
        case .name(let name, _):
            if let value = part.local(name) { return goesOn(value) }
            guard let home = part.home, part.isMember(name) else { return false }
            return isLasting(name, of: home, for: subscriber)
        case .member(let base?, let name, _):
            let types = paths.types(of: base, in: part)
            var next = subscriber
            next.isHeld = subscriber.isHeld && held.isHeld(base, by: subscriber.root, in: part)
            return !types.isEmpty && (next.isHeld || subscriber.root == "self")
                && types.allSatisfy { isLasting(name, of: $0, for: next) }
        default: return false
        }
    }

    /// Whether a property of a type is a stream that goes on.
    private func isLasting(_ name: String, of type: TypeID, for subscriber: Subscriber) -> Bool {
        if name.hasPrefix("$") {
            let found = engine.declarations.property(String(name.dropFirst()), of: type)
            return found?.property.attributes.contains(where: words.published.contains) == true
        }
        guard let (property, home) = engine.declarations.property(name, of: type) else { return false }
        if property.isWritten(with: words.lasting) {
            let isOwned = subscriber.isHeld && property.ownership == .strong
            return (isOwned || subscriber.isKept || property.isWritten(with: words.kept))
                && (property.isWritten(with: words.endless) || !mayEnd(name, of: type))
        }
        if let value = property.onlyValue {
            let part = CodePart(home: home.type, property: property, body: property.getter ?? [])
            return goesOn(value, in: part, for: subscriber.deeper)
        }
        if let (value, part) = initial(name, of: type) { return goesOn(value, in: part, for: subscriber.deeper) }
        let conformers = index[home.type].isProtocol ? index.conformers(of: home.type) : []
        return !conformers.isEmpty
            && conformers.allSatisfy { conformer in
                guard let own = engine.declarations.property(name, of: conformer), !index[own.home.type].isProtocol
                else { return false }
                return isLasting(name, of: conformer, for: subscriber.deeper)
            }
    }

    /// Whether some code may end a subject of a type.
    private func mayEnd(_ name: String, of type: TypeID) -> Bool {
        (ended[name] ?? []).contains { owner, part in
            let owners = owner.map { paths.types(of: $0, in: part) } ?? part.home.map { [$0] } ?? []
            return owners.isEmpty || owners.contains { index.isRelated($0, type) }
        }
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
