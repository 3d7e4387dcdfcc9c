import CoordinatorAnalysis
import CoordinatorModel

/// The place where a finding is shown.
struct FindingPlace: Hashable {
    var file: String
    var line: Int?
    /// Counted in UTF-16 code units if the place is in a `tree.json`.
    var column: Int?
}

/// Finds places in one input: in the app's source if the tree contains such a place, otherwise in the file that the
/// tree was read from, otherwise that file as a whole.
struct InputPlaces {
    private let file: String
    private let positions: SourcePositions?

    init(_ input: Report.Input) {
        file = input.file
        positions = input.source.map { SourcePositions($0) }
    }

    func place(_ location: Location?, _ origin: Origin) -> FindingPlace {
        if let location { return FindingPlace(file: location.file, line: location.line, column: location.column) }
        guard let positions, let offset = origin.offset else { return FindingPlace(file: file) }
        let position = positions.position(at: offset)
        return FindingPlace(file: file, line: position.line, column: position.column)
    }
}

/// A finding with its place, and the data for drawing its journey.
struct PlacedFinding {
    let finding: Finding
    /// `nil` for a finding about the run as a whole, if the report names no file for it.
    let place: FindingPlace?
    /// The index of the input that contains it; `nil` for a general finding.
    let input: Int?
}

extension Report {
    /// All findings, input by input, then the general ones.
    func placedFindings() -> [PlacedFinding] {
        var placed: [PlacedFinding] = []
        for (index, input) in inputs.enumerated() where !input.findings.isEmpty {
            let places = InputPlaces(input)
            placed += input.findings.map {
                PlacedFinding(finding: $0, place: places.place($0.location, $0.origin), input: index)
            }
        }
        for finding in general {
            let place = finding.location.map { FindingPlace(file: $0.file, line: $0.line, column: $0.column) }
            placed.append(
                PlacedFinding(
                    finding: finding, place: place ?? generalFile.map { FindingPlace(file: $0) }, input: nil))
        }
        return placed
    }

    /// The place of a finding, for formats that require one.
    func certainPlace(of placed: PlacedFinding) -> FindingPlace {
        placed.place ?? FindingPlace(file: inputs.first?.file ?? "tree.json")
    }
}
