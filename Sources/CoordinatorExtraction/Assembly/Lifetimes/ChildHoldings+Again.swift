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

    private func isEmitted(_ event: EventName) -> Bool { engine.facts.passed[event]?.isEmpty == false }

    private func makers(of pair: Pair) -> Set<ObjectIdentifier> {
        Set(codes.makers(of: pair).map { ObjectIdentifier($0) })
    }
}
