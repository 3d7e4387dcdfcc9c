/// Measures, and prints in columns.
enum Stopwatch {
    /// The shortest of several runs, in nanoseconds: noise only ever adds.
    static func shortest(of runs: Int, _ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        return (0..<runs).map { _ in
            let (seconds, attoseconds) = clock.measure(work).components
            return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
        }.min() ?? 0
    }

    /// One line: a name, and figures with their units.
    static func line(_ name: String, _ figures: String...) {
        let name = name.padding(to: 50)
        print(name + figures.map { $0.padding(to: 22) }.joined())
    }

    /// A number with two digits after the point.
    static func text(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
