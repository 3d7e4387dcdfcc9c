import CoordinatorAnalysis
import CoordinatorModel

extension ConfigurationReader {
    /// `ignore:`, in the order of the file.
    mutating func readSuppressions(_ node: YAMLNode, _ path: String, policies: [String]) -> [Sourced<Suppression>] {
        let names = RuleCatalog.manuals.map(\.id) + policies
        var suppressions: [Sourced<Suppression>] = []
        for (element, path) in elements(of: node, path, expected: "a list of suppressions, each with a dash") {
            guard let members = members(of: element, .suppression, path) else { continue }
            let rule = members[.rule].flatMap { text($0.value, $0.path, expected: "a rule or a policy") }
            if let entry = members[.rule], let rule, !names.contains(rule) {
                complain(
                    entry.value, entry.path, "there is no rule or policy \(Excerpt.quoted(rule))",
                    expected: "the id of a rule, or the name of a policy of this file",
                    hint: NearestName.didYouMean(NearestName.nearest(to: rule, among: names)))
            }
            let event = members[.event].map { pattern($0.value, $0.path) }
            let coordinator = members[.coordinator].map { pattern($0.value, $0.path) }
            let reason = members[.reason].flatMap { text($0.value, $0.path, expected: "why it may be ignored") }
            guard let rule, let reason, event != .some(nil), coordinator != .some(nil) else { continue }
            suppressions.append(
                sourced(
                    Suppression(rule: rule, event: event ?? nil, coordinator: coordinator ?? nil, reason: reason),
                    element))
        }
        return suppressions
    }

    /// `reports:`, one or a list.
    mutating func readReports(_ node: YAMLNode, _ path: String) -> [ReportRequest] {
        let expected = "FORMAT or FORMAT=FILE, FORMAT being \(Excerpt.choice(reportFormats))"
        let isOne = node.text != nil && !node.isNull
        let all = isOne ? [(node, path)] : elements(of: node, path, expected: "a list of \(expected)")
        var requests: [(request: ReportRequest, node: YAMLNode, path: String)] = []
        for (element, path) in all {
            guard let text = text(element, path, expected: expected) else { continue }
            var request = ReportRequest(text)
            guard reportFormats.contains(request.format) else {
                let near = NearestName.nearest(to: request.format, among: reportFormats)
                complain(
                    element, path, "unknown report format \(Excerpt.quoted(request.format))", expected: expected,
                    hint: NearestName.didYouMean(near))
                continue
            }
            if let name = request.file {
                let file = YAMLNode(content: .scalar(name, isPlain: false), offset: element.offset)
                guard let place = self.path(file, path) else { continue }
                request.file = place
            }
            requests.append((request, element, path))
        }
        if let (one, other) = ReportRequest.conflict(in: requests.map(\.request)) {
            let place = requests[other].request.file.map { Excerpt.quoted($0) } ?? "standard output"
            complain(
                requests[other].node, requests[other].path, "two reports can't be written to the same file: \(place)",
                expected: "a different file for each",
                hint: "the other is on line \(line(of: requests[one].node))")
        }
        return requests.map(\.request)
    }
}
