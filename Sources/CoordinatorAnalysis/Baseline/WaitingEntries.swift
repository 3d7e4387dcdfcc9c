/// The entries of a baseline that no finding has matched yet.
struct WaitingEntries {
    private var ofCause: [Substring: [Baseline.Entry]] = [:]

    init(_ entries: [Baseline.Entry]) {
        for entry in entries { ofCause[entry.fingerprint.cause, default: []].append(entry) }
    }

    /// The fingerprints of those that are left.
    var fingerprints: Set<String> { Set(ofCause.values.joined().map(\.fingerprint)) }

    /// Takes an entry for each finding that is known. A finding that became more severe is not, but its entry isn't fixed
    /// either.
    mutating func take(_ findings: [Finding]) -> [Bool] {
        var isKnown = [Bool](repeating: false, count: findings.count)
        for (index, finding) in findings.enumerated() where has(finding) {
            let description = finding.baselineDescription
            isKnown[index] = take(finding) { $0.description == description && $0.severity >= finding.evidence }
        }
        for (index, finding) in findings.enumerated() where !isKnown[index] && has(finding) {
            isKnown[index] = take(finding) { $0.severity >= finding.evidence }
        }
        for (index, finding) in findings.enumerated() where !isKnown[index] && has(finding) {
            _ = take(finding) { _ in true }
        }
        return isKnown
    }

    private func has(_ finding: Finding) -> Bool { ofCause[finding.fingerprint.cause]?.isEmpty == false }

    /// Takes the least severe entry that will do, so that the others are left for findings that are more severe.
    private mutating func take(_ finding: Finding, where isWanted: (Baseline.Entry) -> Bool) -> Bool {
        let cause = finding.fingerprint.cause
        guard let entries = ofCause[cause] else { return false }
        let wanted = entries.indices.filter { isWanted(entries[$0]) }
        guard let best = wanted.min(by: { entries[$0].severity < entries[$1].severity }) else { return false }
        ofCause[cause]?.remove(at: best)
        return true
    }
}

extension String {
    /// A fingerprint without the number among equals.
    fileprivate var cause: Substring { prefix(16) }
}
