/// The limited forms of large arguments, kept for the next calls: a call that leads to hundreds of objects passes the
/// same values to all of them.
final class PassedValues {
    struct Passed {
        /// The value, made less exact if it has too many possibilities.
        var limited: Value
        /// The possibilities that decide where a call leads.
        var telling: Value
    }

    private var known: [(given: Value, passed: Passed)] = []
    private var next = 0

    /// The most values that are kept.
    private static let most = 8

    func passed(_ value: Value, find: (Value) -> Passed) -> Passed {
        if let same = known.first(where: { $0.given.isSame(as: value) }) { return same.passed }
        let passed = find(value)
        if known.count < Self.most {
            known.append((value, passed))
        } else {
            known[next] = (value, passed)
            next = (next + 1) % Self.most
        }
        return passed
    }
}
