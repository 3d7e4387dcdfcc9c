/// An amount of work: the runs of all activations, and the expressions in all of these runs.
struct RunBudget {
    var runs = 0
    var expressions = 0

    /// The most work for a program with so many functions and properties: many times what apps need, but in proportion to
    /// the program.
    static func most(forFunctions count: Int) -> RunBudget {
        RunBudget(runs: 60_000 + 20 * count, expressions: 500_000 + 2_000 * count)
    }

    func isBelow(_ limit: RunBudget) -> Bool { runs < limit.runs && expressions < limit.expressions }

    /// All but a small part of it.
    var most: RunBudget { RunBudget(runs: runs - runs / 64, expressions: expressions - expressions / 64) }

    /// This work, and half of what remains up to a limit.
    func halfway(to limit: RunBudget) -> RunBudget {
        RunBudget(
            runs: runs + (limit.runs - runs) / 2, expressions: expressions + (limit.expressions - expressions) / 2)
    }
}
