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
            let emitted = handlers(next, entry).filter { isEmitted($0.event) }
            let reached = emitted.reduce(into: Set<ObjectIdentifier>()) {
                $0.formUnion(code.ownFunctions(from: $1.body))
            }
            if !reached.isDisjoint(with: wanted) { return true }
            for other in siblings(of: pair) where !seen.contains(other) && !reached.isDisjoint(with: makers(of: other))
            {
                seen.insert(other)
                waiting.append(other)
            }
        }
        return false
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

    private func isEmitted(_ event: EventName) -> Bool { engine.facts.passed[event]?.isEmpty == false }

    private func makers(of pair: Pair) -> Set<ObjectIdentifier> {
        Set(codes.makers(of: pair).map { ObjectIdentifier($0) })
    }
}

extension [Statement] {
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
