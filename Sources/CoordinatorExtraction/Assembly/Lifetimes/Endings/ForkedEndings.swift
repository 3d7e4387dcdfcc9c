/// Finds events with which a child certainly ends, but which its parent handles differently: code that runs when the
/// child's screen has disappeared emits one of two events, and the parent removes the child only on the other one.
struct ForkedEndings {
    private let holdings: ChildHoldings
    private let silent: SilentEndings

    private var lives: LifetimeNames { holdings.index.vocabulary.lives }

    init(_ holdings: ChildHoldings, _ silent: SilentEndings) { (self.holdings, self.silent) = (holdings, silent) }

    func endings(_ one: ChildEndings.Case) -> [Ending] {
        guard one.isStoredAgain else { return [] }
        let removing = Set(one.handlers.filter { one.removes($0.way) }.map(\.event))
        let others = one.handlers.filter { !removing.contains($0.event) }
        guard !removing.isEmpty, !others.isEmpty else { return [] }
        let code = holdings.codes.code(of: one.pair.child)
        let names = Set(removing.map(\.member))
        var alone: Set<String> = []
        for body in code.functions.values.joined().compactMap(\.body) {
            for piece in body.assigned(to: lives.gone) {
                var emissions: [(name: String, around: Set<String>)] = []
                piece.visitWays(in: code) { emissions.append(($0, $1)) }
                guard emissions.contains(where: { names.contains($0.name) }) else { continue }
                for emission in emissions where emission.around.isDisjoint(with: names) { alone.insert(emission.name) }
            }
        }
        // The same name may be another overload of the delegate's method.
        var seen: Set<EventName> = []
        return others.compactMap { handler in
            guard alone.contains(handler.event.member), !names.contains(handler.event.member),
                silent.isSilent(handler, of: one.pair.parent), seen.insert(handler.event).inserted
            else { return nil }
            return Ending(event: handler.event, place: handler.place)
        }
    }
}

extension [Statement] {
    /// The code of the closures that are assigned to properties with these names.
    fileprivate func assigned(to names: Names) -> [[Statement]] {
        var found: [[Statement]] = []
        visit { expression in
            guard case .assignment(let target, .closure(let closure), _) = expression,
                let name = target.lastStep?.name, names.contains(name)
            else { return }
            found.append(closure.body)
        }
        return found
    }

    /// Visits the names of called functions, each with the names of all functions called on the same path, before or
    /// after it. Functions of the same type are followed.
    fileprivate func visitWays(
        in code: OwnCode, _ around: Set<String> = [], _ followed: Set<String> = [],
        _ visit: (String, Set<String>) -> Void
    ) {
        let levels: [Set<String>] = map { $0.lists.isEmpty ? [$0].calledNames : [] }
        let all = levels.reduce(around) { $0.union($1) }
        for name in levels.reduce(into: Set<String>(), { $0.formUnion($1) }) {
            visit(name, all)
            // More paths would be too many.
            guard !followed.contains(name), followed.count < 3 else { continue }
            for function in code.functions[name] ?? [] {
                function.body?.visitWays(in: code, all, followed.union([name]), visit)
            }
        }
        for (position, statement) in enumerated() {
            for list in statement.lists {
                // Code that leaves the function does not continue after the list.
                let others = list.leaves ? levels[..<position].reduce(around) { $0.union($1) } : all
                list.visitWays(in: code, others, followed, visit)
            }
        }
    }

    /// Whether no code after these statements runs.
    private var leaves: Bool {
        switch last {
        case .return, .leave: true
        default: false
        }
    }
}
