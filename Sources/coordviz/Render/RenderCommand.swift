import ArgumentParser
import CoordinatorDiagram
import CoordinatorModel
import Graphviz

/// `coordviz render`: draws a tree as a picture.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws a coordinator tree.",
        discussion: """
            Boxes are coordinators: dark heads manage children, round ones are leaves. Grey arrows are presentations. \
            A coloured line follows events of one family along the tree, from the emitter (triangle) to the object that \
            consumes them (square). A circle on the line observes the event, a diamond may consume it. Red means lost.
            """
    ).ofTool

    @Argument(
        help: "The tree, or an app's source: a folder or a Swift file; - for standard input.",
        completion: .file(extensions: ["json", "swift"]))
    var input: String

    @Option(name: .shortAndLong, help: "Where to write the picture; - for standard output.", completion: .file())
    var output = "-"

    @Option(
        name: .shortAndLong,
        help: "The format. By default it follows from the output's extension; without one it is svg.")
    var format: OutputFormat?

    @OptionGroup(title: "What is shown") var content: ContentOptions
    @OptionGroup(title: "How it looks") var appearance: AppearanceOptions
    @OptionGroup(title: "Input") var reading: InputOptions

    @Flag(
        help: """
            Draw an overview, and a sheet for each tab or feature. --output names a folder for the files, or a PDF \
            for the pages.
            """)
    var sheets = false

    @Flag(help: "Draw again whenever the input changes, until Control-C.")
    var watch = false

    @Flag(name: .shortAndLong, help: "Print nothing on standard error unless something fails.")
    var quiet = false

    func validate() throws {
        let destination = Destination(path: output, option: "--output", isFolder: sheets && !isBook)
        try Destination.check([destination], against: reading.filesRead(for: [input]))
        if sheets {
            if output == "-" {
                throw ValidationError("--sheets writes several pictures. Add --output FOLDER, or --output FILE.pdf.")
            }
            if format == nil, !isBook, OutputFormat(path: output) != nil {
                throw ValidationError(
                    "--sheets writes several pictures, and '\(output)' is the name of one. Give a folder, or FILE.pdf.")
            }
            if watch { throw ValidationError("--sheets doesn't go with --watch.") }
            if ![.svg, .png, .pdf].contains(format ?? .svg) {
                throw ValidationError("--sheets goes with the formats svg, png and pdf: a page has everything in it.")
            }
        }
        if !sheets { _ = try chosenFormat() }
        guard watch else { return }
        if input == "-" { throw ValidationError("--watch follows a file: standard input has only one state.") }
        if output == "-" { throw ValidationError("--watch writes the picture again and again. Add --output FILE.") }
    }

    func run() throws {
        if sheets {
            return try FeatureSheetFiles(
                input: input, output: output, format: isBook ? .pdf : format ?? .svg, isBook: isBook, content: content,
                appearance: appearance, reading: reading, isQuiet: quiet
            ).write()
        }
        let format = try chosenFormat()
        if format.isBinary, output == "-", OutputFile.isTerminal {
            throw ValidationError("A \(format.rawValue) cannot be shown in a terminal. Add --output FILE.")
        }
        guard watch else { return try draw(as: format, afterwards: .leaveToExit) }
        Watch.run({ reading.filesRead(for: [input]) }) {
            do {
                try draw(as: format, afterwards: .free)
                Status.note("\(output) is drawn", isQuiet: quiet)
            } catch {
                Status.error("\(error)")
            }
        }
    }

    private func draw(as format: OutputFormat, afterwards: Afterwards) throws {
        var read: (bytes: [UInt8]?, tree: CoordinatorTree) = try reading.contents(
            of: [input], isQuiet: quiet || watch, isFollowed: watch, undone: "nothing was drawn")
        // For a large input, the bytes take as much memory as the tree.
        if format != .html { read.bytes = nil }
        var picture = Picture(
            tree: read.tree, input: (InputFile.displayName(input), read.bytes), content: content,
            appearance: appearance, isQuiet: quiet)
        picture.afterwards = afterwards
        try OutputFile.write(to: output) { take in try picture.write(as: format, to: take) }
    }

    /// Whether sheets become pages of one PDF.
    private var isBook: Bool { (format ?? .pdf) == .pdf && OutputFormat(path: output) == .pdf }

    private func chosenFormat() throws -> OutputFormat {
        if let format { return format }
        if output == "-" { return .svg }
        guard let format = OutputFormat(path: output) else {
            throw ValidationError(
                "'\(output)' does not end like a format. End it in \(OutputFormat.endings), or add --format.")
        }
        return format
    }
}
