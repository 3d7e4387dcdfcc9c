extension Evaluator {
    /// A closure where it is written: a factory waits for its call, everything else is run at once.
    func closureValue(_ closure: Closure, in frame: Frame, expecting shape: Shape?) -> Value {
        let inner = frame.nested()
        for capture in closure.captures {
            if let value = capture.value {
                inner.declare(capture.name, evaluate(value, in: frame))
            } else if let value = frame.lookup(capture.name) {
                inner.declare(capture.name, value)
            }
        }
        let value = ClosureValue(closure, in: inner, actor: actor)
        guard trial == nil else { return Value(.closure(value)) }
        if case .function(_, let result)? = shape, !result.isVoid {
            // A factory: what it makes is made by who calls it.
            if factories[closure.place] == nil { factories[closure.place] = value }
        } else {
            var arguments: [Value] = []
            if case .function(let parameters, _)? = shape { arguments = parameters.map { self.value(of: $0) } }
            anticipate(value, with: arguments, writtenIn: frame)
        }
        return Value(.closure(value))
    }

    /// Runs a closure where it is written, though who knows when it is called. If it leads far, the rest of it is left
    /// for later: what stands after it matters more.
    private func anticipate(_ closure: ClosureValue, with arguments: [Value], writtenIn frame: Frame) {
        // Arguments are evaluated once for each function that a call may lead to, and closures hold closures: as long as
        // nothing has changed, running one again would bring about the same.
        let again = AnticipationKey(
            closure: ObjectIdentifier(closure.closure), frame: ObjectIdentifier(frame), arguments: arguments,
            actor: actor, route: route, depth: depth, isGuessing: isGuessing)
        let (version, newsBefore, attributedBefore) = (closure.frame.version, news, attributed)
        if let known = anticipated[again], known.version == version, known.news == news {
            if known.attributes { attributed += 1 }
            return
        }
        let (before, share) = (fuel, fuel / 4)
        fuel = share
        _ = call(closure, with: arguments, at: closure.closure.place)
        let isCutOff = fuel <= 0
        fuel = before - (share - max(fuel, 0))
        if isCutOff {
            attributed += 1
            let key = DelayedKey(
                place: closure.closure.place, receiver: closure.frame.receiver, actor: actor, route: route)
            if knownDelayed.insert(key).inserted { delayed.append((closure, arguments, actor, route)) }
        }
        if news == newsBefore, closure.frame.version == version {
            anticipated[again] = Anticipation(
                frame: frame, version: version, news: news, attributes: attributed != attributedBefore)
        }
    }

    struct AnticipationKey: Hashable {
        var closure: ObjectIdentifier
        var frame: ObjectIdentifier
        var arguments: [Value]
        var actor: TypeID?
        var route: String?
        var depth: Int
        var isGuessing: Bool
    }

    /// What running a closure has come to.
    struct Anticipation {
        /// Kept, so that no other frame takes its identity.
        var frame: Frame
        var version: Int
        var news: Int
        var attributes: Bool
    }

    struct DelayedKey: Hashable {
        var place: Place
        var receiver: Instance?
        var actor: TypeID?
        var route: String?
    }

    /// Runs the closures that were left for later, each with what an entry is given.
    func catchUp() {
        while let one = delayed.popLast() {
            refuel()
            (actor, route, depth) = (one.actor, one.route, 0)
            _ = call(one.closure, with: one.arguments, at: one.closure.closure.place)
            finish(one.closure.closure.place) { postponed.append(one) }
        }
    }
}
