import CoordinatorAnalysis

/// Findings that are shown together: those about one event that is lost on several paths, or a single finding.
struct FindingGroup {
    var findings: [PlacedFinding]
    /// The lost event; `nil` for a finding of another rule.
    var lostEvent: String?

    private struct Key: Hashable {
        var input: Int?
        var event: String
        var severity: Severity
    }

    /// The groups, in the order of their first findings. The same name in two trees means two events.
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
