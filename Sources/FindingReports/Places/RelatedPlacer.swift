import CoordinatorAnalysis

/// Finds the positions of the related places that machine-readable reports list.
struct RelatedPlacer {
    /// A related place, and its file.
    struct Placed {
        var place: RelatedPlace
        var file: FindingPlace
    }

    private let report: Report
    private var placesOfInput: [Int: InputPlaces] = [:]

    init(_ report: Report) { self.report = report }

    /// The related places of a finding.
    mutating func places(of placed: PlacedFinding) -> [Placed] {
        guard let input = placed.input, !placed.finding.related.isEmpty else { return [] }
        let places = placesOfInput[input] ?? InputPlaces(report.inputs[input])
        placesOfInput[input] = places
        return placed.finding.related.listed.map { Placed(place: $0, file: places.place($0.location, $0.origin)) }
    }
}
