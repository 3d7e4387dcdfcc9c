import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import NavigationDocs
import ProjectConfiguration

/// `coordviz docs`: writes pages about a tree.
struct DocsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs",
        abstract: "Writes documentation: a page for the app, one for each coordinator, and one for the events.",
        discussion: """
            Pages and pictures go into a folder of their own, as Markdown that GitHub and GitLab show, or as a catalog \
            for DocC. Pages of coordinators that no longer exist are removed. Files that coordviz did not write are never \
            changed.
            """
    ).ofTool

    @Argument(
        help: "The tree, or an app's source: a folder or a Swift file; - for standard input.",
        completion: .file(extensions: ["json", "swift"]))
    var input: String

    @Option(name: .shortAndLong, help: "The folder for the pages.", completion: .directory)
    var output: String

    @Option(
        name: .shortAndLong,
        help: "The format: markdown or docc. By default docc for a folder that ends in .docc, else markdown.")
    var format: DocsOptions.Format?

    @Option(
        name: .customLong("source-url"),
        help: ArgumentHelp(
            "Link places in the source to this address, such as https://example.com/blob/main/{file}#L{line}.",
            valueName: "pattern"))
    var sourceURL: String?

    @Option(
        help: ArgumentHelp(
            "Also renew the block between \(InsertedBlock.begin) and \(InsertedBlock.end) in a file.",
            valueName: "file"),
        completion: .file())
    var insert: [String] = []

    @Flag(help: "Write nothing; exit with 1 and list the files that are out of date.")
    var check = false

    @Option(help: "The direction of the pictures: right or down.")
    var direction: DiagramOptions.Direction = .right

    @Option(
        name: .customLong("fit"),
        help: "Fold pictures until rows are readable on: readme (the default), slide, a3, a4, or none.")
    var chosenFit: Fit?

    @OptionGroup(title: "Input") var reading: InputOptions

    @Flag(name: .shortAndLong, help: "Print nothing on standard error unless something fails.")
    var quiet = false

    private var chosenFormat: DocsOptions.Format { format ?? (output.isCatalog ? .docc : .markdown) }

    func validate() throws {
        if chosenFormat == .docc {
            if !output.isCatalog {
                throw ValidationError("DocC needs a folder that ends in .docc: --output \(output).docc")
            }
            if !insert.isEmpty {
                throw ValidationError("--insert works with Markdown only: DocC's pages have no addresses.")
            }
        }
        if output.isEmpty || output == "-" { throw ValidationError("--output must be a folder.") }
        let outputs = insert.map { Destination(path: $0, option: "--insert") }
        try Destination.check(
            outputs + [Destination(path: output, option: "--output", isFolder: true)],
            against: [input, reading.project.file(forInput: input)].compactMap { $0 })
        if SourceInput.isSource(input), Self.isAround(input, output) {
            throw ValidationError(
                "--output \(output) has the source in it. Pages go into a folder of their own, such as docs/navigation."
            )
        }
    }

    /// Whether a folder is that of an input, or one around it.
    private static func isAround(_ input: String, _ folder: String) -> Bool {
        guard let wanted = FileIdentity(of: folder), case .present = wanted else { return false }
        var place = InputFile.isFolder(input) ? input : input.lastIndex(of: "/").map { String(input[...$0]) } ?? "."
        var last: FileIdentity?
        while let identity = FileIdentity(of: place), identity != last {
            if identity == wanted { return true }
            last = identity
            place += "/.."
        }
        return false
    }

    func run() throws {
        let configuration = try reading.project.configuration(forInput: input, choices: CommandLineChoices())
        var reading = reading
        #if Extraction
            reading.apply(configuration)
        #endif
        let tree = try reading.tree(
            from: input, undone: check ? "nothing was compared" : "nothing was written"
        ).visiblyNamed
        let analysis = Analysis(tree, configuration: configuration.rules)
        var options = DocsOptions(format: chosenFormat, source: try source())
        let (coordinators, journeys) = (tree.coordinators.count, analysis.propagation.journeys.count)
        let hasFewJourneys = coordinators * journeys <= Self.mostJourneysInPictures
        options.hasPictures = coordinators <= Self.mostPictures && hasFewJourneys
        if !options.hasPictures {
            let what = PlainText.count(coordinators, "coordinator")
            let cause = hasFewJourneys ? what : "\(what) and \(PlainText.count(journeys, "journey"))"
            Status.note("\(cause): their pages have no pictures", isQuiet: quiet)
        }
        let contents = DocsContents(analysis, options: options)
        let pictures = DocsPictures(analysis: analysis, direction: direction, fit: chosenFit ?? .readme)
        if check {
            return try report(DocsFolder(output).stale(contents, pictures) + staleBlocks(contents).map(\.staleness))
        }
        try DocsTurn.taken(for: output, isQuiet: quiet) {
            let folder = try DocsFolder(output)
            for path in try folder.write(contents, pictures, with: staleBlocks(contents)) {
                Status.note("\(folder.path(path)) was changed by hand and is kept", isQuiet: quiet)
            }
        }
    }

    private func staleBlocks(_ contents: DocsContents) throws -> [DocsInsertion] {
        try insert.map { try DocsInsertion(file: $0, contents, folder: output) }.filter(\.isStale)
    }

    private func source() throws -> SourceAddress? {
        do {
            return try sourceURL.map { try SourceAddress($0) }
        } catch let problem as SourceAddress.Problem {
            throw ValidationError("--source-url: \(problem).")
        }
    }

    private func report(_ stale: [String]) throws {
        guard !stale.isEmpty else { return }
        try OutputFile.say(stale.map { PlainText.line($0) + "\n" }.joined())
        Status.note("run the same command without --check to update them", isQuiet: quiet)
        throw ExitCode(1)
    }

    /// The largest number of coordinators whose pages have a picture: for more, drawing takes minutes.
    private static let mostPictures = 1_000
    /// The largest number of journeys that all these pictures inspect together: each picture inspects all journeys.
    private static let mostJourneysInPictures = 4_000_000
}

extension DocsOptions.Format: ChoiceArgument {}

extension String {
    /// Whether a folder has the name of a DocC catalog.
    fileprivate var isCatalog: Bool {
        var path = self[...]
        while path.last == "/" { path.removeLast() }
        return path.hasSuffix(".docc")
    }
}
