import ArgumentParser
import FindingReports
import ProjectConfiguration

/// The options for reports of findings.
struct ReportingOptions: ParsableArguments {
    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "A report: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). May be given several times.",
            valueName: "format[=file]"))
    var reports: [ReportRequest] = []

    @Option(help: "Colour: auto, the default, always or never.")
    var color: ColorChoice?

    @Flag(help: "In GitHub Actions, write no annotations in addition to the text.")
    var noAnnotations = false

    @Flag(name: .shortAndLong, help: "Print long journeys in full, known findings, and fingerprints.")
    var verbose = false

    @Flag(help: "Print every path of a finding, not only the shortest one.")
    var allPaths = false

    @Flag(name: .shortAndLong, help: "Print nothing on standard error unless something fails.")
    var quiet = false

    func validate() throws {
        for request in reports {
            if request.file?.isEmpty == true { throw ValidationError("--report \(request) has no file name.") }
        }
        if let (first, second) = ReportRequest.conflict(in: reports) {
            let place = reports[first].file ?? "standard output"
            throw ValidationError("--report \(reports[first]) and \(reports[second]) both write to \(place).")
        }
    }

    /// The files of the reports: those of a configuration, else those of the command line.
    func destinations(of chosen: Sourced<[ReportRequest]>?) -> [Destination] {
        (chosen?.value ?? reports).map { request in
            guard let chosen, case .file = chosen.origin else {
                return Destination(path: request.file ?? "-", option: "--report")
            }
            return Destination(path: request.file ?? "-", option: "the report of \(chosen.origin)")
        }
    }

    /// Writes every report. All reports are made before the first one is written; if one can't be written, none is.
    ///
    /// - Throws: `CommandFailure` if one can't be written.
    func write(_ report: Report, as requests: [ReportRequest]) throws {
        let requests = requests.isEmpty ? [ReportRequest(format: ReportFormat.text.rawValue)] : requests
        var texts: [(text: String, file: String)] = []
        for request in requests {
            guard let format = ReportFormat(rawValue: request.format) else { continue }
            texts.append(
                (format.text(of: report, options: options(toTerminal: request.file == nil)), request.file ?? "-"))
            if format == .text, request.file == nil, annotates(requests) {
                texts.append((ReportFormat.github.text(of: report, options: options(toTerminal: false)), "-"))
            }
        }
        // Folders for reports are created, and removed again if no report is written to them.
        let folders = try NewFolders(for: texts.map(\.file).filter { $0 != "-" })
        do {
            try OutputFile.write(texts.map { (Array($0.text.utf8), $0.file) })
        } catch {
            folders.remove()
            throw error
        }
    }

    private func options(toTerminal: Bool) -> ReportOptions {
        let isColored = toTerminal && color.isOn
        return ReportOptions(
            color: isColored, hyperlinks: isColored && OutputFile.isTerminal, verbose: verbose,
            allPaths: allPaths, directory: Environment.currentFolder, root: WorkTree.root)
    }

    private func annotates(_ requests: [ReportRequest]) -> Bool {
        !noAnnotations && Environment["GITHUB_ACTIONS"] == "true"
            && !requests.contains { $0.format == ReportFormat.github.rawValue }
    }
}

extension ReportRequest: ExpressibleByArgument {
    /// A request for an existing format; `nil` for other formats.
    public init?(argument: String) {
        self.init(argument)
        guard ReportFormat(rawValue: format) != nil else { return nil }
    }
}

/// Whether to use colour.
enum ColorChoice: String, ChoiceArgument {
    case auto, always, never

    /// Follows the conventions: `NO_COLOR`, `FORCE_COLOR`, `CLICOLOR_FORCE`, `TERM=dumb`, and whether the output is a
    /// terminal.
    var isOn: Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if let value = Environment["NO_COLOR"], !value.isEmpty { return false }
            for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
                if let value = Environment[name], !value.isEmpty, value != "0" { return true }
            }
            return OutputFile.isTerminal && Environment["TERM"] != "dumb"
        }
    }
}

extension ColorChoice? {
    /// Whether to use colour; `auto` if nothing was chosen.
    var isOn: Bool { (self ?? .auto).isOn }
}
