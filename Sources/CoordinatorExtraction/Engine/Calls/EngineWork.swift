/// An amount of work: the runs of all activations, and the expressions in all of these runs.
struct EngineWork {
    var runs = 0
    var expressions = 0

    /// The most work for a program with so many functions and properties: many times what apps need, but in proportion to
    /// the program.
    static func most(forFunctions count: Int) -> EngineWork {
        EngineWork(runs: 60_000 + 20 * count, expressions: 500_000 + 2_000 * count)
    }

    func isBelow(_ limit: EngineWork) -> Bool { runs < limit.runs && expressions < limit.expressions }

    /// All but a small part of it.
    var most: EngineWork { EngineWork(runs: runs - runs / 64, expressions: expressions - expressions / 64) }

    /// This work, and half of what remains up to a limit.
    func halfway(to limit: EngineWork) -> EngineWork {
        EngineWork(
            runs: runs + (limit.runs - runs) / 2, expressions: expressions + (limit.expressions - expressions) / 2)
    }
}
