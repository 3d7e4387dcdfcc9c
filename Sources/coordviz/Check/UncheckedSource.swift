#if Extraction
    import CoordinatorExtraction
#endif
import CoordinatorAnalysis
import FindingReports
import ProjectConfiguration

/// Source that was read and of which nothing was checked.
struct UncheckedSource: Error {
    /// Why.
    let failure: CommandFailure
    /// What was read.
    let input: UncheckedInput

    #if Extraction
        /// Source for which `check` passes no verdict.
        init(_ failure: CommandFailure, _ paths: [String], _ summary: ExtractionSummary) {
            self.failure = failure
            let lines = failure.description.split(separator: "\n").map { $0.drop { $0 == " " } }
            let reason = lines.joined(separator: "; ")
            let word = "error: "
            input = UncheckedInput(
                file: InputFile.displayName(paths[0]),
                reason: String(reason.hasPrefix(word) ? reason.dropFirst(word.count) : Substring(reason)),
                files: summary.files, lines: summary.lines)
        }
    #endif
}

extension ReportingOptions {
    /// Writes the reports that are JSON and can say that nothing was checked. The others have no words for it.
    ///
    /// - Throws: `CommandFailure` when one can't be written.
    func write(_ unchecked: [UncheckedInput], _ configuration: EffectiveConfiguration) throws {
        let requests = configuration.reports.value.filter { $0.format == ReportFormat.json.rawValue }
        guard !unchecked.isEmpty, !requests.isEmpty else { return }
        var report = Report(
            Check([], configuration: configuration.rules), of: [], failingSeverity: configuration.failOn.value,
            toolVersion: Version.current)
        report.unchecked = unchecked
        try write(report, as: requests)
    }
}
