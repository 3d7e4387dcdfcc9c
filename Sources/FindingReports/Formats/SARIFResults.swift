import CoordinatorAnalysis
import CoordinatorModel

/// The findings as results in SARIF.
struct SARIFResults {
    private let report: Report
    private let options: ReportOptions
    private let indexOfRule: [String: Int]

    init(report: Report, options: ReportOptions, rules: [String]) {
        self.report = report
        self.options = options
        indexOfRule = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    }

    /// The results, in the order of the findings.
    func results(_ findings: [PlacedFinding]) -> [JSONFragment] {
        var places: [Int: InputPlaces] = [:]
        var related = RelatedPlacer(report)
        return findings.map { placed in
            let others = related.places(of: placed)
            guard placed.finding.journey != nil, let input = placed.input else { return result(placed, nil, others) }
            let inputPlaces = places[input] ?? InputPlaces(report.inputs[input])
            places[input] = inputPlaces
            return result(placed, inputPlaces, others)
        }
    }

    private func result(
        _ placed: PlacedFinding, _ places: InputPlaces?, _ related: [RelatedPlacer.Placed]
    ) -> JSONFragment {
        let finding = placed.finding
        // The words before notes and hints are those of the text report: a note may begin with a name.
        let notes = finding.notes.flatMap(PathWords.lines).map { "Note: \($0)" }
        let hints = (finding.hint.map(PathWords.lines) ?? []).map { "Hint: \($0)" }
        let text = (PathWords.lines(finding.message) + notes + hints).joined(separator: ". ")
        var location: [(String, JSONFragment)] = [
            ("physicalLocation", physicalLocation(report.certainPlace(of: placed)))
        ]
        if let last = finding.path.last {
            let path = PathWords.shortened(finding.path).joined(separator: "/")
            let logical: JSONFragment = [
                "name": .string(last), "fullyQualifiedName": .string(path), "kind": "type",
            ]
            location.append(("logicalLocations", .array([logical])))
        }
        var members: [(String, JSONFragment)] = [
            ("ruleId", .string(finding.rule)),
            ("ruleIndex", .number(indexOfRule[finding.rule] ?? -1)),
            ("level", SARIFReport.level(finding.severity)),
            ("message", ["text": SARIFReport.message(text)]),
            ("locations", .array([.object(location)])),
            ("partialFingerprints", ["coordviz/v1": .string(finding.fingerprint)]),
        ]
        if !related.isEmpty {
            let others = related.enumerated().map { relatedLocation($0, $1, beside: finding.event) }
            members.append(("relatedLocations", .array(others)))
        }
        if let journey = finding.journey, let input = placed.input, let places {
            let steps = JourneySteps(journey, in: report.inputs[input].tree, isComplete: false)
            members.append(("codeFlows", .array([codeFlow(steps, places, start: placed.place)])))
        }
        return .object(members)
    }

    /// Another place where something goes wrong for the same reason.
    private func relatedLocation(
        _ index: Int, _ related: RelatedPlacer.Placed, beside event: String?
    ) -> JSONFragment {
        let path = PathWords.line(related.place.path) ?? related.place.type
        let what = related.place.event(unless: event).map { "the same with \($0)" } ?? "the same"
        let message = related.place.consequence ?? "\(what) on the path \(path), from \(related.place.type)"
        return [
            "id": .number(index), "physicalLocation": physicalLocation(related.file),
            "message": ["text": SARIFReport.message(message)],
        ]
    }

    /// The journey: each step at the place of its coordinator or screen, the first step at the place of the emission.
    private func codeFlow(_ steps: JourneySteps, _ places: InputPlaces, start: FindingPlace?) -> JSONFragment {
        var locations: [JSONFragment] = []
        var last: FindingPlace?
        for item in steps.items {
            switch item {
            case .step(let step):
                let place =
                    step.emits
                    ? start ?? places.place(step.location, step.origin)
                    : places.place(step.location, step.origin)
                last = place
                locations.append(flowLocation("\(step.type): \(step.happening)", place, type: step.type))
            case .omitted:
                if let last { locations.append(flowLocation(item.omission ?? "", last, type: nil)) }
            }
        }
        if let ending = steps.ending, let last { locations.append(flowLocation(ending, last, type: nil)) }
        return ["threadFlows": .array([["locations": .array(locations)]])]
    }

    private func flowLocation(_ message: String, _ place: FindingPlace, type: String?) -> JSONFragment {
        var location: [(String, JSONFragment)] = [("physicalLocation", physicalLocation(place))]
        if let type {
            location.append(("logicalLocations", .array([["name": .string(type), "kind": "type"]])))
        }
        location.append(("message", ["text": SARIFReport.message(message)]))
        return ["location": .object(location)]
    }

    /// A file, and a line in it: programs show nothing for a place without a line.
    private func physicalLocation(_ place: FindingPlace) -> JSONFragment {
        var region: [(String, JSONFragment)] = [("startLine", .number(max(place.line ?? 1, 1)))]
        if place.line != nil, let column = place.column { region.append(("startColumn", .number(max(column, 1)))) }
        return [
            "artifactLocation": ["uri": .string(ReportPath(place.file, options).uri)],
            "region": .object(region),
        ]
    }
}
