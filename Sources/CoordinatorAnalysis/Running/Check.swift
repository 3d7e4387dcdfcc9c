import CoordinatorModel

/// The result for one or several trees that are checked together, with one configuration and one baseline.
public struct Check: Sendable {
    /// The findings to report for each tree, in the order of the analyses.
    public let findings: [[Finding]]
    /// The findings to report about the configuration and the baseline.
    public let general: [Finding]
    /// The findings that are in the baseline.
    public let known: [Finding]
    /// The entries of the baseline that no finding matches, neither by itself nor with one of its other places.
    public let fixed: [Baseline.Entry]
    /// The numbers of all trees together.
    public let summary: AnalysisSummary
    private let found: [Finding]
    private let analyses: [Analysis]

    /// The baseline of all findings, which `--write-baseline` writes. Computed on demand.
    public var baseline: Baseline {
        var baseline = Baseline(found)
        baseline.coverage = CoverageLoss.coverage(of: analyses.map(Coverage.init))
        return baseline
    }

    /// Combines the analyses.
    public init(_ analyses: [Analysis], configuration: RuleConfiguration, baseline: Baseline? = nil) {
        let all = Self.withUniqueFingerprints(analyses.map(\.findings))
        let superfluous = Self.superfluous(analyses, configuration)
        found = all.joined() + superfluous
        self.analyses = analyses
        let result = baseline?.applied(to: found)
        var remains = (result?.remains ?? found.map { $0 }).makeIterator()
        findings = all.map { findings in findings.compactMap { _ in remains.next() ?? nil } }
        let known = Set(result?.known.map(\.fingerprint) ?? [])
        self.known = result?.known ?? []
        fixed = Self.unmatched(result?.fixed ?? [], found)
        general =
            superfluous.filter { !known.contains($0.fingerprint) } + Self.superfluous(fixed, configuration)
            + CoverageLoss.findings(baseline, analyses, configuration)
        var summary = AnalysisSummary()
        for analysis in analyses { summary.add(analysis.summary) }
        summary.count(findings.joined())
        summary.count(general)
        summary.known = self.known.count
        summary.fixed = fixed.count
        self.summary = summary
    }

    /// The highest severity of all findings that are to be reported; `nil` if there are none.
    public var worst: Severity? { (findings.joined().map(\.severity) + general.map(\.severity)).max() }

    /// Makes equal fingerprints of several trees unique, with consecutive numbers.
    private static func withUniqueFingerprints(_ findings: [[Finding]]) -> [[Finding]] {
        guard findings.count > 1 else { return findings }
        var seen: [Substring: Int] = [:]
        func unique(_ finding: Finding) -> Finding {
            var finding = finding
            let alike = finding.fingerprint.prefix(16)
            seen[alike, default: 0] += 1
            if let ordinal = seen[alike], ordinal > 1 { finding.fingerprint = "\(alike)-\(ordinal)" }
            finding.parts = finding.parts.map(unique)
            return finding
        }
        return findings.map { $0.map(unique) }
    }

    private static func superfluous(_ analyses: [Analysis], _ configuration: RuleConfiguration) -> [Finding] {
        let severity = configuration.severity(of: SuperfluousIgnore.manual)
        guard severity != .off else { return [] }
        let off =
            RuleCatalog.manuals.filter { configuration.severity(of: $0) == .off }.map(\.id)
            + configuration.policies.filter { $0.severity == .off }.map(\.name)
            + configuration.severities.filter { $0.value == .off }.map(\.key)
        var seen: [[String]: Int] = [:]
        return configuration.suppressions.enumerated().compactMap { position, suppression in
            let words = suppression.words
            seen[words, default: 0] += 1
            guard !off.contains(suppression.rule),
                !analyses.contains(where: { $0.usedSuppressions.contains(position) })
            else { return nil }
            return Finding(
                rule: SuperfluousIgnore.manual.id, severity: severity,
                message: "no finding needs the suppression of \(suppression.rule) in the configuration: "
                    + suppression.reason,
                location: suppression.location,
                fingerprint: Fingerprints.general(["suppression"] + words + ["\(seen[words, default: 1])"]))
        }
    }

    /// The entries that are not about another place of a finding. If the cause of a loss changes, findings that were
    /// apart may become one: then their entries no longer match, and the losses are still there.
    private static func unmatched(_ entries: [Baseline.Entry], _ found: [Finding]) -> [Baseline.Entry] {
        guard !entries.isEmpty else { return [] }
        var waiting: [String: Set<String>] = [:]
        for entry in entries { waiting[entry.rule, default: []].insert(entry.description) }
        var reported: [String: Set<String>] = [:]
        for finding in found where waiting[finding.rule] != nil {
            for place in finding.related where place.journey != nil {
                let description = place.baselineDescription
                if waiting[finding.rule]?.contains(description) == true {
                    reported[finding.rule, default: []].insert(description)
                }
            }
        }
        return entries.filter { reported[$0.rule]?.contains($0.description) != true }
    }

    private static func superfluous(_ fixed: [Baseline.Entry], _ configuration: RuleConfiguration) -> [Finding] {
        // A fixed finding must not break the build, however strict the run is.
        let severity = min(configuration.severity(of: SuperfluousIgnore.manual), .note)
        guard severity != .off else { return [] }
        return fixed.map { entry in
            var finding = Finding(
                rule: SuperfluousIgnore.manual.id, severity: severity,
                message: "no finding matches this entry of the baseline: \(entry.rule) \(entry.description)",
                fingerprint: Fingerprints.general(["baseline", entry.rule, entry.fingerprint]),
                hint: "it is fixed, suppressed, or not in these inputs; --write-baseline removes it")
            finding.isAboutFixed = true
            return finding
        }
    }
}

extension Suppression {
    /// The identity of a suppression among others, independent of its position in the file.
    fileprivate var words: [String] {
        [rule]
            + [event, coordinator].flatMap { pattern in
                pattern.map { ["like"] + $0.globs + ["but"] + $0.exceptions } ?? ["any"]
            }
    }
}
