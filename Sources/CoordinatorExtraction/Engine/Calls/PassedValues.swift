/// What is found out of large arguments, kept for the next calls: one that leads to hundreds of objects hands all of them
/// the same values.
final class PassedValues {
    struct Passed {
        /// The value, with less said of it if it has too many possibilities.
        var limited: Value
        /// The possibilities that decide where a call leads.
        var telling: Value
    }

    private var known: [(given: Value, passed: Passed)] = []
    private var next = 0

    /// Values that are kept.
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
