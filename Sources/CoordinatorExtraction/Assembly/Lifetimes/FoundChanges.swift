/// The changes of properties that are found in one walk over the code.
struct FoundChanges {
    let names: Set<String>
    let index: ProgramIndex
    private var part = CodePart(home: nil, body: [])
    /// The local types of the current part, once they are needed.
    private var locals: LocalTypes?
    /// The closures in local constants of the current part, once they are needed.
    private var kept: [String: Closure]?
    var changes: [String: [Changes.Change]] = [:]
    var targets: [ObjectIdentifier: Expression] = [:]
    var around: [ObjectIdentifier: Closure] = [:]
    var passing: Set<ObjectIdentifier> = []
    /// The names of collections that get an element under a key which is always the same, and of those that get one
    /// otherwise.
    private(set) var stores = (fixed: Set<String>(), other: Set<String>())

    /// The names that lead to an object above.
    private let upward: Names

    init(names: Set<String>, index: ProgramIndex) {
        (self.names, self.index) = (names, index)
        upward = index.vocabulary.members.parents + index.vocabulary.members.delegates
    }

    mutating func look(at part: CodePart) {
        (self.part, locals, kept) = (part, nil, nil)
        part.body.visit { look($0) }
    }

    private mutating func look(_ expression: Expression) {
        switch expression {
        case .assignment(let target, let value, let place): assigned(value, to: target, at: place)
        case .call(let callee, let arguments, let place): called(callee, arguments, at: place)
        case .closure(let outer):
            // Outer closures are visited first, so the last one that is recorded is the nearest.
            outer.body.visit { if case .closure(let inner) = $0 { around[ObjectIdentifier(inner)] = outer } }
        case .binary("-=", let left, _, let place): note(left, .reduced, at: place)
        default: break
        }
    }

    private mutating func assigned(_ value: Expression, to target: Expression, at place: Place) {
        if case .subscripted(let base, let keys, _) = target {
            if value.isNothing {
                note(base, .reduced, at: place)
            } else {
                noteStore(in: base, under: keys.map(\.value))
            }
            return
        }
        if let closure = closure(in: value) { targets[ObjectIdentifier(closure)] = target }
        note(target, sort(of: value, assignedTo: target), at: place)
    }

    /// A closure, or the one that a local constant holds: `let onEnd = { … }; screen.onEnd = onEnd`.
    private mutating func closure(in value: Expression) -> Closure? {
        if case .closure(let closure) = value { return closure }
        guard case .name(let name, _) = value else { return nil }
        let known = kept ?? part.body.closuresOfNames
        kept = known
        return known[name]
    }

    private mutating func noteStore(in target: Expression, under keys: [Expression]) {
        guard let name = target.lastStep?.name else { return }
        if !keys.isEmpty, keys.allSatisfy(\.isFixedKey) { stores.fixed.insert(name) } else { stores.other.insert(name) }
    }

    private func sort(of value: Expression, assignedTo target: Expression) -> Changes.Change.Sort {
        switch value {
        case .nil, .member(nil, "none", _): return .cleared
        case .array(let elements, _): return elements.isEmpty ? .cleared : .assigned
        case .dictionary(let pairs, _): return pairs.isEmpty ? .cleared : .assigned
        default: break
        }
        guard let name = target.lastStep?.name, names.contains(name) else { return .assigned }
        // `let rest = children.filter { … }; children = rest`
        var made = value
        if case .name(let variable, _) = value {
            part.body.visitBindings { if $0 == variable, let given = $2 { made = given } }
        }
        return made.mentions(name) ? .filtered : .assigned
    }

    private mutating func called(_ callee: Expression, _ arguments: [Expression.Argument], at place: Place) {
        if let name = callee.calledName,
            Self.harmless.contains(name) || Self.taking.contains(name) || index.vocabulary.lives.passing.contains(name)
        {
            for case .closure(let closure) in arguments.map(\.value) { passing.insert(ObjectIdentifier(closure)) }
        }
        if case .member(let base?, let method, _) = callee, Self.adding.contains(method) {
            noteStore(in: base, under: arguments.filter { $0.label == "forKey" }.map(\.value))
        }
        if case .member(let base?, let method, _) = callee, !Self.harmless.contains(method) {
            let isLast = ["popLast", "removeLast"].contains(method) && arguments.isEmpty
            let isWhole = method == "removeAll" && !arguments.contains { $0.value.isClosure }
            note(base, .reduced, isWhole: isWhole, isLast: isLast, at: place)
        }
        // `remove(child, from: &children)`: the argument may be smaller afterwards.
        if let name = callee.calledName, !name.isCapitalized, !Self.harmless.contains(name),
            !index.vocabulary.subscriptions.storing.contains(name)
        {
            for argument in arguments where argument.value.isPath { note(argument.value, .reduced, at: place) }
        }
    }

    private mutating func note(
        _ target: Expression, _ sort: Changes.Change.Sort, isWhole: Bool = false, isLast: Bool = false, at place: Place
    ) {
        guard let (name, isOwn) = target.lastStep, names.contains(name) else { return }
        var change = Changes.Change(
            sort: settled(sort, isOwn: isOwn), home: part.home, isOwn: isOwn, local: local(before: target),
            isWhole: isWhole || sort == .cleared, function: part.function, place: place)
        if case .member(let base?, _, _) = target, let above = base.lastStep?.name {
            change.isAbove = upward.contains(above.lowercased())
            change.isItself = isLast && change.isAbove
        }
        changes[name, default: []].append(change)
    }

    /// The known facts about `page` in `page.title`, and about the property in `self.page.title`.
    private mutating func local(before target: Expression) -> LocalTypes.Local? {
        guard case .member(let base?, _, _) = target, let (name, isOwn) = base.lastStep, isOwn, name != "self" else {
            return nil
        }
        if case .name = base {
            let known = locals ?? LocalTypes(of: part, in: index)
            locals = known
            if let local = known[name] { return local }
            if known.isDeclared(name) { return nil }
        }
        return part.home.flatMap { index.typeOfProperty(name, in: $0) }.map { LocalTypes.Local(type: $0, isNew: false) }
    }

    /// A change in an initialiser of its own property is the property's first value.
    private func settled(_ sort: Changes.Change.Sort, isOwn: Bool) -> Changes.Change.Sort {
        isOwn && part.function?.kind == .initializer && sort != .reduced ? .assigned : sort
    }

    /// Calls that remove the elements that a closure chooses.
    private static let taking: Set<String> = ["removeAll", "removeFirst", "removeLast", "drop", "partition"]

    /// Calls that put something into a collection.
    static let adding: Set<String> = ["append", "insert", "updateValue", "merge"]

    /// Calls that remove nothing from a collection.
    private static let harmless: Set<String> = [
        "append", "insert", "updateValue", "forEach", "map", "flatMap", "compactMap", "filter", "first", "last",
        "contains", "firstIndex", "lastIndex", "index", "enumerated", "reversed", "sorted", "reduce", "allSatisfy",
        "print", "assert", "zip", "min", "max", "reserveCapacity", "mapValues", "compactMapValues", "randomElement",
        "joined", "prefix", "suffix", "dropFirst", "dropLast", "count", "isEmpty", "makeIterator",
    ]
}

extension Expression {
    /// Whether it is the same each time: `.detail`, `Child.detail`, `"detail"`.
    fileprivate var isFixedKey: Bool {
        switch self {
        case .string, .member(nil, _, _): true
        case .member(.name(let type, _)?, _, _): type.isCapitalized
        default: false
        }
    }

    /// Whether it contains a name.
    fileprivate func mentions(_ name: String) -> Bool {
        var mentions = false
        visit { if $0.isNamed(name) { mentions = true } }
        return mentions
    }
}
