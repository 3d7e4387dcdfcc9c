extension ChildHoldings {
    /// Whether the end of a child leads back to where it is made: `start` makes the first flow, and when a flow has ended it
    /// is called again. Then there is another one each time.
    func isMadeAgain(_ pair: Pair) -> Bool {
        let wanted = makers(of: pair)
        guard !wanted.isEmpty else { return false }
        let code = codes.code(of: pair.parent)
        var seen: Set<Pair> = [pair]
        var waiting = [pair]
        while let next = waiting.popLast() {
            guard let entry = entry(next) else { continue }
            let emitted = handlers(next, entry).filter { isEmitted($0.event) && !removes($0, next, entry) }
            let bodies = emitted.map(\.body) + codes.subscriptions(toChildrenOf: next)
            let reached = bodies.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion(code.ownFunctions(from: $1)) }
            if !reached.isDisjoint(with: wanted) { return true }
            for other in siblings(of: pair) where !seen.contains(other) && !reached.isDisjoint(with: makers(of: other))
            {
                seen.insert(other)
                waiting.append(other)
            }
        }
        return false
    }

    /// Whether the code for a child's end takes the child out of the collection that holds it: what is made then is no
    /// further one.
    private func removes(_ handler: Handler, _ pair: Pair, _ entry: Entry) -> Bool {
        entry.isCollection
            && changes.changes(of: entry.property.name, in: pair.parent).contains { change in
                change.sort != .assigned && change.isOwn && handler.way.leads(to: change)
            }
    }

    /// Whether a child is only made while something is still empty: `if stack.viewControllers.isEmpty { … }`.
    func isMadeIntoEmpty(_ pair: Pair, _ entry: Entry) -> Bool {
        let names = codes.names(making: pair.child)
        let makers = codes.makers(of: pair)
        func isPlace(_ name: String) -> Bool {
            name == entry.property.name || index.vocabulary.lives.replacing.contains(name)
        }
        return !makers.isEmpty
            && makers.allSatisfy { maker in
                guard let body = maker.body else { return false }
                let calls = body.countCalls(of: names)
                return calls > 0 && calls == body.callsIntoEmpty(of: names, isPlace)
            }
    }

    /// Whether the next child takes the place of one that has not been left, in the only property for it: what presents the
    /// child stays, and presents it again. Code that asks whether there is one may make it only once.
    func isReplaced(_ pair: Pair, _ life: Lifetimes.Life, _ presentations: [String?]) -> Bool {
        let name = life.entry.property.name
        return !life.isOnce && !life.entry.isCollection
            && presentations.allSatisfy { $0.map(index.vocabulary.lives.presenting.contains) == true }
            && !codes.makers(of: pair).contains { $0.body?.asks(for: name) == true }
    }

    private func isEmitted(_ event: EventName) -> Bool { engine.facts.passed[event]?.isEmpty == false }

    private func makers(of pair: Pair) -> Set<ObjectIdentifier> {
        Set(codes.makers(of: pair).map { ObjectIdentifier($0) })
    }
}

extension [Statement] {
    /// Whether a condition depends on a property.
    fileprivate func asks(for property: String) -> Bool {
        var asks = false
        visitStatements { statement in
            let conditions: [Condition]
            switch statement {
            case .if(let all, _, _), .guard(let all, _): conditions = all
            default: return
            }
            [Statement.guard(conditions, [])].visit { if $0.isNamed(property) { asks = true } }
        }
        return asks
    }

    /// The number of calls of some names.
    fileprivate func countCalls(of names: Set<String>) -> Int {
        var count = 0
        visit { if case .call(let called, _, _) = $0, names.contains(called.calledName ?? "") { count += 1 } }
        return count
    }

    /// The number of those in branches that only run while some property is empty. A closure runs later.
    fileprivate func callsIntoEmpty(of names: Set<String>, _ isPlace: (String) -> Bool) -> Int {
        reduce(0) { count, statement in
            guard case .if(let conditions, let then, let otherwise) = statement else {
                return count + statement.lists.reduce(0) { $0 + $1.callsIntoEmpty(of: names, isPlace) }
            }
            let isEmpty = conditions.contains { condition in
                guard case .expression(.member(let base?, "isEmpty", _)) = condition else { return false }
                return base.lastStep.map { isPlace($0.name) } ?? false
            }
            let inside = isEmpty ? then.countCalls(of: names) : then.callsIntoEmpty(of: names, isPlace)
            return count + inside + otherwise.callsIntoEmpty(of: names, isPlace)
        }
    }
}
