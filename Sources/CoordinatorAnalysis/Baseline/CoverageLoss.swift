import CoordinatorModel

/// Reports that coordviz understands less of a coordinator than when the baseline was written. Otherwise a change that
/// stops the analysis early would look like a change that fixes everything.
enum CoverageLoss {
    /// The number of emissions and interceptors that were found in the coordinators of each type.
    static func coverage(of coverage: [Coverage]) -> [String: Int] {
        var read: [String: Int] = [:]
        for entry in coverage.joined(by: \.entries) where entry.emitted + entry.intercepted > 0 {
            read[entry.type, default: 0] += entry.emitted + entry.intercepted
        }
        return read
    }

    /// A finding for each type in which fewer facts were found and something could not be followed. Facts that are
    /// missing without an unresolved place were removed from the source.
    static func findings(
        _ baseline: Baseline?, _ analyses: [Analysis], _ configuration: RuleConfiguration
    ) -> [Finding] {
        guard let before = baseline?.coverage, !before.isEmpty,
            configuration.severity(of: UnresolvedFact.manual) != .off
        else { return [] }
        let coverage = analyses.map(Coverage.init)
        let now = Self.coverage(of: coverage)
        var unresolved: [String: Int] = [:]
        for entry in coverage.joined(by: \.entries) { unresolved[entry.type, default: 0] += entry.unresolved.count }
        return before.keys.sorted().compactMap { type in
            guard let was = before[type], let places = unresolved[type], places > 0 else { return nil }
            let read = now[type] ?? 0
            guard read < was else { return nil }
            return Finding(
                rule: UnresolvedFact.manual.id, severity: .warning,
                message:
                    "\(read) emissions and interceptors of \(type) are read, \(was) when the baseline was written; "
                    + "\(PlainText.count(places, "place")) could not be followed",
                coordinator: type, fingerprint: Fingerprints.general(["coverage", type]),
                hint: "coordviz check --coverage lists them; --write-baseline accepts it")
        }
    }
}

extension [Coverage] {
    fileprivate func joined(by path: KeyPath<Coverage, [Coverage.Entry]>) -> [Coverage.Entry] {
        flatMap { $0[keyPath: path] }
    }
}
