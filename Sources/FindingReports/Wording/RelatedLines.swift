import CoordinatorAnalysis
import CoordinatorModel

/// The other paths and places of a finding, each in one line of the text report.
struct RelatedLines {
    private let finding: Finding
    private let options: ReportOptions
    private let ink: Ink

    init(_ finding: Finding, _ options: ReportOptions, _ ink: Ink) {
        (self.finding, self.options, self.ink) = (finding, options, ink)
    }

    /// The lines, equal ones once.
    func all() -> [String] {
        var seen: Set<String> = []
        let lines = finding.related.lazy.filter { $0.consequence == nil }.compactMap(line)
        return lines.filter { seen.insert($0).inserted }
    }

    private func line(_ place: RelatedPlace) -> String? {
        let event = place.event(unless: finding.event).map { " (\(PlainText.line($0)))" } ?? ""
        let types = place.path
        guard let path = PathWords.line(types, isComplete: options.verbose) else {
            return place.location.map { "\(ink.faint("also at")) \(text(of: $0))\(event)" }
        }
        // A coordinator's own event begins where the path ends.
        let start = types.last == place.type ? "" : " \(ink.faint("from")) \(PlainText.line(place.type))"
        return "\(ink.faint("also in")) \(path)\(start)\(event)"
    }

    private func text(of location: Location) -> String {
        let path = ReportPath(location.file, options).shown
        guard let line = location.line else { return path }
        return "\(path):\(line)" + (location.column.map { ":\($0)" } ?? "")
    }
}
