import CoordinatorAnalysis

/// Findings that are shown together: those of one event that is lost on several paths, or one alone.
struct FindingGroup {
    var findings: [PlacedFinding]
    /// The event that is lost; `nil` for a finding of another rule.
    var lostEvent: String?

    private struct Key: Hashable {
        var input: Int?
        var event: String
        var severity: Severity
    }

    /// The groups, each where its first finding stood. The same name in two trees is two events.
    static func groups(of findings: [PlacedFinding]) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        var groupOfKey: [Key: Int] = [:]
        for placed in findings {
            guard placed.finding.rule == "unhandled-event", let event = placed.finding.event else {
                groups.append(FindingGroup(findings: [placed], lostEvent: nil))
                continue
            }
            let key = Key(input: placed.input, event: event, severity: placed.finding.severity)
            if let group = groupOfKey[key] {
                groups[group].findings.append(placed)
            } else {
                groupOfKey[key] = groups.count
                groups.append(FindingGroup(findings: [placed], lostEvent: event))
            }
        }
        return groups
    }
}
