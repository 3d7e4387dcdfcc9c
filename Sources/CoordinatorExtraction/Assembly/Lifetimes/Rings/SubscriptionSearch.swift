/// Finds the subscriptions that an object stores in itself and whose code holds that object.
final class SubscriptionSearch {
    private let engine: Engine
    private let changes: Changes
    private let words: SubscriptionNames
    private let paths: PathTypes
    // Most apps have no subscription that needs these.
    private lazy var streams = LastingStreams(engine, paths, changes)
    private lazy var cancelled = namesOfCancelled()

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ changes: Changes, _ paths: PathTypes) {
        (self.engine, self.changes, self.paths) = (engine, changes, paths)
        words = engine.index.vocabulary.subscriptions
    }

    /// The rings, in the order of the code.
    func rings() -> [Subscriptions.Ring] {
        var found: [Subscriptions.Ring] = []
        index.visitCode { part in
            guard let home = part.home, index[home].isClass, !isUncalled(part) else { return }
            part.body.visit { expression in
                for stored in stored(by: expression, in: part) where isSubscription(stored.subscription) {
                    guard let property = engine.declarations.property(stored.name, of: home)?.property,
                        holds(property), !part.declares(stored.name)
                    else { continue }
                    let own = captures(stored.subscription, in: part, home).map { place in
                        Subscriptions.Ring(type: home, property: property, function: part.function, place: place)
                    }
                    let rings = [own, ringOfSender(stored.subscription, in: part, home)].compactMap { $0 }
                    guard !rings.isEmpty, !isCancelled(stored.name, of: home),
                        !mayEnd(property, of: home, isReplaced: stored.isReplaced)
                    else { continue }
                    found += rings
                }
            }
        }
        return found
    }

    // MARK: - Where subscriptions are stored

    private struct Stored {
        /// The property of `self`.
        var name: String
        var subscription: Expression
        /// Whether the next one takes its place.
        var isReplaced = false
    }

    private func stored(by expression: Expression, in part: CodePart) -> [Stored] {
        switch expression {
        case .assignment(let target, let value, _):
            target.ownName.map { [Stored(name: $0, subscription: value, isReplaced: true)] } ?? []
        case .call(.member(let base?, let name, _), let arguments, _):
            if words.storing.contains(name), let bag = arguments.first?.value.ownName {
                [Stored(name: bag, subscription: base)]
            } else if ["insert", "append"].contains(name), let bag = base.ownName {
                arguments.map { Stored(name: bag, subscription: part.value(of: $0.value)) }
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

    private func isSubscription(_ expression: Expression) -> Bool {
        guard case .call(.member(_?, let name, _), _, _) = expression else { return false }
        return words.listening.contains(name)
    }

    // MARK: - What a subscription holds

    /// The place of the code that holds `self`, if a subscription is one to a stream that goes on.
    private func captures(_ subscription: Expression, in part: CodePart, _ home: TypeID) -> Place? {
        guard case .call(.member(let stream?, let name, _), let arguments, _) = subscription else { return nil }
        let codes = arguments.count { $0.value.isClosure || $0.value.isPath && !words.targets.contains($0.label ?? "") }
        let mayFail = !words.unfailing.contains(name) || codes > 1
        guard let place = capture(arguments, part, home) ?? capture(along: stream, part, home) else { return nil }
        return streams.goesOn(stream, in: part, for: .init(mayFail: mayFail)) ? place : nil
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

    /// The ring of another object whose own stream the subscription is to, if the code of the subscription holds that object:
    /// `login.done.sink { self.remove(login) }`. As long as the stream goes on, its subject holds the code.
    private func ringOfSender(_ subscription: Expression, in part: CodePart, _ home: TypeID) -> Subscriptions.Ring? {
        guard case .call(.member(let stream?, let name, _), let arguments, _) = subscription,
            let (variable, member, place) = stream.streamPath, part.local(variable) != nil,
            !index.files[Int(place.file)].weakNames.contains(variable)
        else { return nil }
        let types = paths.types(of: .name(variable, place), in: part)
        guard types.count == 1, index[types[0]].isClass, types[0] != home,
            let property = engine.declarations.property(member, of: types[0])?.property
        else { return nil }
        let mayFail = !words.unfailing.contains(name) || arguments.count > 1
        guard let place = holding(variable, arguments) ?? holding(variable, along: stream),
            streams.goesOn(stream, in: part, for: .init(root: variable, mayFail: mayFail))
        else { return nil }
        return Subscriptions.Ring(type: types[0], property: property, captured: variable, maker: home, place: place)
    }

    private func holding(_ variable: String, along stream: Expression) -> Place? {
        guard case .call(.member(let base?, _, _), let arguments, _) = stream else { return nil }
        return holding(variable, arguments) ?? holding(variable, along: base)
    }

    private func holding(_ variable: String, _ arguments: [Expression.Argument]) -> Place? {
        for case .closure(let closure) in arguments.map(\.value)
        where closure.stronglyCaptured.contains(variable) && !changes.isWeakAround(closure, variable) {
            return closure.place
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

    private func isCancelled(_ name: String, of type: TypeID) -> Bool {
        (cancelled[name] ?? []).contains { owner in owner.map { index.isRelated($0, type) } ?? true }
    }

    /// The names in code that cancels something, except when an object is freed. Each has the types of which it is a
    /// member, and `nil` if one is not known.
    private func namesOfCancelled() -> [String: Set<TypeID?>] {
        var names: [String: Set<TypeID?>] = [:]
        index.visitCode { part in
            guard part.function?.kind != .deinitializer, cancels(part.body) else { return }
            part.body.visit { expression in
                guard let step = expression.lastStep else { return }
                names[step.name, default: []].insert(step.isOwn ? part.home : nil)
            }
        }
        return names
    }

    private func cancels(_ code: [Statement]) -> Bool {
        var isFound = false
        code.visit { expression in
            if case .call(let called, _, _) = expression, let name = called.calledName,
                words.cancelling.contains(name)
            {
                isFound = true
            }
        }
        return isFound
    }
}
