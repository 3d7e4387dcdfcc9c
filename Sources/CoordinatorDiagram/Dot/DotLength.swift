/// Lengths in the form that Graphviz reads.
enum DotLength {
    /// A length or coordinate, to a hundredth of a point.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Inches to four digits, which is finer than a hundredth of a point.
    static func inches(_ points: Double) -> String {
        let parts = Int((points / 72 * 10000).rounded())
        let rest = String(parts % 10000)
        return "\(parts / 10000).\(String(repeating: "0", count: 4 - rest.count))\(rest)"
    }
}
