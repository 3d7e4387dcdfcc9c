import ArgumentParser
import CoordinatorModel

#if Extraction
    import CoordinatorExtraction
#endif

/// `coordviz extract`: reads an app's tree from its source.
struct ExtractCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Reads an app's coordinators from its Swift source.",
        discussion: """
            Writes a tree.json: which coordinator presents which, and by which route; which events every screen and \
            coordinator emits and intercepts; every fact with its place. Nothing is built or run. What can't be followed \
            is listed as unresolved; nothing is guessed. The other commands read source too.
            """
    ).ofTool

    @Argument(
        help:
            "Folders and Swift files. By default the paths in the configuration, or else this folder.",
        completion: .file(extensions: ["swift"]))
    var inputs: [String] = []

    @Option(name: .shortAndLong, help: "Where to write the tree; - for standard output.", completion: .file())
    var output = "-"

    @Option(
        help: ArgumentHelp(
            "A tree from the running app, to which facts from the source are added.", valueName: "live.json"),
        completion: .file(extensions: ["json"]))
    var onto: String?

    @OptionGroup(title: "Input") var reading: InputOptions

    @Flag(name: .shortAndLong, help: "List what is unresolved, with places.")
    var verbose = false

    @Flag(name: .shortAndLong, help: "Print nothing on standard error unless something fails.")
    var quiet = false

    func validate() throws {
        if let tree = inputs.first(where: { $0.hasSuffix(".json") }) {
            throw ValidationError(
                "'\(tree)' is already a tree, and extract reads Swift: 'coordviz check \(tree)', or 'extract FOLDER --onto \(tree)'."
            )
        }
        if inputs.contains("-") {
            throw ValidationError("extract reads Swift files and folders, and not standard input. Name the folder.")
        }
        let read = reading.filesRead(for: inputs.isEmpty ? ["."] : inputs) + [onto].compactMap { $0 }
        try Destination.check([Destination(path: output, option: "--output")], against: read)
    }

    #if Extraction
        func run() throws {
            // An error in the live tree is reported before the source is read.
            let live = try onto.map { try self.reading.tree(from: $0) }
            let reading = try reading.settled(forInput: inputs.first)
            let result = try SourceInput.extract(reading.sources(inputs), reading, isQuiet: quiet)
            let tree = live.map { CoordinatorTree.joining(source: result.tree, onto: $0) } ?? result.tree
            try OutputFile.write(tree.json(), to: output)
            for unresolved in tree.unresolved where verbose { Status.line(unresolved.text) }
            Status.note(ExtractionText.summary(of: tree, result.summary, listsUnresolved: verbose), isQuiet: quiet)
        }
    #else
        func run() throws { _ = try SourceInput.tree(of: inputs, reading) }
    #endif
}

extension Unresolved {
    /// One line, in the form of compiler messages.
    fileprivate var text: String {
        guard let location else { return "note: \(what)" }
        let place = [location.line, location.column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(location.file)\(place): note: \(what)"
    }
}
