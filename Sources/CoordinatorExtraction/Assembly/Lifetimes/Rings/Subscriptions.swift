/// The subscriptions that an object stores in itself, and whose code holds that object: a ring of its own, until the
/// stream ends or the subscription is cancelled.
struct Subscriptions {
    /// A subscription of the objects of a type.
    struct Ring {
        var type: TypeID
        var property: Property
        /// The function in which the code subscribes.
        var function: Function?
        var place: Place
    }

    private(set) var rings: [Ring] = []
    private let engine: Engine
    private let changes: Changes
    private let streams: LastingStreams
    private let words: SubscriptionNames

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ changes: Changes, _ paths: PathTypes) {
        (self.engine, self.changes) = (engine, changes)
        streams = LastingStreams(engine, paths)
        words = engine.index.vocabulary.subscriptions
        var cancelled: [String: Set<TypeID?>] = [:]
        engine.index.visitCode { cancelled.merge(names(cancelledIn: $0)) { $0.union($1) } }
        var found: [Ring] = []
        engine.index.visitCode { part in
            guard let home = part.home, engine.index[home].isClass, !isUncalled(part) else { return }
            part.body.visit { expression in
                for stored in self.stored(by: expression) where !part.declares(stored.name) {
                    guard let place = captures(stored.subscription, in: part, home),
                        let property = engine.declarations.property(stored.name, of: home)?.property,
                        holds(property),
                        !(cancelled[stored.name] ?? []).contains(where: { owner in
                            owner.map { engine.index.isRelated($0, home) } ?? true
                        }),
                        !mayEnd(property, of: home, isReplaced: stored.isReplaced)
                    else { continue }
                    found.append(Ring(type: home, property: property, function: part.function, place: place))
                }
            }
        }
        rings = found
    }

    /// The references of an object of a type to itself.
    func references(of id: ObjectID, _ type: TypeID) -> [StrongReference] {
        rings.compactMap { ring in
            guard index.isKind(type, of: ring.type), ring.function.map({ index.isReplaced($0, in: type) }) != true
            else { return nil }
            return StrongReference(
                holder: id, property: ring.property, held: id, captured: "self", isSubscription: true,
                place: ring.place)
        }
    }

    // MARK: - Where subscriptions are stored

    private struct Stored {
        /// The property of `self`.
        var name: String
        var subscription: Expression
        /// Whether the next one takes its place.
        var isReplaced = false
    }

    private func stored(by expression: Expression) -> [Stored] {
        switch expression {
        case .assignment(let target, let value, _):
            target.ownName.map { [Stored(name: $0, subscription: value, isReplaced: true)] } ?? []
        case .call(.member(let base?, let name, _), let arguments, _):
            if words.storing.contains(name), let bag = arguments.first?.value.ownName {
                [Stored(name: bag, subscription: base)]
            } else if ["insert", "append"].contains(name), let bag = base.ownName {
                arguments.map { Stored(name: bag, subscription: $0.value) }
            } else {
                []
            }
        default: []
        }
    }

    private func isUncalled(_ part: CodePart) -> Bool { part.function.map(engine.uncallable.contains) == true }

    private func holds(_ property: Property) -> Bool {
        property.isStored && !property.isStatic && property.ownership == .strong
            && property.isWritten(with: words.tokens)
    }

    // MARK: - What a subscription holds

    /// The place of the code that holds `self`, if the expression is a subscription to a stream that goes on.
    private func captures(_ subscription: Expression, in part: CodePart, _ home: TypeID) -> Place? {
        guard case .call(.member(let stream?, let name, _), let arguments, _) = subscription,
            words.listening.contains(name)
        else { return nil }
        let codes = arguments.count { $0.value.isClosure || $0.value.isPath && !words.targets.contains($0.label ?? "") }
        let mayFail = !words.unfailing.contains(name) || codes > 1
        guard let place = capture(arguments, part, home) ?? capture(along: stream, part, home) else { return nil }
        return streams.goesOn(stream, in: part, mayFail: mayFail) ? place : nil
    }

    /// The operators between the subject and the subscription hold their closures, too.
    private func capture(along stream: Expression, _ part: CodePart, _ home: TypeID) -> Place? {
        guard case .call(.member(let base?, _, _), let arguments, _) = stream else { return nil }
        return capture(arguments, part, home) ?? capture(along: base, part, home)
    }

    private func capture(_ arguments: [Expression.Argument], _ part: CodePart, _ home: TypeID) -> Place? {
        for argument in arguments {
            switch argument.value {
            case .closure(let closure):
                if closure.stronglyCaptured.contains("self"), !changes.isWeakAround(closure, "self") {
                    return closure.place
                }
            case .name("self", let place): if words.targets.contains(argument.label ?? "") { return place }
            case .name(let method, let place), .member(.name("self", _)?, let method, let place):
                let isMethod = engine.declarations.functions(method, of: home).contains { !$0.function.isStatic }
                if isMethod, !part.declares(method), !part.body.namesOfWeakSelf.contains(place) { return place }
            default: break
            }
        }
        return nil
    }

    // MARK: - What ends it

    /// Whether some code may remove a subscription from the property. What an object does when it is freed does not count:
    /// a ring is not freed.
    private func mayEnd(_ property: Property, of type: TypeID, isReplaced: Bool) -> Bool {
        let isSealed = property.isWritten(with: words.sealed)
        return changes.changes(of: property.name, in: type).contains { change in
            guard change.function?.kind != .deinitializer else { return false }
            switch change.sort {
            case .cleared, .filtered: return true
            case .reduced: return !isSealed
            case .assigned: return !isReplaced && change.function?.kind != .initializer
            }
        }
    }

    /// The names in code that cancels something, except when an object is freed. Each has the type of which it is a member,
    /// or `nil` if that is not known.
    private func names(cancelledIn part: CodePart) -> [String: Set<TypeID?>] {
        guard part.function?.kind != .deinitializer else { return [:] }
        var isFound = false
        var names: [String: Set<TypeID?>] = [:]
        part.body.visit { expression in
            if case .call(let called, _, _) = expression, words.cancelling.contains(called.calledName ?? "") {
                isFound = true
            }
            guard let step = expression.lastStep else { return }
            names[step.name, default: []].insert(step.isOwn ? part.home : nil)
        }
        return isFound ? names : [:]
    }
}

extension [Statement] {
    /// The places of the names in closures that capture `self` weakly, and do not make it strong again.
    fileprivate var namesOfWeakSelf: Set<Place> {
        var places: Set<Place> = []
        visit { expression in
            guard case .closure(let closure) = expression,
                closure.captures.contains(where: { $0.isWeak && $0.name == "self" }),
                !closure.body.declaredNames.contains("self")
            else { return }
            closure.body.visit { inner in
                switch inner {
                case .name(_, let place), .member(_, _, let place): places.insert(place)
                default: break
                }
            }
        }
        return places
    }
}
