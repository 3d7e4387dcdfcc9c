import ArgumentParser
import ComparisonReports
import CoordinatorModel
import FindingReports
import TreeComparison

/// `coordviz diff`: shows the differences between two versions of a tree.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two trees: what has changed, and which events end differently.",
        discussion: """
            Each version is a tree, or an app's source; - for standard input. REVISION:PATH is the version in a revision of \
            git, such as main:tree.json or HEAD~3:Sources. Differences do not change the exit code, which is 0, unless \
            --exit-code is given.
            """
    ).ofTool

    @Argument(help: "The old version.", completion: .file(extensions: ["json", "swift"]))
    var old: String

    @Argument(help: "The new version.", completion: .file(extensions: ["json", "swift"]))
    var new: String

    @Option(name: .shortAndLong, help: "Where to write it; - for standard output.", completion: .file())
    var output = "-"

    @Option(
        name: .shortAndLong,
        help: "The format. By default it follows from the output's extension; without one it is text.")
    var format: DiffFormat?

    @Flag(help: "Exit with 1 when there is a difference, as git does.")
    var exitCode = false

    @Flag(help: "Draw only what has changed, and the path to it from the root.")
    var onlyChanges = false

    @Option(help: "Colour: auto, the default, always or never.")
    var color: ColorChoice?

    @OptionGroup(title: "What a picture shows") var content: ContentOptions
    @OptionGroup(title: "How a picture looks") var appearance: AppearanceOptions
    @OptionGroup(title: "Input") var reading: InputOptions

    @Flag(name: .shortAndLong, help: "Print nothing on standard error unless something fails.")
    var quiet = false

    func validate() throws {
        if old == "-", new == "-" { throw ValidationError("Only one of the versions can be standard input.") }
        let read = reading.filesRead(for: [old, new])
        try Destination.check([Destination(path: output, option: "--output")], against: read)
        _ = try chosenFormat()
    }

    func run() throws {
        let format = try chosenFormat()
        let versions = VersionInput(reading: reading, isQuiet: quiet)
        var (before, after) = (
            try versions.tree(from: old, comparedWith: new), try versions.tree(from: new, comparedWith: old)
        )
        if format != .json { (before, after) = (before.visiblyNamed, after.visiblyNamed) }
        let comparison = Comparison(from: before, to: after)
        try OutputFile.write(to: output) { take in try write(comparison, as: format, to: take) }
        if exitCode, comparison.isDifferent { throw ExitCode(1) }
    }

    private func chosenFormat() throws -> DiffFormat {
        let chosen: DiffFormat
        if let format {
            chosen = format
        } else if output == "-" {
            chosen = .text
        } else if let format = DiffFormat(path: output) {
            chosen = format
        } else {
            throw ValidationError(
                "'\(output)' does not end like a format. End it in \(DiffFormat.endings), or add --format.")
        }
        if chosen.picture?.isBinary == true, output == "-", OutputFile.isTerminal {
            throw ValidationError("A \(chosen.rawValue) cannot be shown in a terminal. Add --output FILE.")
        }
        return chosen
    }

    private func write(_ comparison: Comparison, as format: DiffFormat, to take: ([UInt8]) throws -> Void) throws {
        switch format {
        case .text:
            let options = ReportOptions(color: output == "-" && color.isOn)
            try take(Array(ComparisonText.text(of: comparison, options: options).utf8))
        case .json: try take(Array(ComparisonJSON.text(of: comparison).utf8))
        case .markdown: try take(Array(markdown(comparison).utf8))
        default:
            guard let picture = format.picture else { return }
            try self.picture(comparison, onlyChanges: onlyChanges).write(as: picture, to: take)
        }
    }

    private func picture(_ comparison: Comparison, onlyChanges: Bool, isQuiet: Bool? = nil) -> Picture {
        Picture(
            tree: comparison.overlay.tree, input: (name: new, bytes: nil), content: content, appearance: appearance,
            isQuiet: isQuiet ?? quiet,
            comparison: comparison, showsOnlyChanges: onlyChanges)
    }

    // MARK: - Markdown

    /// The text for a comment, with a picture: of the whole tree, or of the changes only.
    private func markdown(_ comparison: Comparison) throws -> String {
        guard comparison.isDifferent else { return ComparisonMarkdown.text(of: comparison, diagram: nil) }
        if !onlyChanges, comparison.overlay.tree.coordinators.count <= Self.mostInComment {
            if let diagram = try mermaid(comparison, onlyChanges: false) {
                return ComparisonMarkdown.text(of: comparison, diagram: diagram, note: Self.legend)
            }
        }
        let diagram = try mermaid(comparison, onlyChanges: true)
        let note =
            diagram == nil ? "This is too large for a picture here; use: coordviz diff … -o diff.svg" : Self.legend
        return ComparisonMarkdown.text(of: comparison, diagram: diagram, note: note)
    }

    private func mermaid(_ comparison: Comparison, onlyChanges: Bool) throws -> String? {
        var bytes: [UInt8] = []
        do {
            try picture(comparison, onlyChanges: onlyChanges, isQuiet: true).write(as: .mermaid) { bytes += $0 }
        } catch is CommandFailure {
            return nil
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf16.count <= Self.mostCharacters ? text : nil
    }

    /// The largest number of coordinators in a picture of the whole tree: a larger picture would not be legible in a
    /// comment.
    private static let mostInComment = 40
    /// The largest number of characters of a picture. A comment can have 65,536.
    private static let mostCharacters = 40_000
    private static let legend = "+ added, − removed (dotted), ~ changed; faint parts have not changed"
}
